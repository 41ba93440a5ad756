import { collections } from '#functions/platform/table/keys.ts';
import { readPage, type Collection, type PageKey } from '#functions/platform/table/page.ts';
import { shardsOf } from '#functions/platform/table/shards.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { waitedSince } from '#shared/schedule.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import { toBooking, type StoredBooking } from './storedBooking.ts';

/** A part of a list of a status, or of one shard of it. */
type Part = Pick<Collection, 'pk' | 'inShards' | 'from' | 'below' | 'beginsWith'>;

/** Bookings that are read at once: so many that all shards have some, and so few that they fit into memory. */
const MANY = 500;

/**
 * The bookings that time alone may have moved at `now` (milliseconds since 1970), page by page: first the pending ones
 * that have waited long, then approved ones whose last day is over, and at last every other pending one, because
 * neither order of the pending ones, by waiting time or by first day, shows all that are due. They come from an
 * index, which may be stale: read a booking again before it is moved.
 * @param shard only those of this shard of the lists; of all where it is left out
 */
export async function* unsettledBookings(now: number, shard?: number): AsyncGenerator<Booking[]> {
  const listOf = (status: BookingStatus) => {
    const list = collections.bookingsInStatus(status);
    return shard === undefined
      ? { pk: list, inShards: true }
      : { pk: String(shardsOf(list)[shard]) };
  };
  const pending = listOf('pending');
  const ended = { ...listOf('approved'), below: todayInKigali(now) };
  // `~` sorts after the id that follows the moment in a key.
  const waited = `${waitedSince(now)}~`;
  for (const part of [{ ...pending, below: waited }, ended, { ...pending, from: waited }]) {
    for await (const page of pagesOf(part)) yield page.map(toBooking);
  }
}

/** The bookings of a part of a status, page by page. */
export async function* pagesOf(part: Part): AsyncGenerator<StoredBooking[]> {
  let after: PageKey | undefined;
  do {
    const { items, next } = await readPage(
      { index: 'gsi3', order: 'ascending', ...part },
      { limit: MANY, after },
    );
    yield items as unknown as StoredBooking[];
    after = next;
  } while (after);
}
