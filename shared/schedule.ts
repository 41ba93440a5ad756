import { todayInKigali } from './days.ts';
import { limits } from './limits.ts';
import type { Stay } from './stay.ts';
import type { BookingStatus } from './transitions.ts';

/** What becomes of a booking by time alone depends on this. */
export interface Timed extends Stay {
  status: BookingStatus;
  /** When it was made, as ISO text. */
  date: string;
}

const HOUR_MS = 60 * 60 * 1000;

/** Pending bookings that were made at this moment or before have waited long enough at `now`. */
export const waitedSince = (now: number): string =>
  new Date(now - limits.pendingHours * HOUR_MS).toISOString();

/**
 * The status that the time `now` (milliseconds since 1970) brings, if any: a pending booking expires
 * when nobody has answered it for 72 hours or its first day has ended in Kigali, whichever is first;
 * an approved one is completed when its last day has.
 */
export function dueStatus(
  { status, date, startDate, endDate }: Timed,
  now: number,
): 'expired' | 'completed' | undefined {
  const today = todayInKigali(now);
  if (status === 'pending') {
    return date <= waitedSince(now) || startDate < today ? 'expired' : undefined;
  }
  return status === 'approved' && endDate < today ? 'completed' : undefined;
}
