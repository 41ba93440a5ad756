import { Refusal } from '#functions/errors.ts';
import type { Booking } from '#shared/booking.ts';
import { isLive } from '#shared/transitions.ts';

/** What a booking stores: undefined leaves a field as it is, null removes it. The weight is in kg. */
export interface Goods {
  productType?: string | null | undefined;
  weight?: number | null | undefined;
}

/** Fields of a booking to write if it still has the status that it was read with. */
export interface GoodsChange {
  booking: Booking;
  set: [name: keyof Goods, value: string | number][];
  remove: (keyof Goods)[];
}

/**
 * Decides on a change of what a booking stores, which is possible while it holds its days.
 * @returns the change; undefined where nothing is to change
 * @throws Refusal bookingEnded
 */
export function decideGoods(booking: Booking, goods: Goods): GoodsChange | undefined {
  if (!isLive(booking.status)) throw new Refusal('bookingEnded');
  const change: GoodsChange = { booking, set: [], remove: [] };
  for (const name of ['productType', 'weight'] as const) {
    const value = goods[name];
    if (value === null) change.remove.push(name);
    else if (value !== undefined) change.set.push([name, value]);
  }
  return change.set.length + change.remove.length > 0 ? change : undefined;
}
