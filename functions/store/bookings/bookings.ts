import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import type { Rating } from '#shared/rating.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import { toBooking, type BookingItem } from './bookingItem.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageRequest } from '#functions/platform/table/page.ts';
import type { Key } from '#functions/platform/table/readItems.ts';

/** Whose booking it must be; an admin may have anybody's. */
export type Owner = { userId: string } | 'anybody';

const belongsTo = (item: BookingItem, owner: Owner): boolean =>
  owner === 'anybody' || item.userId === owner.userId;

/**
 * A booking as it is now.
 * @throws Refusal bookingNotFound where there is none, or it is somebody else's
 */
export async function readBooking(id: string, owner: Owner): Promise<BookingItem> {
  const { Item } = await db.send(
    new GetCommand({
      TableName: settings.tableName(),
      Key: keys.booking(id),
      ConsistentRead: true,
    }),
  );
  const item = Item as BookingItem | undefined;
  if (!item || !belongsTo(item, owner)) throw new Refusal('bookingNotFound');
  return item;
}

/**
 * A booking, its history, oldest change first, and its rating in one query: they share a partition.
 * @throws Refusal bookingNotFound
 */
export async function getBooking(
  id: string,
  owner: Owner,
): Promise<Booking & { history: BookingChange[]; rating: Rating | undefined }> {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: settings.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :booking',
      ExpressionAttributeValues: { ':booking': keys.booking(id).pk },
    }),
  );
  const find = ({ sk }: Key) => Items.find((item) => item.sk === sk);
  const item = find(keys.booking(id)) as BookingItem | undefined;
  if (!item || !belongsTo(item, owner)) throw new Refusal('bookingNotFound');
  const changes = Items.filter(({ entity }) => entity === 'audit') as BookingChange[];
  const rating = find(keys.rating(id)) as Rating | undefined;
  return { ...toBooking(item), history: [creation(item), ...changes], rating };
}

const creation = (item: BookingItem): BookingChange => ({
  at: item.date,
  by: 'customer',
  name: item.userName,
  to: 'pending',
});

const bookingsOf = ({ items, next }: Page<Record<string, unknown>>): Page<Booking> => ({
  items: items.map((item) => toBooking(item as unknown as BookingItem)),
  next,
});

/** All bookings, latest last day first. */
export const listBookings = async (page: PageRequest): Promise<Page<Booking>> =>
  bookingsOf(
    await readPage({ index: 'gsi2', pk: collections.bookings, order: 'descending' }, page),
  );

/** Bookings whose last day was before `today`, latest first. */
export const listOutdated = async (today: Day, page: PageRequest): Promise<Page<Booking>> =>
  bookingsOf(
    await readPage(
      { index: 'gsi2', pk: collections.bookings, order: 'descending', below: today },
      page,
    ),
  );

/** Statuses of bookings that are still to come or to be answered: what is due first comes first. */
const dueFirst: readonly BookingStatus[] = ['pending', 'approved'];

/**
 * Bookings of one status: pending ones longest waiting first, approved ones by soonest last day,
 * others by latest last day.
 */
export const listInStatus = async (
  status: BookingStatus,
  page: PageRequest,
): Promise<Page<Booking>> =>
  bookingsOf(
    await readPage(
      {
        index: 'gsi3',
        pk: collections.bookingsInStatus(status),
        order: dueFirst.includes(status) ? 'ascending' : 'descending',
      },
      page,
    ),
  );

/** A customer's bookings, newest first. */
export const listBookingsOf = async (userId: string, page: PageRequest): Promise<Page<Booking>> =>
  bookingsOf(
    await readPage(
      { index: 'gsi1', pk: collections.bookingsOf(userId), order: 'descending' },
      page,
    ),
  );
