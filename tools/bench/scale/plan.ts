import type { BookingStatus } from '#shared/transitions.ts';

const DAY_MS = 86_400_000;
/** Days of a stay, and from the first day of one to that of the next. */
export const STAY_DAYS = 3;
const STEP_DAYS = 4;
/** Bookings of a room that begin from today on at least, so that the timeline is as full in a small house. */
const AHEAD = 8;

/** A booking to be played: from which day on, counted from today, and how it ends. */
export interface PlannedBooking {
  from: number;
  status: BookingStatus;
  /** When it is made, answered and ended, in milliseconds since 1970. */
  made: number;
  answered: number;
  ended: number;
}

/** What becomes of bookings, one after another. One in ten waits still, if it is to come. */
function statusOf(nth: number, from: number): BookingStatus {
  const isOver = from + STAY_DAYS - 1 < 0;
  if (nth % 10 === 3) return isOver ? 'cancelled' : 'pending';
  if (nth % 10 === 7) return 'rejected';
  return isOver ? 'completed' : 'approved';
}

/**
 * The bookings of a room, which never overlap: half of them are over and half are to come, and those nearest to today are
 * the same in a house of any size.
 * @param count how many
 * @param room its number, by which neighbours differ in what becomes of their bookings
 * @param now milliseconds since 1970
 */
export function planOf(count: number, room: number, now: number): PlannedBooking[] {
  const ahead = Math.min(count, Math.max(AHEAD, Math.floor(count / 2)));
  return Array.from({ length: count }, (_, index) => {
    const from = (index - (count - ahead)) * STEP_DAYS;
    const made = Math.min(now + (from - 10) * DAY_MS, now - DAY_MS + index * 600_000);
    return {
      from,
      status: statusOf(room + index, from),
      made,
      answered: made + 300_000,
      ended: now + (from + STAY_DAYS) * DAY_MS,
    };
  });
}
