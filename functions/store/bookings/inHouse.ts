import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageRequest } from '#functions/platform/table/page.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import { presenceOf } from '#shared/presence.ts';

type Checked = Pick<Booking, 'id' | 'endDate' | 'checkedIn' | 'checkedOut'>;

const isIn = (booking: Checked): boolean => presenceOf(booking) === 'in';

/** Whether a change of a booking puts it on the list of those whose customers are in, moves it there, or takes it off. */
export const changesInHouse = (before: Checked | undefined, after: Checked): boolean =>
  before !== undefined &&
  (isIn(before) !== isIn(after) || (isIn(after) && before.endDate !== after.endDate));

/** Puts a booking on the list of those whose customers are in, by its last day, or takes it off. */
export function writeInHouse(booking: Checked): NamedWrite<'inHouse'> {
  const TableName = settings.tableName();
  const Key = keys.inHouse(booking.id);
  const Item = {
    ...Key,
    entity: 'inHouse',
    bookingId: booking.id,
    gsi1pk: Key.pk,
    gsi1sk: `${booking.endDate}#${booking.id}`,
  };
  const write = isIn(booking) ? { Put: { TableName, Item } } : { Delete: { TableName, Key } };
  return { name: 'inHouse', write };
}

/**
 * A page of the bookings, by their ids, whose customers are in although their last day was before `day`, the longest
 * late first.
 */
export async function listLate(day: Day, request: PageRequest): Promise<Page<{ id: string }>> {
  const { items, next } = await readPage(
    { index: 'gsi1', pk: collections.inHouse, inShards: true, order: 'ascending', below: day },
    request,
  );
  return { items: items.map(({ bookingId }) => ({ id: String(bookingId) })), next };
}
