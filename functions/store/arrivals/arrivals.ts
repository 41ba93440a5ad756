import { settings } from '#functions/platform/settings.ts';
import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import type { BookingItem } from '#functions/store/bookings/bookingItem.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageKey } from '#functions/platform/table/page.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';

/** An approved booking among those that are to come, by first day. */
export type Arrival = Pick<
  Booking,
  'id' | 'coldRoomId' | 'coldRoomName' | 'userId' | 'userName' | 'startDate' | 'endDate'
>;

const arrivalOf = (item: BookingItem): Arrival => ({
  id: item.id,
  coldRoomId: item.coldRoomId,
  coldRoomName: item.coldRoomName,
  userId: item.userId,
  userName: item.userName,
  startDate: item.startDate,
  endDate: item.endDate,
});

/** Whether a change of a booking puts it among the arrivals, or takes it out. */
export const movesArrival = (before: BookingItem | undefined, after: BookingItem): boolean =>
  (before?.status === 'approved') !== (after.status === 'approved');

/** Has a booking among the arrivals where it is approved, and not where it is anything else. */
export function keepArrival(item: BookingItem): NamedWrite<'arrival'> {
  const TableName = settings.tableName();
  const Key = keys.arrival(item.startDate, item.id);
  const write =
    item.status === 'approved'
      ? { Put: { TableName, Item: { ...Key, entity: 'arrival', ...arrivalOf(item) } } }
      : { Delete: { TableName, Key } };
  return { name: 'arrival', write };
}

const arrivalsOf = ({ items }: Page<Record<string, unknown>>): Arrival[] =>
  items as unknown as Arrival[];

/** All approved bookings that begin on a day: a room has one at most, so that there are few. */
export async function listArrivalsOn(day: Day): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  let after: PageKey | undefined;
  do {
    const page = await readPage(
      { pk: collections.arrivals, order: 'ascending', beginsWith: day },
      { after },
    );
    arrivals.push(...arrivalsOf(page));
    after = page.next;
  } while (after);
  return arrivals;
}

/** The first approved bookings that begin on a day or later, soonest first, and whether more follow. */
export async function listArrivalsFrom(
  day: Day,
  limit: number,
): Promise<{ arrivals: Arrival[]; more: boolean }> {
  const page = await readPage(
    { pk: collections.arrivals, order: 'ascending', from: day },
    { limit },
  );
  return { arrivals: arrivalsOf(page), more: page.next !== undefined };
}
