import { isDeepStrictEqual } from 'node:util';
import { changesArrivals } from '#functions/domain/arrivals.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import { writeArrival } from '#functions/store/arrivals/arrivals.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import {
  changesListedCustomer,
  removeListedCustomer,
  writeListedCustomer,
} from '#functions/store/customers/listedCustomers.ts';
import type { Change } from './change.ts';

/** An entry of a list that repeats fields of an item: of a booking among the arrivals, or an account among the customers. */
export interface Projection {
  /** The write that the event calls for. */
  write: NamedWrite;
  /** The write that the source item calls for now; undefined where the item is gone. */
  currentWrite: () => Promise<NamedWrite | undefined>;
}

/** The projection that a change of its source item changes; undefined for most changes. */
export function projectionOf(change: Change): Projection | undefined {
  if (change.entity === 'booking') {
    const { before, after } = change;
    if (!changesArrivals(before, after)) return undefined;
    const currentWrite = async () => {
      const booking = await findBooking(after.id);
      return booking && writeArrival(booking);
    };
    return { write: writeArrival(after), currentWrite };
  }
  if (change.entity !== 'account') return undefined;
  const { before, after } = change;
  if (!changesListedCustomer(before, after)) return undefined;
  const currentWrite = async () => {
    const account = await findAccount(after.email);
    // An account that was removed may have been followed by another one of the same address.
    return account?.userId === after.userId
      ? writeListedCustomer(account)
      : removeListedCustomer(after.userId);
  };
  return { write: writeListedCustomer(after), currentWrite };
}

/**
 * Re-reads the source item after the write and rewrites the entry if it is stale, because redelivery can
 * be out of order: an event can be applied after, or beside, later events of its item. Reading before the
 * write would not be enough, because the item can change in between. After the write, the state that was
 * read is either in the entry, or another event follows that writes the entry after this one. (A condition
 * on the source item would fail requests: DynamoDB refuses a write to an item that a transaction checks.)
 * @throws Refusal busy
 */
export async function rewriteIfStale({ write, currentWrite }: Projection): Promise<void> {
  let written = write;
  for (;;) {
    const current = await currentWrite();
    if (!current || isDeepStrictEqual(current, written)) return;
    await untilUncontended(async () => (await transact([current])).done || undefined);
    written = current;
  }
}
