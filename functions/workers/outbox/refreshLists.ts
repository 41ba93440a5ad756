import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { findAccountOf } from '#functions/store/accounts/accounts.ts';
import { listArrivals, writeArrival } from '#functions/store/arrivals/arrivals.ts';
import { writeAsking } from '#functions/store/bookings/askedChanges.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { writeInHouse } from '#functions/store/bookings/inHouse.ts';
import {
  removeListedCustomer,
  writeListedCustomer,
} from '#functions/store/customers/listedCustomers.ts';
import { readKnownPerson } from '#functions/store/customers/people.ts';
import { writeOwed } from '#functions/store/payments/owed.ts';
import type { Booking } from '#shared/booking.ts';
import { rewriteIfStale } from './projections.ts';

/**
 * Puts a booking on the lists of arrivals, of who is in, who asks for other days and what is owed, or takes it off, as
 * it is now. Events do it otherwise; those of the last seconds before a restore are lost. It may be repeated, also while
 * the table is in use.
 * @throws Refusal busy
 */
export const refreshLists = (bookingId: string): Promise<void> =>
  refreshEntries(bookingId, (booking) => [
    writeArrival(booking, booking.startDate),
    writeOwed(booking),
    writeInHouse(booking),
    writeAsking(booking),
  ]);

async function refreshEntries(
  bookingId: string,
  writesOf: (booking: Booking) => NamedWrite[],
): Promise<void> {
  const current = async () => {
    const booking = await findBooking(bookingId);
    return { writes: booking && writesOf(booking), booking };
  };
  await rewriteIfStale({ writes: [], current });
}

/**
 * Takes bookings off the arrivals of days on which they no longer begin. Of a booking alone these days are not known.
 * @throws Refusal busy
 */
export async function dropMovedArrivals(): Promise<void> {
  let page = await listArrivals({});
  for (;;) {
    for (const { id, startDate } of page.items) {
      const booking = await findBooking(id);
      if (booking?.startDate === startDate) continue;
      await refreshEntries(id, (now) => [writeArrival(now, startDate)]);
    }
    if (!page.next) return;
    page = await listArrivals({ after: page.next });
  }
}

/**
 * Lists somebody among the customers as their account says, or the staff who added them, or takes them off the list.
 * @throws Refusal busy
 */
export async function refreshListedCustomer(userId: string): Promise<void> {
  const current = async () => {
    const known = (await findAccountOf(userId)) ?? (await readKnownPerson(userId)).person;
    return { writes: [known ? writeListedCustomer(known) : removeListedCustomer(userId)] };
  };
  await rewriteIfStale({ writes: [], current });
}
