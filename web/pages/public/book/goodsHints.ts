import { holdsOf, holdsWeight } from '#shared/fitsGoods.ts';
import type { Room } from '#shared/room.ts';
import { keepingWords } from '#web/features/rooms/keepingWords.ts';
import { misfitWords } from '#web/features/rooms/misfitWords.ts';
import { unknownWords } from '#web/features/rooms/unknownWords.ts';
import { formatMeasure } from '#web/lib/format.ts';

type Place = Pick<Room, 'temperatureRange' | 'capacity' | 'unit'>;

/** What is said of a product: how it keeps by the guide, or what speaks against the chosen room, which forbids nothing. */
export function keepingWordsOf(
  productType: string,
  room: Place | undefined,
): { hint?: string | undefined; warning?: string } {
  const words = keepingWords(productType);
  if (!room) return { hint: words };
  const unknown = unknownWords(room, { productType, weight: '' });
  if (unknown) return { hint: [words, unknown].filter(Boolean).join(' ') };
  const misfit = misfitWords(productType, room);
  if (!misfit) return { hint: words };
  return { warning: `${misfit} Choose another room, or ask us before you book.` };
}

/** That the chosen room does not hold a weight; the server would refuse it. */
export const weightProblem = (weight: string, room: Place | undefined): string | undefined =>
  room && !holdsWeight(holdsOf(room), Number(weight))
    ? `This room holds ${formatMeasure(room.capacity, room.unit)}.`
    : undefined;

/** That nobody knows whether the chosen room holds a weight. */
export const weightHint = (weight: string, room: Place | undefined): string | undefined =>
  room && unknownWords(room, { productType: '', weight });
