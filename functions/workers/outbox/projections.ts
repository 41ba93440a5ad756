import { isDeepStrictEqual } from 'node:util';
import { keepArrival, movesArrival } from '#functions/store/arrivals/arrivals.ts';
import { readBooking } from '#functions/store/bookings/bookings.ts';
import { changesClient, keepClient } from '#functions/store/customers/clients.ts';
import { transact, untilUncontended, type NamedWrite } from '#functions/platform/table/transact.ts';
import { findAccount } from '#functions/store/accounts/users.ts';
import type { Change } from './change.ts';

/** An entry of a list that a change calls for: an arrival, or a client. */
export interface Entry {
  /** What the event has to write of it. */
  write: NamedWrite;
  /** What there is to write by what the item is now; undefined where it has gone. */
  current: () => Promise<NamedWrite | undefined>;
}

export function entryOf(change: Change): Entry | undefined {
  if (change.entity === 'message') return undefined;
  if (change.entity === 'booking') {
    const { before, after } = change;
    if (!movesArrival(before, after)) return undefined;
    const current = async () => keepArrival(await readBooking(after.id, 'anybody'));
    return { write: keepArrival(after), current };
  }
  const { before, after } = change;
  if (!changesClient(before, after)) return undefined;
  const current = async () => {
    const account = await findAccount(after.email);
    return account && keepClient(account);
  };
  return { write: keepClient(after), current };
}

/**
 * Has an entry that was just written say what its item is now. An event may be told behind later ones
 * of its item, as one that was put aside, and at the same time as they are: what it has written may be
 * of yesterday. A look before the write would not do, for the item may change between the two. After
 * it, what the item is has either been written, or comes with an event whose write follows this one.
 * (A condition on the item would hold up requests: DynamoDB refuses a write to what a transaction checks.)
 * @throws Refusal busy
 */
export async function bringUpToDate({ write, current }: Entry): Promise<void> {
  let written = write;
  for (;;) {
    const due = await current();
    if (!due || isDeepStrictEqual(due, written)) return;
    await untilUncontended(async () => (await transact([due])).done || undefined);
    written = due;
  }
}
