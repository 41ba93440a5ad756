import { collections } from '#functions/platform/table/keys.ts';
import type { Day } from '#shared/days.ts';
import type { StoredBooking } from './storedBooking.ts';
import { pagesOf } from './unsettledBookings.ts';

/**
 * The bookings of which somebody may have to be reminded, page by page: requests that have waited since before a
 * moment, and approved ones that end on a day. They come from an index, which may be stale.
 */
export async function* remindedBookings(
  before: string,
  today: Day,
): AsyncGenerator<StoredBooking[]> {
  yield* pagesOf({ pk: collections.bookingsInStatus('pending'), inShards: true, below: before });
  yield* pagesOf({
    pk: collections.bookingsInStatus('approved'),
    inShards: true,
    beginsWith: today,
  });
}
