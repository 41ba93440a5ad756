import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { isLive } from '#shared/transitions.ts';
import { call, type Input } from '#web/lib/api/client.ts';
import {
  ApiFailure,
  explain,
  isServerFault,
  isSignedOut,
  type Failure,
  type FailureCode,
} from '#web/lib/api/failure.ts';
import { thunk } from '#web/lib/api/thunks.ts';
import { bookerProblem, readToken } from '#web/lib/session.ts';
import { forgetKey, keyFor } from './pendingKey.ts';

/**
 * Books a room: checks the calendar first, then books with an Idempotency-Key. The key is kept until the server
 * has accepted or refused the booking; a retry after a lost answer skips the check, because the first try may
 * have taken the days.
 */
export const createBooking = thunk(
  'bookings/createBooking',
  async (booking: Input<'bookings.create'>, getState) => {
    const asked = { ...booking, userId: getState().auth.user?.userId };
    return sendWithKey(asked, async (headers, repeated) => {
      askForBooker();
      if (!repeated) await checkFirst(booking);
      return call('bookings.create', booking, { headers, fallback: messages.serverError });
    });
  },
);

type Headers = Record<string, string>;

type Placed = Pick<Booking, 'coldRoomId' | 'startDate' | 'endDate'>;

/**
 * Sends a booking with its Idempotency-Key, which is kept until the server has accepted or refused it. A second try is
 * answered with the booking as the first one made it, up to a day ago: where that has ended since, or was given another
 * room or other days, the booking is sent anew.
 * @param send gets the header, and whether the booking was sent before
 */
export async function sendWithKey(
  booking: Placed,
  send: (headers: Headers, repeated: boolean) => Promise<Booking>,
): Promise<Booking> {
  const { key, repeated } = keyFor(booking);
  try {
    const made = await send({ 'Idempotency-Key': key }, repeated);
    const now = repeated
      ? await call('bookings.get', { id: made.id }).catch(() => undefined)
      : undefined;
    forgetKey();
    if (now && !holds(now, booking)) return await sendWithKey(booking, send);
    return now ?? made;
  } catch (error) {
    if (isRefused(error)) forgetKey();
    throw error;
  }
}

/** Whether a booking still holds the room and the days that were asked for. */
const holds = (now: Booking, asked: Placed): boolean =>
  isLive(now.status) &&
  now.coldRoomId === asked.coldRoomId &&
  now.startDate === asked.startDate &&
  now.endDate === asked.endDate;

/** Booking needs a token and a user's id inside it (specification, section 5). */
function askForBooker(): void {
  const problem = bookerProblem(readToken());
  if (problem) throw new ApiFailure(problem);
}

/** A booking has a key, so that pressing again finds out what became of the first try. */
const bookingUnknown =
  'No answer came in time, so it is not known whether your booking was made. Please press again: it is never booked twice.';

/** Why a booking was not made, or may not have been, in words for whoever wanted it. */
export function explainRefusal(failure: Failure | undefined): string {
  if (!failure) return messages.bookingFailed;
  return explain(
    failure.code === 'outcomeUnknown' ? { ...failure, message: bookingUnknown } : failure,
  );
}

const checkFirst = ({ coldRoomId, startDate, endDate }: Input<'bookings.create'>) =>
  call(
    'bookings.availability',
    { coldRoomId, startDate, endDate },
    { fallback: messages.notAvailable },
  );

const outOfDate: readonly FailureCode[] = [
  'roomNotFound',
  'roomUnavailable',
  'priceChanged',
  'daysTaken',
  'ownBooking',
];

/** Whether a booking failed because the room, its price or its days are not what the site shows. */
export const isOutOfDate = ({ code }: Failure): boolean => outOfDate.includes(code);

/** Failures that say nothing about the booking: an earlier try may have made it. */
const notLetIn: readonly FailureCode[] = ['noResponse', 'tooManyAttempts', 'throttled'];

/** Whether a failure says that nothing was done. Otherwise it is sent again with the same key, to find out. */
export const isRefusal = (failure: Failure): boolean =>
  !isServerFault(failure) && !isSignedOut(failure) && !notLetIn.includes(failure.code);

const isRefused = (error: unknown): boolean =>
  error instanceof ApiFailure && isRefusal(error.failure);
