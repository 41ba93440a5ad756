import { holdsOf, holdsWeight, misfitsOf, type SaidGoods } from '#shared/fitsGoods.ts';
import type { Room } from '#shared/room.ts';

/** Whether a room holds the weight of goods, and can be set to their temperatures. */
export const holdsGoods = (
  room: Pick<Room, 'temperatureRange' | 'capacity' | 'unit'>,
  { productType, weight }: SaidGoods,
): boolean =>
  holdsWeight(holdsOf(room), Number(weight)) && misfitsOf(holdsOf(room), productType).length === 0;
