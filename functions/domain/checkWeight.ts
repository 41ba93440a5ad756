import { Refusal } from '#functions/errors.ts';
import type { Room } from '#shared/room.ts';
import { kilogramsOf } from '#shared/search/kilograms.ts';

/**
 * Refuses goods that are heavier than what the room holds. A room whose unit is no weight takes any.
 * @param weight in kg; nothing is checked where it was not said
 * @throws Refusal tooHeavy
 */
export function checkWeight(
  weight: number | null | undefined,
  { capacity, unit }: Pick<Room, 'capacity' | 'unit'>,
): void {
  if (weight === undefined || weight === null) return;
  const most = kilogramsOf(capacity, unit);
  if (most === undefined || weight <= most) return;
  throw new Refusal('tooHeavy', { holds: `${capacity} ${unit}` });
}
