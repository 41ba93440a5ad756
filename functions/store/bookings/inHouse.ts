import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type PageKey } from '#functions/platform/table/page.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { Booking } from '#shared/booking.ts';
import { presenceOf } from '#shared/presence.ts';

type Checked = Pick<Booking, 'id' | 'checkedIn' | 'checkedOut'>;

/** Whether a change of a booking puts it on the list of those whose customers are in, or takes it off. */
export const changesInHouse = (before: Checked | undefined, after: Checked): boolean =>
  (before !== undefined && presenceOf(before) === 'in') !== (presenceOf(after) === 'in');

/** Puts a booking on the list of those whose customers are in, or takes it off. */
export function writeInHouse(booking: Checked): NamedWrite<'inHouse'> {
  const TableName = settings.tableName();
  const Key = keys.inHouse(booking.id);
  const write =
    presenceOf(booking) === 'in'
      ? { Put: { TableName, Item: { ...Key, entity: 'inHouse', bookingId: booking.id } } }
      : { Delete: { TableName, Key } };
  return { name: 'inHouse', write };
}

/** The ids of all bookings whose customers are in. They are few, because a room has one, and who is late. */
export async function listInHouse(): Promise<string[]> {
  const ids: string[] = [];
  let after: PageKey | undefined;
  do {
    const { items, next } = await readPage(
      { pk: collections.inHouse, inShards: true, order: 'ascending' },
      { after },
    );
    ids.push(...items.map(({ bookingId }) => String(bookingId)));
    after = next;
  } while (after);
  return ids;
}
