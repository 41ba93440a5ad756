import { DAY_MS } from '#shared/days.ts';
import type { BookingStatus } from '#shared/transitions.ts';

/** Days of a stay, and from the first day of one to that of the next. */
export const STAY_DAYS = 3;
const STEP_DAYS = 4;
/** Stays that a room may have before today and from today on: of a bit more than a year. */
const BEHIND = 50;
const AHEAD = 50;
/** The stays nearest to today that each room has first, so that the timeline is as full in a small house. */
const NEAR = 8;
/** By how much the moments of neighbouring rooms differ, in ms, so that no two things happen at the same one. */
const APART_MS = 1_000;
/** Most bookings of a room. */
export const MOST_EACH = BEHIND + AHEAD;

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
 * Which of its stays a room has, counted from today: the nearest ones first, and others from all over the year, other ones
 * in each room, so that also a small house has bookings in each month.
 */
function staysOf(count: number, room: number): number[] {
  const near = Array.from({ length: Math.min(NEAR, count) }, (_, index) => index);
  const rest = Array.from({ length: MOST_EACH }, (_, index) => index - BEHIND).filter(
    (stay) => stay < 0 || stay >= NEAR,
  );
  const some = Array.from({ length: count - near.length }, (_, index) => {
    const place = (room + Math.floor((index * rest.length) / (count - near.length))) % rest.length;
    return rest[place] ?? 0;
  });
  return [...near, ...some].sort((one, other) => one - other);
}

/**
 * The bookings of a room, which never overlap: half of them are over and half are to come where it has all of them, and
 * those nearest to today are the same in a house of any size.
 * @param count how many, at most `MOST_EACH`
 * @param room its number, by which neighbours differ in what becomes of their bookings
 * @param now milliseconds since 1970
 */
export function planOf(count: number, room: number, now: number): PlannedBooking[] {
  return staysOf(count, room).map((stay, index) => {
    const from = stay * STEP_DAYS;
    const soonest = Math.min(now + (from - 10) * DAY_MS, now - DAY_MS + index * 600_000);
    const made = soonest + (room % 1_000) * APART_MS;
    return {
      from,
      status: statusOf(room + index, from),
      made,
      answered: made + 300_000,
      ended: now + (from + STAY_DAYS) * DAY_MS + (room % 1_000) * APART_MS,
    };
  });
}
