import { remindedBefore, reminderOf } from '#functions/domain/mails/reminders.ts';
import { listStaffIds } from '#functions/store/accounts/staff.ts';
import { everyArrivalOn } from '#functions/store/arrivals/arrivals.ts';
import { remindedBookings } from '#functions/store/bookings/remindedBookings.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { askOnce, type BookingMailCause } from '#functions/store/mails/mails.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';

type Candidate = Pick<
  StoredBooking,
  | 'id'
  | 'userId'
  | 'status'
  | 'date'
  | 'waitsFrom'
  | 'startDate'
  | 'endDate'
  | 'checkedOut'
  | 'nthOfHour'
>;

/**
 * Asks for the e-mails that remind of what is so at `now` (milliseconds since 1970), each once for all runs.
 * @returns how many were asked for
 * @throws Refusal busy
 */
export async function askForReminders(now: number): Promise<number> {
  const staff = await listStaffIds();
  let asked = 0;
  for await (const page of candidates(now)) {
    asked += await askOnce(page.flatMap((booking) => causesOf(booking, staff, now)));
  }
  return asked;
}

async function* candidates(now: number): AsyncGenerator<Candidate[]> {
  const today = todayInKigali(now);
  yield* remindedBookings(remindedBefore(now), today);
  for await (const arrivals of everyArrivalOn(addDays(today, 1))) {
    yield arrivals.map((arrival) => ({ ...arrival, status: 'approved', date: '' }));
  }
}

/**
 * The reminders of a booking. The staff get none of requests that they were not told apart. One that was reopened waits
 * anew, so they are reminded of it again.
 */
function causesOf(booking: Candidate, staff: string[], now: number): BookingMailCause[] {
  const kind = reminderOf(booking, now);
  if (kind === undefined) return [];
  const { id: bookingId, userId, startDate, endDate, waitsFrom, nthOfHour = 1 } = booking;
  if (kind !== 'requestWaiting') {
    return [{ kind, userId, bookingId, day: kind === 'arrivalTomorrow' ? startDate : endDate }];
  }
  if (nthOfHour > limits.bookingsNotifiedSingly) return [];
  const day = waitsFrom && todayInKigali(Date.parse(waitsFrom));
  return staff.map((recipient) => ({ kind, userId: recipient, bookingId, day }));
}
