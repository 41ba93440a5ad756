import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageRequest } from '#functions/platform/table/page.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { waitingChange } from '#shared/askedChange.ts';
import type { Booking } from '#shared/booking.ts';

type Asking = Pick<Booking, 'id' | 'asked'>;

/**
 * Whether a change of a booking puts it on the list of those whose customers ask for other days, moves it there, or
 * takes it off.
 */
export const changesAsked = (before: Asking | undefined, after: Asking): boolean =>
  waitingChange(before ?? {})?.at !== waitingChange(after)?.at;

/** Puts a booking on the list of those whose customers ask for other days, by when they did, or takes it off. */
export function writeAsking(booking: Asking): NamedWrite<'asked'> {
  const TableName = settings.tableName();
  const Key = keys.asked(booking.id);
  const waiting = waitingChange(booking);
  if (!waiting) return { name: 'asked', write: { Delete: { TableName, Key } } };
  const Item = {
    ...Key,
    entity: 'asked',
    bookingId: booking.id,
    gsi1pk: Key.pk,
    gsi1sk: `${waiting.at}#${booking.id}`,
  };
  return { name: 'asked', write: { Put: { TableName, Item } } };
}

/** A page of the bookings, by their ids, whose customers ask for other days, the longest waiting first. */
export async function listAsking(request: PageRequest): Promise<Page<{ id: string }>> {
  const { items, next } = await readPage(
    { index: 'gsi1', pk: collections.asked, inShards: true, order: 'ascending' },
    request,
  );
  return { items: items.map(({ bookingId }) => ({ id: String(bookingId) })), next };
}
