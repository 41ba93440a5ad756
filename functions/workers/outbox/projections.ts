import { isDeepStrictEqual } from 'node:util';
import { changesArrivals } from '#functions/domain/arrivals.ts';
import { changesOwed } from '#functions/domain/owed.ts';
import { MOST_WRITES, transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findAccountOf } from '#functions/store/accounts/accounts.ts';
import { removeStaff, writeStaff } from '#functions/store/accounts/staff.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { writeArrival } from '#functions/store/arrivals/arrivals.ts';
import { changesAsked, writeAsking } from '#functions/store/bookings/askedChanges.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { filingWriters } from '#functions/store/bookings/filings.ts';
import { changesInHouse, writeInHouse } from '#functions/store/bookings/inHouse.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import {
  changesListedCustomer,
  removeListedCustomer,
  writeListedCustomer,
} from '#functions/store/customers/listedCustomers.ts';
import { readKnownPerson } from '#functions/store/customers/people.ts';
import { writeOwed } from '#functions/store/payments/owed.ts';
import { isStaff } from '#shared/access.ts';
import type { Booking } from '#shared/booking.ts';
import type { Change } from './change.ts';

/**
 * Entries of lists that repeat fields of an item: of a booking among the arrivals, those who are in, those who ask for
 * other days, what is owed and the lists in which it is found, or an account among the customers and the staff.
 */
interface Projection {
  /** The writes that the event calls for. */
  writes: NamedWrite[];
  /** Reads the source item, and says what it calls for. */
  current: () => Promise<Current>;
}

/** What a source item is now. */
interface Current {
  /** The writes that it calls for; undefined where it is gone. */
  writes: NamedWrite[] | undefined;
  /** The item, where it is a booking. */
  booking?: Booking | undefined;
}

/** The projection that a change of its source item changes; undefined for most changes. */
export function projectionOf(change: Change): Projection | undefined {
  if (change.entity === 'booking') return projectionOfBooking(change);
  if (change.entity === 'person') return projectionOfPerson(change);
  return change.entity === 'account' ? projectionOfAccount(change) : undefined;
}

function projectionOfBooking({
  before,
  after,
}: Change & { entity: 'booking' }): Projection | undefined {
  // An arrival stands under the first day, which may have changed.
  const days = [...new Set([before?.startDate ?? after.startDate, after.startDate])];
  const arrivals = days.map((day) => (booking: StoredBooking) => writeArrival(booking, day));
  const writers: ((booking: StoredBooking) => NamedWrite)[] = [
    ...(changesArrivals(before, after) ? arrivals : []),
    ...(changesOwed(before, after) ? [writeOwed] : []),
    ...(changesInHouse(before, after) ? [writeInHouse] : []),
    ...(changesAsked(before, after) ? [writeAsking] : []),
    ...filingWriters(before, after),
  ];
  if (writers.length === 0) return undefined;
  const writesOf = (booking: StoredBooking) => writers.map((write) => write(booking));
  const current = async () => {
    const booking = await findBooking(after.id);
    return { writes: booking && writesOf(booking), booking };
  };
  return { writes: writesOf(after), current };
}

/** A person never changes, but is gone once they are joined to an account. */
const projectionOfPerson = ({ after }: Change & { entity: 'person' }): Projection => ({
  writes: [writeListedCustomer(after)],
  current: async () => {
    const { person } = await readKnownPerson(after.userId);
    return { writes: [person ? writeListedCustomer(after) : removeListedCustomer(after.userId)] };
  },
});

function projectionOfAccount({
  before,
  after,
}: Change & { entity: 'account' }): Projection | undefined {
  if (!changesListedCustomer(before, after)) return undefined;
  const touchesStaff = isStaff(before?.role) || isStaff(after.role);
  const writesOf = (account: StoredAccount): NamedWrite[] => [
    writeListedCustomer(account),
    ...(touchesStaff ? [writeStaff(account)] : []),
  ];
  const current = async () => {
    // The account may have another address by now, and its address another account.
    const account = await findAccountOf(after.userId);
    const removals = [removeListedCustomer(after.userId), removeStaff(after.userId)];
    return { writes: account ? writesOf(account) : removals };
  };
  return { writes: writesOf(after), current };
}

/**
 * Re-reads the source item after the write and rewrites the entries if they are stale, because redelivery can
 * be out of order: an event can be applied after, or beside, later events of its item. Reading before the
 * write would not be enough, because the item can change in between. After the write, the state that was
 * read is either in the entries, or another event follows that writes the entries after this one. (A condition
 * on the source item would fail requests: DynamoDB refuses a write to an item that a transaction checks.)
 * @returns the source item as it was read last
 * @throws Refusal busy
 */
export async function rewriteIfStale({ writes, current }: Projection): Promise<Current> {
  let written = writes;
  for (;;) {
    const now = await current();
    if (!now.writes || isDeepStrictEqual(now.writes, written)) return now;
    await rewrite(now.writes);
    written = now.writes;
  }
}

/** Writes entries once more, in as many transactions as they need: whoever reads them meanwhile may see a part. */
async function rewrite(writes: NamedWrite[]): Promise<void> {
  for (let from = 0; from < writes.length; from += MOST_WRITES) {
    const some = writes.slice(from, from + MOST_WRITES);
    await untilUncontended(async () => (await transact(some)).done || undefined);
  }
}
