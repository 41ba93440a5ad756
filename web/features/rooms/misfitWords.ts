import { holdsOf, holdsTemperature, temperaturesOf } from '#shared/fitsGoods.ts';
import type { Room } from '#shared/room.ts';
import { keepingWords } from './keepingWords.ts';

/** That a room cannot be set to the temperature of goods; undefined where it can, or nobody knows. */
export function misfitWords(
  productType: string,
  room: Pick<Room, 'temperatureRange' | 'capacity' | 'unit'>,
): string | undefined {
  if (holdsTemperature(holdsOf(room), temperaturesOf(productType))) return undefined;
  const kept = keepingWords(productType) ?? 'Best kept at another temperature.';
  return `${kept} This room holds ${room.temperatureRange}: it does not fit.`;
}
