import { holdsOf, misfitsOf } from '#shared/fitsGoods.ts';
import type { Room } from '#shared/room.ts';
import { productWords } from './keepingWords.ts';
import { temperatureWords } from './temperatureWords.ts';

/** That a room cannot be set to the temperature of goods; undefined where it can, or nobody knows. */
export function misfitWords(
  productType: string,
  room: Pick<Room, 'temperatureRange' | 'capacity' | 'unit'>,
): string | undefined {
  const kept = misfitsOf(holdsOf(room), productType).map(({ said, product }) => {
    if (product) return productWords(product);
    return `${said === productType ? 'Best' : `${said}: best`} kept at another temperature.`;
  });
  if (kept.length === 0) return undefined;
  return `${kept.join(' ')} This room holds ${temperatureWords(room.temperatureRange)}: it does not fit.`;
}
