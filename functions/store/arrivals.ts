import { settings } from '#functions/settings.ts';
import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import type { BookingItem } from './bookingItem.ts';
import { collections, keys } from './keys.ts';
import { readPage } from './page.ts';
import type { NamedWrite } from './transact.ts';

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

/** Puts a booking among the arrivals when it is approved, and takes it out when it is no longer. */
export function expectArrival(
  before: BookingItem | undefined,
  after: BookingItem,
): NamedWrite<'arrival'>[] {
  const [was, is] = [before?.status === 'approved', after.status === 'approved'];
  if (was === is) return [];
  const TableName = settings.tableName();
  const Key = keys.arrival(after.startDate, after.id);
  const write = is
    ? { Put: { TableName, Item: { ...Key, entity: 'arrival', ...arrivalOf(after) } } }
    : { Delete: { TableName, Key } };
  return [{ name: 'arrival', write }];
}

/** The approved bookings that begin on `today` or later, soonest first. */
export async function listArrivals(today: Day, limit: number): Promise<Arrival[]> {
  const { items } = await readPage(
    { pk: collections.arrivals, order: 'ascending', from: today },
    { limit },
  );
  return items as unknown as Arrival[];
}
