import { isDeepStrictEqual } from 'node:util';
import { changesArrivals } from '#functions/domain/arrivals.ts';
import { changesOwed } from '#functions/domain/owed.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findAccountOf } from '#functions/store/accounts/accounts.ts';
import { removeStaff, writeStaff } from '#functions/store/accounts/staff.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { writeArrival } from '#functions/store/arrivals/arrivals.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { changesInHouse, writeInHouse } from '#functions/store/bookings/inHouse.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import {
  changesListedCustomer,
  removeListedCustomer,
  writeListedCustomer,
} from '#functions/store/customers/listedCustomers.ts';
import { writeOwed } from '#functions/store/payments/owed.ts';
import { isStaff } from '#shared/access.ts';
import type { Change } from './change.ts';

/**
 * Entries of lists that repeat fields of an item: of a booking among the arrivals, those who are in
 * and what is owed, or an account
 * among the customers and the staff.
 */
export interface Projection {
  /** The writes that the event calls for. */
  writes: NamedWrite[];
  /** The writes that the source item calls for now; undefined where the item is gone. */
  currentWrites: () => Promise<NamedWrite[] | undefined>;
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
  ];
  if (writers.length === 0) return undefined;
  const writesOf = (booking: StoredBooking) => writers.map((write) => write(booking));
  const currentWrites = async () => {
    const booking = await findBooking(after.id);
    return booking && writesOf(booking);
  };
  return { writes: writesOf(after), currentWrites };
}

/** A person never changes, so what is written of them is never stale. */
const projectionOfPerson = ({ after }: Change & { entity: 'person' }): Projection => ({
  writes: [writeListedCustomer(after)],
  currentWrites: () => Promise.resolve(undefined),
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
  const currentWrites = async () => {
    // The account may have another address by now, and its address another account.
    const account = await findAccountOf(after.userId);
    return account
      ? writesOf(account)
      : [removeListedCustomer(after.userId), removeStaff(after.userId)];
  };
  return { writes: writesOf(after), currentWrites };
}

/**
 * Re-reads the source item after the write and rewrites the entries if they are stale, because redelivery can
 * be out of order: an event can be applied after, or beside, later events of its item. Reading before the
 * write would not be enough, because the item can change in between. After the write, the state that was
 * read is either in the entries, or another event follows that writes the entries after this one. (A condition
 * on the source item would fail requests: DynamoDB refuses a write to an item that a transaction checks.)
 * @throws Refusal busy
 */
export async function rewriteIfStale({ writes, currentWrites }: Projection): Promise<void> {
  let written = writes;
  for (;;) {
    const current = await currentWrites();
    if (!current || isDeepStrictEqual(current, written)) return;
    await untilUncontended(async () => (await transact(current)).done || undefined);
    written = current;
  }
}
