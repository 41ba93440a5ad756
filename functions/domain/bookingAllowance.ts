import { Refusal } from '#functions/errors.ts';
import { limits } from '#shared/limits.ts';

/** How long bookings are counted together from the first one on, in seconds. */
const WINDOW_SECONDS = limits.bookingsHours * 60 * 60;

/** What is counted of a customer's bookings, as it is stored. */
export interface BookingCounts {
  /** Bookings that wait for an answer. */
  pending: number;
  /** Days of those bookings, added up; undefined before the first booking. */
  pendingDays?: number | undefined;
  /** Bookings made in the present window; undefined before the first booking. */
  booked?: number | undefined;
  /** When that window closes, in seconds since 1970. */
  bookedUntil?: number | undefined;
}

/** How much one customer may book. */
interface BookingCaps {
  /** Days of all pending bookings together. */
  pendingDays: number;
  bookingsAnHour: number;
}

/** How a booking is to be counted, on the condition that the caps hold when it is written. */
export interface Allowance {
  days: number;
  caps: BookingCaps;
  /** Which of its customer's bookings of the hour it is, from 1 on. */
  nthOfHour: number;
  /** When the window closes that it is counted in (seconds since 1970), and whether it opens that window. */
  window: { until: number; opens: boolean; now: number };
}

/** How each cap is refused to whoever books: a customer waits or cancels, the staff can answer or approve. */
const refusals = {
  customer: { pending: 'tooManyPending', days: 'tooManyDays', anHour: 'tooManyBookings' },
  staff: {
    pending: 'clientHasTooManyPending',
    days: 'clientHasTooManyDays',
    anHour: 'clientHasTooManyBookings',
  },
} as const;

/**
 * Decides whether a customer may have another pending booking of so many days.
 * @param now milliseconds since 1970
 * @param by who books: they themselves, or the staff for them
 * @throws Refusal tooManyPending, tooManyDays, tooManyBookings; clientHasTooManyPending, clientHasTooManyDays,
 * clientHasTooManyBookings; invalidToken where the token has outlived its account
 */
export function allowBooking(
  counts: BookingCounts | undefined,
  days: number,
  caps: BookingCaps,
  now: number,
  by: keyof typeof refusals,
): Allowance {
  const codes = refusals[by];
  if (!counts) throw new Refusal('invalidToken');
  const { pending, pendingDays = 0, booked = 0, bookedUntil = 0 } = counts;
  if (pending >= limits.pendingBookings) throw new Refusal(codes.pending);
  if (pendingDays + days > caps.pendingDays) {
    throw new Refusal(codes.days, { max: caps.pendingDays });
  }
  const seconds = Math.floor(now / 1000);
  if (bookedUntil <= seconds) {
    const window = { until: seconds + WINDOW_SECONDS, opens: true, now: seconds };
    return { days, caps, nthOfHour: 1, window };
  }
  if (booked >= caps.bookingsAnHour) {
    const retryAfter = bookedUntil - seconds;
    throw new Refusal(codes.anHour, { max: caps.bookingsAnHour, retryAfter });
  }
  const window = { until: bookedUntil, opens: false, now: seconds };
  return { days, caps, nthOfHour: booked + 1, window };
}
