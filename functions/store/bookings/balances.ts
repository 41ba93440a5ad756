import {
  shareOf,
  sumChanges,
  sumNames,
  type BalanceShare,
  type SharingBooking,
  type SumChange,
} from '#functions/domain/balanceShare.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import type { CustomerBalance } from '#shared/balance.ts';
import { findBooking } from './bookings.ts';

/**
 * Reads what all bookings of a customer come to, strongly consistent.
 * @returns undefined where the customer is older than the sums, and they were not made by `npm run file-bookings` yet
 */
export async function readBalance(userId: string): Promise<CustomerBalance | undefined> {
  const [customer, sums] = await readItems([keys.customer(userId), keys.balance(userId)]);
  if (customer?.summed !== true) return undefined;
  const sum = (name: keyof CustomerBalance) => Number(sums?.[name] ?? 0);
  return { due: sum('due'), paid: sum('paid'), owed: sum('owed'), toRefund: sum('toRefund') };
}

/**
 * Makes what a booking adds to the sums of its customer equal to what it says now, in any order and however often it is
 * called. What it has added is kept in an item of the booking, which is written in the same transaction as the sums, and
 * only if nobody has written it since it was read: so the sums equal the sum of these items at every moment. Then the
 * booking is read again, because it may have changed between its reading and the write.
 * @param booking as it was read a moment ago
 * @throws Refusal busy
 */
export async function refreshBalance(booking: SharingBooking & { id: string }): Promise<void> {
  let written: BalanceShare | undefined;
  let now: BalanceShare | undefined = shareOf(booking);
  do {
    written = now;
    if (await untilUncontended(() => writeIfStale(booking.id, written))) return;
    const current = await findBooking(booking.id);
    now = current && shareOf(current);
  } while (sumChanges(written, now).length > 0);
}

/** @returns true where nothing had to be written, false where it was, undefined where others were writing */
async function writeIfStale(
  bookingId: string,
  after: BalanceShare | undefined,
): Promise<boolean | undefined> {
  const before = await readShare(bookingId);
  const changes = sumChanges(before, after);
  if (changes.length === 0) return true;
  const { done } = await transact([
    writeShare(bookingId, before, after),
    ...changes.map(addToBalance),
  ]);
  return done ? false : undefined;
}

async function readShare(bookingId: string): Promise<BalanceShare | undefined> {
  return (await readItem(keys.balanceShare(bookingId))) as BalanceShare | undefined;
}

/** Fails where a share is no longer as it was read. */
function asRead(before: BalanceShare | undefined) {
  if (!before) return { ConditionExpression: 'attribute_not_exists(pk)' };
  const names = ['userId', ...sumNames] as const;
  return {
    ConditionExpression: names.map((name) => `#${name} = :${name}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, before[name]])),
  };
}

/** Puts what a booking adds, or deletes it where it adds nothing. */
function writeShare(
  bookingId: string,
  before: BalanceShare | undefined,
  after: BalanceShare | undefined,
): NamedWrite {
  const common = { TableName: settings.tableName(), ...asRead(before) };
  const Key = keys.balanceShare(bookingId);
  const Item = { ...Key, entity: 'balanceShare', ...after };
  const write = after ? { Put: { ...common, Item } } : { Delete: { ...common, Key } };
  return { name: 'share', write };
}

function addToBalance({ userId, add }: SumChange): NamedWrite {
  const names = Object.keys(add);
  return {
    name: 'balance',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.balance(userId),
        UpdateExpression: `SET #entity = :entity ADD ${names.map((name) => `#${name} :${name}`).join(', ')}`,
        ExpressionAttributeNames: {
          '#entity': 'entity',
          ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
        },
        ExpressionAttributeValues: {
          ':entity': 'balance',
          ...Object.fromEntries(Object.entries(add).map(([name, sum]) => [`:${name}`, sum])),
        },
      },
    },
  };
}
