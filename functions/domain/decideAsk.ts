import { Refusal } from '#functions/errors.ts';
import { waitingChange, type AskedChange } from '#shared/askedChange.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import { changeMoment } from './changeMoment.ts';
import type { BookableRoom } from './decideBooking.ts';
import type { ChangeableBooking } from './decideChange.ts';
import type { Mover } from './decideMove.ts';
import { placeStay, samePlacement } from './placeStay.ts';

/** The days that a customer asks for, in the room that they have, and the total that they saw, in Rwf. */
export type AskRequest = Pick<AskedChange, 'startDate' | 'endDate' | 'totalPrice' | 'words'>;

/** A change request that is made, withdrawn or declined, to be written if the booking still is as it was read. */
export interface AskedStep {
  booking: Booking;
  asked: AskedChange;
  /** The entry of the booking's history. */
  change: BookingChange;
  actorId: string;
}

/**
 * Decides whether a customer may ask for other days of an approved booking: where the staff could give them, as far as
 * it is known without the calendar. One request waits at a time.
 * @param now milliseconds since 1970
 * @returns undefined where the booking has these days, or they are asked for already
 * @throws Refusal changeYourself, askedAlready, tooManyChanges, and what `placeStay` throws
 */
export function decideAsk(
  booking: ChangeableBooking,
  { startDate, endDate, totalPrice, words }: AskRequest,
  customer: Mover,
  { room, now }: { room: BookableRoom; now: number },
): AskedStep | undefined {
  const wanted = { coldRoomId: booking.coldRoomId, startDate, endDate, totalPrice };
  if (samePlacement(booking, wanted)) return undefined;
  if (booking.status === 'pending') throw new Refusal('changeYourself');
  const waiting = waitingChange(booking);
  if (waiting?.startDate === startDate && waiting.endDate === endDate) return undefined;
  if (waiting) throw new Refusal('askedAlready');
  const { ownChanges = 0 } = booking;
  if (ownChanges >= limits.ownChanges) throw new Refusal('tooManyChanges');
  const { to } = placeStay(booking, wanted, room, now);
  const at = changeMoment(booking, now);
  const days = { startDate, endDate, totalPrice: to.totalPrice };
  return stepOf(booking, { at, ...days, ...(words && { words }), state: 'waiting' }, customer, at);
}

/**
 * Decides whether a customer may take back what they have asked for.
 * @param askedAt when they asked for it
 * @param now milliseconds since 1970
 * @returns undefined where it is taken back already
 * @throws Refusal askedAnswered
 */
export function decideWithdrawal(
  booking: Booking,
  askedAt: string,
  customer: Mover,
  now: number,
): AskedStep | undefined {
  if (wasAnswered(booking, askedAt, 'withdrawn')) return undefined;
  const asked = { ...requireWaiting(booking, askedAt), state: 'withdrawn' } as const;
  return stepOf(booking, asked, customer, changeMoment(booking, now));
}

/**
 * Decides whether the staff may decline what a customer has asked for, with words.
 * @param askedAt when it was asked for
 * @param now milliseconds since 1970
 * @returns undefined where it is declined already
 * @throws Refusal askedAnswered
 */
export function decideRefusal(
  booking: Booking,
  { askedAt, reasonText }: { askedAt: string; reasonText: string },
  clerk: Mover,
  now: number,
): AskedStep | undefined {
  if (wasAnswered(booking, askedAt, 'declined')) return undefined;
  const waiting = requireWaiting(booking, askedAt);
  const at = changeMoment(booking, now);
  const answer = { answeredAt: at, answeredBy: clerk.names, reasonText };
  return stepOf(booking, { ...waiting, state: 'declined', ...answer }, clerk, at);
}

const wasAnswered = ({ asked }: Booking, askedAt: string, state: AskedChange['state']): boolean =>
  asked?.at === askedAt && asked.state === state;

function requireWaiting(booking: Booking, askedAt: string): AskedChange {
  const waiting = waitingChange(booking);
  if (waiting?.at !== askedAt) throw new Refusal('askedAnswered');
  return waiting;
}

function stepOf(
  booking: Booking,
  asked: AskedChange,
  { actor, userId, names }: Mover,
  at: string,
): AskedStep {
  const { status } = booking;
  const change = { at, by: actor, name: names, from: status, to: status, asked };
  return { booking, asked, change, actorId: userId };
}
