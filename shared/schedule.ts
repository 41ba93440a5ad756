import { addDays, kigaliMidnight, todayInKigali } from './days.ts';
import { limits } from './limits.ts';
import type { Stay } from './stay.ts';
import type { BookingStatus } from './transitions.ts';

/** The fields of a booking on which its expiry and completion depend. */
export interface Timed extends Stay {
  status: BookingStatus;
  /** When it was made, as ISO text. */
  date: string;
  /** Since when it waits again, as ISO text, where it was reopened. */
  waitsFrom?: string | undefined;
}

/** Since when a pending booking waits for an answer, as ISO text. */
export const waitingSince = ({ date, waitsFrom }: Pick<Timed, 'date' | 'waitsFrom'>): string =>
  waitsFrom ?? date;

const HOUR_MS = 60 * 60 * 1000;

/** Pending bookings that wait since this moment or before expire at `now`. */
export const waitedSince = (now: number): string =>
  new Date(now - limits.pendingHours * HOUR_MS).toISOString();

/** The moment from which on a pending booking expires where nobody has answered it, as ISO text. */
export function answerBy(booking: Omit<Timed, 'status'>): string {
  const waited = Date.parse(waitingSince(booking)) + limits.pendingHours * HOUR_MS;
  const firstDayOver = kigaliMidnight(addDays(booking.startDate, 1));
  return new Date(Math.min(waited, Date.parse(firstDayOver))).toISOString();
}

/**
 * The status to which the schedule moves a booking at `now` (milliseconds since 1970); undefined where it
 * stays. A pending booking expires after 72 hours without an answer or when its first day has ended in
 * Kigali, whichever is first. An approved booking is completed when its last day has ended.
 */
export function dueStatus(booking: Timed, now: number): 'expired' | 'completed' | undefined {
  const { status, startDate, endDate } = booking;
  const today = todayInKigali(now);
  if (status === 'pending') {
    return waitingSince(booking) <= waitedSince(now) || startDate < today ? 'expired' : undefined;
  }
  return status === 'approved' && endDate < today ? 'completed' : undefined;
}
