import { collections, keys } from '#functions/platform/table/keys.ts';
import {
  readPage,
  type Page,
  type PageKey,
  type PageRequest,
} from '#functions/platform/table/page.ts';
import { readInTurn } from '#functions/platform/table/readInTurn.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { readMany, type Key } from '#functions/platform/table/readItems.ts';
import { readPartition } from '#functions/platform/table/readPartition.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import type { Rating } from '#shared/rating.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import { toBooking, type StoredBooking } from './storedBooking.ts';

/** Reads a booking as it is now; undefined where there is none. */
export async function findBooking(id: string): Promise<Booking | undefined> {
  const item = await readItem(keys.booking(id));
  return item && toBooking(item as unknown as StoredBooking);
}

/** A booking with its history, oldest change first, and its rating. */
export interface BookingDetails extends Booking {
  history: BookingChange[];
  rating: Rating | undefined;
}

/** Reads a booking with its history and rating, which share a partition. */
export async function findBookingDetails(id: string): Promise<BookingDetails | undefined> {
  const items = await readPartition(keys.booking(id).pk);
  const find = ({ sk }: Key) => items.find((item) => item.sk === sk);
  const stored = find(keys.booking(id)) as StoredBooking | undefined;
  if (!stored) return undefined;
  const changes = items.filter(({ entity }) => entity === 'audit') as unknown as BookingChange[];
  const rating = find(keys.rating(id)) as Rating | undefined;
  return { ...toBooking(stored), history: [creation(stored), ...changes], rating };
}

/** The first entry of a history, which is not stored: the booking itself says it. */
const creation = ({ date, userName, bookedBy }: StoredBooking): BookingChange => ({
  at: date,
  by: bookedBy === undefined ? 'customer' : 'admin',
  name: bookedBy ?? userName,
  to: 'pending',
});

const bookingsOf = ({ items, next }: Page<Record<string, unknown>>): Page<Booking> => ({
  items: items.map((item) => toBooking(item as unknown as StoredBooking)),
  next,
});

const all = { index: 'gsi2', pk: collections.bookings, inShards: true } as const;

/** All bookings by last day: those from `today` on, soonest first, then those before, latest first. */
export const listBookings = async (today: Day, page: PageRequest): Promise<Page<Booking>> => {
  return bookingsOf(
    await readInTurn(
      [
        { ...all, order: 'ascending', from: today },
        { ...all, order: 'descending', below: today },
      ],
      page,
    ),
  );
};

/** Bookings whose last day was before `today`, latest first. */
export const listOutdated = async (today: Day, page: PageRequest): Promise<Page<Booking>> =>
  bookingsOf(await readPage({ ...all, order: 'descending', below: today }, page));

/** Bookings of a page where all are wanted: DynamoDB answers a megabyte at most, which is fewer. */
const MANY = 5_000;

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
        inShards: true,
        order: dueFirst.includes(status) ? 'ascending' : 'descending',
      },
      page,
    ),
  );

/** Pending bookings, those that wait shortest first. */
export const listNewestRequests = async (page: PageRequest): Promise<Page<Booking>> =>
  bookingsOf(
    await readPage(
      {
        index: 'gsi3',
        pk: collections.bookingsInStatus('pending'),
        inShards: true,
        order: 'descending',
      },
      page,
    ),
  );

/** Approved bookings whose last day is `day`. */
export const listLeaving = async (day: Day, page: PageRequest): Promise<Page<Booking>> =>
  bookingsOf(
    await readPage(
      {
        index: 'gsi3',
        pk: collections.bookingsInStatus('approved'),
        inShards: true,
        order: 'ascending',
        beginsWith: day,
      },
      page,
    ),
  );

/** Reads bookings as they are now, as many as exist, in the order of their ids. */
export const readBookings = async (ids: string[]): Promise<Booking[]> =>
  (await readMany(ids.map(keys.booking))).map((item) =>
    toBooking(item as unknown as StoredBooking),
  );

/** A customer's bookings, newest first. */
export const listBookingsOf = async (userId: string, page: PageRequest): Promise<Page<Booking>> =>
  bookingsOf(
    await readPage(
      { index: 'gsi1', pk: collections.bookingsOf(userId), order: 'descending' },
      page,
    ),
  );

/** All bookings of a customer, newest first. */
export async function everyBookingOf(userId: string): Promise<Booking[]> {
  const bookings: Booking[] = [];
  let after: PageKey | undefined;
  do {
    const page = await listBookingsOf(userId, { limit: MANY, after });
    bookings.push(...page.items);
    after = page.next;
  } while (after);
  return bookings;
}
