import type { AskedChange } from '#shared/askedChange.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import { callAll } from '#web/lib/api/callAll.ts';
import { call } from '#web/lib/api/client.ts';

const fallback = 'Failed to fetch your data.';

/**
 * All that is kept of the person signed in: the profile with its choices, every booking with its history, its change requests, its
 * payments with their receipts, its invoices, and what was said to be paid, the notifications, what the staff wrote about them and they wrote to us, and
 * since when there is an address of the calendar. The picture is named by its address.
 * @param now in ms
 * @throws {ApiFailure} where a part of it does not come: half of it is not answered
 */
export async function keptOfMe(now: number) {
  const profile = await call('account.get', {}, { fallback });
  const listed = await callAll('bookings.listMine', {}, { fallback });
  const bookings = [];
  // One after the other, because somebody may have hundreds.
  for (const booking of listed) bookings.push(await keptOf(booking));
  const notifications = await callAll('notifications.list', {}, { fallback });
  const written = await call('account.written', {}, { fallback });
  const calendar = await call('account.calendar', {}, { fallback });
  return {
    savedAt: new Date(now).toISOString(),
    profile,
    bookings,
    notifications,
    ...written,
    calendar,
  };
}

async function keptOf({ id }: Booking) {
  const booking = await call('bookings.get', { id }, { fallback });
  const { payments, claims, invoices } = await call('payments.list', { id }, { fallback });
  const changeRequests = changeRequestsIn(booking.history);
  return { ...booking, changeRequests, payments, claims, invoices };
}

/** Each change request of a booking as it was last, the oldest first: its history has it as it was at each step. */
function changeRequestsIn(history: readonly BookingChange[]): AskedChange[] {
  const requests = new Map<string, AskedChange>();
  for (const { asked } of history) if (asked) requests.set(asked.at, asked);
  return [...requests.values()];
}
