import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type PageKey } from '#functions/platform/table/page.ts';
import { readMany, type Item } from '#functions/platform/table/readItems.ts';
import { noteSummed } from '#functions/store/customers/pendingCount.ts';
import { paymentStates } from '#shared/balance.ts';
import { refreshBalance } from './balances.ts';
import { refreshFilings } from './filings.ts';
import type { StoredBooking } from './storedBooking.ts';

const AT_ONCE = 8;

/** Entries of other folders, which this one does not know. */
interface AlsoDone {
  ofBooking?: (id: string) => Promise<void>;
  ofCustomer?: (userId: string) => Promise<void>;
}

/**
 * Writes the entries of all bookings, and what each adds to the sums of its customer, and then notes of all customers that
 * their sums are kept. It is safe while bookings are made and changed, because each is written as the outbox writes it.
 * @param also what else is done for each booking and each customer by their ids
 * @returns how many bookings were looked at
 */
export async function fileEveryBooking(also: AlsoDone = {}): Promise<number> {
  const seen = await forEach({ index: 'gsi2', pk: collections.bookings }, async (booking) => {
    await refreshFilings(String(booking.id));
    await refreshBalance(booking as unknown as StoredBooking);
    await also.ofBooking?.(String(booking.id));
  });
  await forEach({ index: 'gsi1', pk: collections.listedCustomers }, async ({ userId }) => {
    await noteSummed(String(userId));
    await also.ofCustomer?.(String(userId));
  });
  return seen;
}

/**
 * Does something with each item of a list that is spread over shards, with a few at once.
 * @returns how many there were
 */
async function forEach(
  list: { index: 'gsi1' | 'gsi2'; pk: string },
  doWith: (item: Item) => Promise<void>,
): Promise<number> {
  let seen = 0;
  let after: PageKey | undefined;
  do {
    const { items, next } = await readPage(
      { ...list, inShards: true, order: 'descending' },
      { after },
    );
    for (let from = 0; from < items.length; from += AT_ONCE) {
      await Promise.all(items.slice(from, from + AT_ONCE).map(doWith));
    }
    seen += items.length;
    after = next;
  } while (after);
  return seen;
}

/**
 * Writes the entries of all bookings where there are none, or none of a kind that was added later (by status and payment,
 * for customers' pages, of a customer in a room, by length): in a table that is older than they are.
 */
export async function fillFilings(): Promise<void> {
  if (!(await hasEntries())) await fileEveryBooking();
}

async function hasEntries(): Promise<boolean> {
  const [known] = await firstOf('gsi1', 'ANY');
  if (!known) return false;
  const paid = await Promise.all(paymentStates.map((state) => firstOf('gsi3', state)));
  const expected = [
    ...paid.flat().map(({ bookingId }) => keys.pairedFiling(String(bookingId), 'ALL')),
    keys.personFiling(String(known.bookingId)),
    ...(['BOTH', 'LASTING'] as const).map((place) => keys.filing(String(known.bookingId), place)),
  ];
  return (await readMany(expected)).length === expected.length;
}

/** The first entry of a list, if there is one. */
async function firstOf(index: 'gsi1' | 'gsi3', by: string): Promise<Item[]> {
  const pk = collections.filed('ALL', '', by);
  return (await readPage({ index, pk, inShards: true, order: 'ascending' }, { limit: 1 })).items;
}
