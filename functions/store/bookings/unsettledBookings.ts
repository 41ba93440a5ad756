import { collections } from '#functions/platform/table/keys.ts';
import { readPage, type PageKey } from '#functions/platform/table/page.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { toBooking, type StoredBooking } from './storedBooking.ts';

/**
 * The bookings that time alone may have moved at `now` (milliseconds since 1970), page by page:
 * approved ones whose last day is over, and every pending one, because neither order of the pending
 * ones, by waiting time or by first day, shows all that are due. They come from an index, which may be
 * stale: read a booking again before it is moved.
 */
export async function* unsettledBookings(now: number): AsyncGenerator<Booking[]> {
  const pending = { pk: collections.bookingsInStatus('pending') };
  const ended = { pk: collections.bookingsInStatus('approved'), below: todayInKigali(now) };
  for (const collection of [pending, ended]) {
    for await (const page of pagesOf(collection)) yield page.map(toBooking);
  }
}

/** The bookings of a part of a status, page by page. */
export async function* pagesOf(collection: {
  pk: string;
  below?: string;
  beginsWith?: string;
}): AsyncGenerator<StoredBooking[]> {
  let after: PageKey | undefined;
  do {
    const { items, next } = await readPage(
      { index: 'gsi3', order: 'ascending', ...collection },
      { after },
    );
    yield items as unknown as StoredBooking[];
    after = next;
  } while (after);
}
