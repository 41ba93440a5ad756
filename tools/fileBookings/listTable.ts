import { fileEveryBooking } from '#functions/store/bookings/fileBookings.ts';
import {
  dropMovedArrivals,
  refreshListedCustomer,
  refreshLists,
} from '#functions/workers/outbox/refreshLists.ts';
import { eachOf, pagesOf, PORTIONS } from '#tools/checkTable/readTable.ts';

/**
 * Writes the entries of all bookings and customers in lists as they are now, also where their events were lost. Accounts
 * that no list has are found by a scan.
 * @returns how many bookings and customers there are
 */
export async function listTable(): Promise<{ bookings: number; customers: number }> {
  let customers = 0;
  for await (const page of pagesOf(['account', 'person'], PORTIONS)) {
    customers += page.length;
    await eachOf(page, PORTIONS, async ({ userId }) => {
      await refreshListedCustomer(String(userId));
      return [];
    });
  }
  const bookings = await fileEveryBooking({
    ofBooking: refreshLists,
    ofCustomer: refreshListedCustomer,
  });
  await dropMovedArrivals();
  return { bookings, customers };
}
