import type { Booking } from '#shared/booking.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { dueStatus, waitingSince, type Timed } from '#shared/schedule.ts';

/** What people are reminded of: customers of a stay, the staff of a request that waits. */
export type ReminderKind = 'arrivalTomorrow' | 'lastDayToday' | 'requestWaiting';

const HOUR_MS = 60 * 60 * 1000;
/** Nobody is reminded of a day before this hour of Kigali. */
const FIRST_HOUR = 8;

/** Whether it is late enough in Kigali to remind somebody of a day; UTC+2 all year. */
const isMorning = (now: number): boolean => new Date(now + 2 * HOUR_MS).getUTCHours() >= FIRST_HOUR;

/** Pending bookings that wait since before this moment have waited long enough for a reminder. */
export const remindedBefore = (now: number): string =>
  new Date(now - limits.remindHours * HOUR_MS).toISOString();

/**
 * What to remind of at `now` (milliseconds since 1970); undefined where there is nothing. It is true for hours or a
 * whole day, so that a schedule that runs late, or an e-mail that is sent later, still finds it so. Who has checked out
 * is not reminded of the last day, because they have taken out what they stored.
 */
export function reminderOf(
  booking: Timed & Pick<Booking, 'checkedOut'>,
  now: number,
): ReminderKind | undefined {
  const { status, startDate, endDate, checkedOut } = booking;
  if (status === 'pending') {
    const waits =
      waitingSince(booking) < remindedBefore(now) && dueStatus(booking, now) === undefined;
    return waits ? 'requestWaiting' : undefined;
  }
  if (status !== 'approved' || !isMorning(now)) return undefined;
  const today = todayInKigali(now);
  if (startDate === addDays(today, 1)) return 'arrivalTomorrow';
  return endDate === today && startDate < today && !checkedOut ? 'lastDayToday' : undefined;
}
