import { isArrival } from '#functions/domain/arrivals.ts';
import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import {
  readPage,
  type Page,
  type PageKey,
  type PageRequest,
} from '#functions/platform/table/page.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { Booking } from '#shared/booking.ts';
import { addDays, type Day } from '#shared/days.ts';

/** An entry of the list of arrivals: an approved booking, by first day. */
export type Arrival = Pick<
  Booking,
  'id' | 'number' | 'coldRoomId' | 'coldRoomName' | 'userId' | 'userName' | 'startDate' | 'endDate'
>;

const arrivalOf = (booking: Arrival): Arrival => ({
  id: booking.id,
  ...(booking.number && { number: booking.number }),
  coldRoomId: booking.coldRoomId,
  coldRoomName: booking.coldRoomName,
  userId: booking.userId,
  userName: booking.userName,
  startDate: booking.startDate,
  endDate: booking.endDate,
});

/** Puts a booking on the list of arrivals of a day, or removes it from there, by its status and its first day. */
export function writeArrival(
  booking: Arrival & Pick<Booking, 'status'>,
  day: Day,
): NamedWrite<'arrival'> {
  const TableName = settings.tableName();
  const Key = keys.arrival(day, booking.id);
  const arrives = isArrival(booking) && booking.startDate === day;
  const write = arrives
    ? { Put: { TableName, Item: { ...Key, entity: 'arrival', ...arrivalOf(booking) } } }
    : { Delete: { TableName, Key } };
  return { name: 'arrival', write };
}

const allArrivals = { pk: collections.arrivals, inShards: true, order: 'ascending' } as const;

const arrivalsOf = ({ items }: Page<Record<string, unknown>>): Arrival[] =>
  items as unknown as Arrival[];

/** A page of the approved bookings by first day, those that began first. */
export async function listArrivals(request: PageRequest): Promise<Page<Arrival>> {
  const page = await readPage(allArrivals, request);
  return { items: arrivalsOf(page), next: page.next };
}

/** A page of the arrivals of a day. */
export async function listArrivalsOn(day: Day, request: PageRequest): Promise<Page<Arrival>> {
  const page = await readPage({ ...allArrivals, beginsWith: day }, request);
  return { items: arrivalsOf(page), next: page.next };
}

/** All arrivals of a day, page after page. */
export async function* everyArrivalOn(day: Day): AsyncGenerator<Arrival[]> {
  let after: PageKey | undefined;
  do {
    const { items, next } = await listArrivalsOn(day, { after });
    yield items;
    after = next;
  } while (after);
}

/**
 * A page of the approved bookings that began on a day or before, the latest first: those that have not ended are in
 * house.
 */
export async function listBegun(day: Day, request: PageRequest): Promise<Page<Arrival>> {
  const page = await readPage(
    { ...allArrivals, order: 'descending', below: addDays(day, 1) },
    request,
  );
  return { items: arrivalsOf(page), next: page.next };
}

/** The first arrivals on a day or later, soonest first, and whether more follow. */
export async function listArrivalsFrom(
  day: Day,
  limit: number,
): Promise<{ arrivals: Arrival[]; more: boolean }> {
  const page = await readPage({ ...allArrivals, from: day }, { limit });
  return { arrivals: arrivalsOf(page), more: page.next !== undefined };
}
