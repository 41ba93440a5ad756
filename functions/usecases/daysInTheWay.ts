import type { Mover } from '#functions/domain/decideMove.ts';
import { holdersOf } from '#functions/domain/heldDays.ts';
import { Refusal } from '#functions/errors.ts';
import { readCalendar, type RoomStay } from '#functions/store/calendar/calendar.ts';
import { readHolders } from '#functions/store/closures/closures.ts';

/**
 * Refuses a stay of which others hold days. An admin reads what holds them; a customer is not told.
 * @throws Refusal daysTaken, daysHeld
 */
export async function refuseHeldDays(
  stay: RoomStay,
  holder: string,
  { actor }: Pick<Mover, 'actor'>,
): Promise<void> {
  const calendar = await readCalendar(stay.coldRoomId, stay);
  const others = [...calendar.values()].filter((one) => one !== holder);
  if (others.length === 0) return;
  if (actor === 'customer') throw new Refusal('daysTaken');
  throw new Refusal('daysHeld', { held: holdersOf(await readHolders(others)) });
}
