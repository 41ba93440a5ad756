import { todayInKigali } from '#shared/days.ts';
import { dueStatus } from '#shared/schedule.ts';
import type { BookingItem } from './bookingItem.ts';
import { collections } from '#functions/platform/table/keys.ts';
import { readPage, type PageKey } from '#functions/platform/table/page.ts';

/** A booking that has to move by time alone, and to which status. */
export interface Due {
  id: string;
  to: 'expired' | 'completed';
}

/**
 * What is due at `now`, page by page. Approved bookings are listed by last day, so that only those
 * are read whose time is over. Pending ones are read all: one that waits for its first day to end
 * may be younger than one that waits on; and none is older than three days. The index may lag: who
 * moves a booking looks again.
 */
export async function* dueBookings(now: number): AsyncGenerator<Due[]> {
  yield* dueIn({ index: 'gsi3', pk: collections.bookingsInStatus('pending') }, now);
  yield* dueIn(
    {
      index: 'gsi3',
      pk: collections.bookingsInStatus('approved'),
      below: todayInKigali(now),
    },
    now,
  );
}

interface Waiting {
  index: 'gsi3';
  pk: string;
  below?: string;
}

async function* dueIn(waiting: Waiting, now: number): AsyncGenerator<Due[]> {
  let after: PageKey | undefined;
  do {
    const { items, next } = await readPage({ ...waiting, order: 'ascending' }, { after });
    yield (items as unknown as BookingItem[]).flatMap((item) => {
      const to = dueStatus(item, now);
      return to === undefined ? [] : [{ id: item.id, to }];
    });
    after = next;
  } while (after);
}
