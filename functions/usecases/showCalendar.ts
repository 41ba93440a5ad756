import { Refusal } from '#functions/errors.ts';
import { countAttempt } from '#functions/platform/auth/attempts.ts';
import { isCalendarKey, readCalendarKey } from '#functions/platform/auth/calendarKeys.ts';
import { calendarLimits } from '#functions/platform/auth/limits.ts';
import { listBookingsOf } from '#functions/store/bookings/bookings.ts';
import { readCalendarAndCounters } from '#functions/store/customers/calendars.ts';
import { bookingCalendar } from '#shared/bookingCalendar.ts';
import type { Calendar } from '#shared/calendarFile.ts';
import { limits } from '#shared/limits.ts';

/**
 * The bookings of the customer whose calendar has this key. Only wrong keys are counted: many customers' programs may
 * ask from one address, that of the company which runs them.
 * @param address the caller's network address
 * @param site origin of the site, if it is known
 * @throws Refusal notFound where no calendar has this key; tooManyAttempts; busy
 */
export async function showCalendar(
  key: string,
  address: string,
  site: string | undefined,
): Promise<Calendar> {
  const attempts = calendarLimits(address);
  const named = readCalendarKey(key);
  if (!named) {
    await countAttempt(attempts);
    throw new Refusal('notFound');
  }
  const { calendar, counters } = await readCalendarAndCounters(named.userId, attempts);
  if (!isCalendarKey(named, calendar.calendarHash ?? '')) {
    await countAttempt(attempts, counters);
    throw new Refusal('notFound');
  }
  const { items } = await listBookingsOf(named.userId, { limit: limits.calendarBookings });
  return bookingCalendar(items, site);
}
