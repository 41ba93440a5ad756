import { holdsTemperature, holdsWeight } from '#shared/fitsGoods.ts';
import type { Room } from '#shared/room.ts';
import { keepingWords } from '#web/features/rooms/keepingWords.ts';
import { formatMeasure } from '#web/lib/format.ts';

type Place = Pick<Room, 'temperatureRange' | 'capacity' | 'unit'>;

/** How a product keeps by the guide, and whether the chosen room can be set so; it forbids nothing. */
export function keepingHint(productType: string, room: Place | undefined): string | undefined {
  const words = keepingWords(productType);
  if (!room || holdsTemperature(room, productType)) return words;
  return `${words ?? 'Best kept at another temperature.'} This room holds ${room.temperatureRange}.`;
}

/** That the chosen room does not hold a weight; the server would refuse it. */
export const weightProblem = (weight: string, room: Place | undefined): string | undefined =>
  room && !holdsWeight(room, weight)
    ? `This room holds ${formatMeasure(room.capacity, room.unit)}.`
    : undefined;
