import {
  decideAsk,
  decideRefusal,
  decideWithdrawal,
  type AskRequest,
} from '#functions/domain/decideAsk.ts';
import type { Mover } from '#functions/domain/decideMove.ts';
import { requireOwn } from '#functions/domain/ownership.ts';
import { Refusal } from '#functions/errors.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { writeAsked } from '#functions/store/bookings/writeAsked.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import type { Booking } from '#shared/booking.ts';
import { changeBooking } from './changeBooking.ts';

/**
 * A customer asks for other days of their approved booking. The same days are asked for once, however often it is sent.
 * @param now milliseconds since 1970
 * @throws Refusal bookingNotFound, roomNotFound, busy, and what `decideAsk` throws
 */
export const askChange = (
  id: string,
  request: AskRequest,
  customer: Mover,
  now?: number,
): Promise<Booking> =>
  untilUncontended(async () => {
    const booking = requireOwn(await findBooking(id), customer);
    const room = await getRoom(booking.coldRoomId);
    const step = decideAsk(booking, request, customer, { room, now: now ?? Date.now() });
    return step ? writeAsked(step) : booking;
  });

/**
 * A customer takes back what they have asked for. A request that is taken back already is answered as it is.
 * @param askedAt when they asked for it
 * @throws Refusal bookingNotFound, askedAnswered, busy
 */
export const withdrawChange = (id: string, askedAt: string, customer: Mover): Promise<Booking> =>
  untilUncontended(async () => {
    const booking = requireOwn(await findBooking(id), customer);
    const step = decideWithdrawal(booking, askedAt, customer, Date.now());
    return step ? writeAsked(step) : booking;
  });

/**
 * The staff decline with words what a customer has asked for. A request that is declined already is answered as it is.
 * @throws Refusal bookingNotFound, askedAnswered, busy
 */
export const declineChange = (
  id: string,
  answer: { askedAt: string; reasonText: string },
  clerk: Mover,
): Promise<Booking> =>
  untilUncontended(async () => {
    const booking = requireOwn(await findBooking(id), 'anybody');
    const step = decideRefusal(booking, answer, clerk, Date.now());
    return step ? writeAsked(step) : booking;
  });

/**
 * The staff give a booking the days that its customer has asked for, at the total that they saw, in the transaction in
 * which the request is accepted. A request that is accepted already is answered as it is.
 * @throws Refusal bookingNotFound, askedAnswered, and what `changeBooking` throws
 */
export async function acceptChange(
  id: string,
  { askedAt, totalPrice }: { askedAt: string; totalPrice: number },
  clerk: Mover,
): Promise<Booking> {
  const { coldRoomId, asked } = requireOwn(await findBooking(id), 'anybody');
  if (asked?.at !== askedAt) throw new Refusal('askedAnswered');
  const { startDate, endDate } = asked;
  const request = { coldRoomId, startDate, endDate, totalPrice, askedAt };
  return changeBooking(id, request, clerk);
}
