import type { Mover } from '#functions/domain/decideMove.ts';
import { holdersOf } from '#functions/domain/heldDays.ts';
import { takenRefusal } from '#functions/domain/takenRefusal.ts';
import { Refusal } from '#functions/errors.ts';
import { readCalendar, type RoomStay } from '#functions/store/calendar/calendar.ts';
import { readHolders } from '#functions/store/closures/closures.ts';

/**
 * Refuses a stay of which others hold days. The staff read what holds them; a customer is told of bookings of their own
 * alone.
 * @throws Refusal daysTaken, ownBooking, daysHeld
 */
export async function refuseHeldDays(
  stay: RoomStay,
  holder: string,
  { actor, userId }: Pick<Mover, 'actor' | 'userId'>,
): Promise<void> {
  const calendar = await readCalendar(stay.coldRoomId, stay);
  const others = [...calendar.values()].filter((one) => one !== holder);
  if (others.length === 0) return;
  const holders = await readHolders(others);
  if (actor === 'customer') throw takenRefusal(holders.bookings.values(), userId);
  throw new Refusal('daysHeld', { held: holdersOf(holders) });
}
