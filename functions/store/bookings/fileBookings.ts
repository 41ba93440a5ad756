import { collections } from '#functions/platform/table/keys.ts';
import { readPage, type PageKey } from '#functions/platform/table/page.ts';
import { refreshFilings } from './filings.ts';

const AT_ONCE = 8;

/**
 * Writes the entries of all bookings. It is safe while bookings are made and changed, because each entry is written
 * as the outbox writes it.
 * @returns how many bookings were looked at
 */
export async function fileEveryBooking(): Promise<number> {
  let seen = 0;
  let after: PageKey | undefined;
  do {
    const { items, next } = await readPage(
      { index: 'gsi2', pk: collections.bookings, order: 'descending' },
      { after },
    );
    for (let from = 0; from < items.length; from += AT_ONCE) {
      const some = items.slice(from, from + AT_ONCE);
      await Promise.all(some.map(({ id }) => refreshFilings(String(id))));
    }
    seen += items.length;
    after = next;
  } while (after);
  return seen;
}

/** Writes the entries of all bookings where there is none at all: in a table that is older than they are. */
export async function fillFilings(): Promise<void> {
  const all = collections.filed('ALL', '', 'ANY');
  const { items } = await readPage({ index: 'gsi1', pk: all, order: 'ascending' }, { limit: 1 });
  if (items.length === 0) await fileEveryBooking();
}
