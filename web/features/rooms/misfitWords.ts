import { holdsOf, holdsWeight, misfitsOf, type SaidGoods } from '#shared/fitsGoods.ts';
import { celsiusText } from '#shared/produce.ts';
import type { Room } from '#shared/room.ts';
import { formatMeasure } from '#web/lib/format.ts';
import { productWords } from './keepingWords.ts';

type Place = Pick<Room, 'temperatureRange' | 'capacity' | 'unit'>;

/** That a room cannot be set to the temperature of goods; undefined where it can, or nobody knows. */
export function misfitWords(productType: string, room: Place): string | undefined {
  const holds = holdsOf(room);
  const kept = misfitsOf(holds, productType).map(({ said, product }) => {
    if (product) return productWords(product);
    return `${said === productType ? 'Best' : `${said}: best`} kept at another temperature.`;
  });
  if (kept.length === 0) return undefined;
  const { coldest = 0, warmest = 0 } = holds;
  return `${kept.join(' ')} This room holds ${celsiusText([coldest, warmest])}: it does not fit.`;
}

/** That a room does not hold the weight of goods: the server would refuse them. */
export const tooHeavyWords = (weight: string, room: Place): string | undefined =>
  holdsWeight(holdsOf(room), Number(weight))
    ? undefined
    : `This room holds ${formatMeasure(room.capacity, room.unit)}: the goods are too heavy.`;

/** That goods do not fit a room, to be read before it is booked: their temperature forbids nothing. */
export const goodsNote = ({ productType, weight }: SaidGoods, room: Place): string | undefined =>
  [misfitWords(productType, room), tooHeavyWords(weight, room)].filter(Boolean).join(' ') ||
  undefined;
