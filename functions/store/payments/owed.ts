import { owedFields, type OwingBooking } from '#functions/domain/owed.ts';
import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import {
  readPage,
  type Page,
  type PageKey,
  type PageRequest,
} from '#functions/platform/table/page.ts';
import { inShard } from '#functions/platform/table/shards.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { owedOf } from '#shared/balance.ts';
import type { Month } from '#shared/days.ts';
import type { Owed } from '#shared/payment.ts';

/**
 * Puts a booking on the list of what is owed, or takes it off. Its primary key never changes, so that a booking of
 * other days is not listed twice.
 */
export function writeOwed(booking: OwingBooking): NamedWrite<'owed'> {
  const TableName = settings.tableName();
  const Key = keys.owed(booking.id);
  const owed = owedOf(booking);
  if (owed === 0) return { name: 'owed', write: { Delete: { TableName, Key } } };
  const fields = owedFields.flatMap((name) =>
    booking[name] === undefined ? [] : [[name, booking[name]]],
  );
  const Item = {
    ...Key,
    entity: 'owed',
    gsi1pk: inShard(collections.owed, booking.id),
    gsi1sk: `${booking.startDate}#${booking.id}`,
    ...(Object.fromEntries(fields) as object),
    owed,
  };
  return { name: 'owed', write: { Put: { TableName, Item } } };
}

const allOwed = {
  index: 'gsi1',
  pk: collections.owed,
  inShards: true,
  order: 'ascending',
} as const;

/** Bookings for which something is owed, those that began first. */
export async function listOwed(page: PageRequest): Promise<Page<Owed>> {
  const { items, next } = await readPage(allOwed, page);
  return { items: items as unknown as Owed[], next };
}

/** What customers owe for the bookings that began, or begin, in a month, in whole Rwf. */
export async function sumOwed(month: Month): Promise<number> {
  let sum = 0;
  let after: PageKey | undefined;
  do {
    const { items, next } = await readPage({ ...allOwed, beginsWith: month }, { after });
    sum += (items as unknown as Owed[]).reduce((total, { owed }) => total + Math.max(0, owed), 0);
    after = next;
  } while (after);
  return sum;
}
