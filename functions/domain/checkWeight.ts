import { Refusal } from '#functions/errors.ts';
import { holdsOf, holdsWeight } from '#shared/fitsGoods.ts';
import type { Room } from '#shared/room.ts';

/**
 * Refuses goods that are heavier than what the room holds. A room whose unit is no weight takes any.
 * @param weight in kg; nothing is checked where it was not said
 * @throws Refusal tooHeavy
 */
export function checkWeight(
  weight: number | null | undefined,
  room: Pick<Room, 'capacity' | 'unit'>,
): void {
  if (!weight || holdsWeight(holdsOf(room), weight)) return;
  throw new Refusal('tooHeavy', { holds: `${room.capacity} ${room.unit}` });
}
