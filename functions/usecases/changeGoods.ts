import { checkWeight } from '#functions/domain/checkWeight.ts';
import { decideGoods, type Goods } from '#functions/domain/decideGoods.ts';
import { requireOwn } from '#functions/domain/ownership.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { writeGoods } from '#functions/store/bookings/writeGoods.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import type { Booking } from '#shared/booking.ts';

/**
 * Changes what a customer's booking stores. It is decided anew whenever the booking's status or room has changed
 * before the write.
 * @throws Refusal bookingNotFound, bookingEnded, tooHeavy, busy
 */
export const changeGoods = (id: string, goods: Goods, userId: string): Promise<Booking> =>
  untilUncontended(async () => {
    const booking = requireOwn(await findBooking(id), { userId });
    const change = decideGoods(booking, goods);
    if (!change) return booking;
    if (goods.weight) checkWeight(goods.weight, await getRoom(booking.coldRoomId));
    return writeGoods(change);
  });
