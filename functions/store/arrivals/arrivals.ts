import { settings } from '#functions/platform/settings.ts';
import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import type { BookingItem } from '#functions/store/bookings/bookingItem.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage } from '#functions/platform/table/page.ts';
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

/** The approved bookings that begin on `today` or later, soonest first. */
export async function listArrivals(today: Day, limit: number): Promise<Arrival[]> {
  const { items } = await readPage(
    { pk: collections.arrivals, order: 'ascending', from: today },
    { limit },
  );
  return items as unknown as Arrival[];
}
