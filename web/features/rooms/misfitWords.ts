import { holdsOf, misfitsOf } from '#shared/fitsGoods.ts';
import { celsiusText } from '#shared/produce.ts';
import type { Room } from '#shared/room.ts';
import { productWords } from './keepingWords.ts';

/** That a room cannot be set to the temperature of goods; undefined where it can, or nobody knows. */
export function misfitWords(
  productType: string,
  room: Pick<Room, 'temperatureRange' | 'capacity' | 'unit'>,
): string | undefined {
  const holds = holdsOf(room);
  const kept = misfitsOf(holds, productType).map(({ said, product }) => {
    if (product) return productWords(product);
    return `${said === productType ? 'Best' : `${said}: best`} kept at another temperature.`;
  });
  if (kept.length === 0) return undefined;
  const { coldest = 0, warmest = 0 } = holds;
  return `${kept.join(' ')} This room holds ${celsiusText([coldest, warmest])}: it does not fit.`;
}
