import { expect } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Month } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import type { Backend } from './backend.ts';
import { soldDays } from './soldRooms.ts';

/*
 * The outbox writes most lists, figures and notifications a moment after the answer to a request. A page that is opened
 * before that shows what was there, and offers the rest behind a button: a test that opens one waits here first.
 */

/** Whoever asks, by their token. */
interface Reader {
  token: string;
}

/** Waits until the staff's list of bookings, narrowed by a room, a customer, days or a payment, has so many. */
export const untilBookingsListed = (
  backend: Backend,
  { token }: Reader,
  query: Record<string, string>,
  count: number,
): Promise<void> =>
  expect
    .poll(async () => (await backend.ok(api.bookings.listAll, { token, query })).length)
    .toBe(count);

/** Waits until the day lists who arrives in rooms today. */
export const untilArriving = (
  backend: Backend,
  { token }: Reader,
  ...rooms: Room[]
): Promise<void> =>
  expect
    .poll(async () => {
      const query = { list: 'arriving' };
      const { arriving } = await backend.ok(api.timeline.day, { query, token });
      return arriving.map(({ coldRoomId }) => coldRoomId);
    })
    .toEqual(expect.arrayContaining(rooms.map(({ id }) => id)));

/** Waits until something is owed for a booking, as the staff's list says. */
export const untilOwed = (backend: Backend, { token }: Reader, bookingId: string): Promise<void> =>
  expect
    .poll(async () => (await backend.ok(api.payments.owed, { token })).map(({ id }) => id))
    .toContain(bookingId);

/** Waits until a search of the clients finds one alone, with this number of bookings. */
export const untilClientListed = (
  backend: Backend,
  { token }: Reader,
  search: string,
  bookings = 0,
): Promise<void> =>
  expect
    .poll(() => backend.ok(api.users.list, { token, query: { search } }))
    .toMatchObject([{ bookings }]);

/** Waits until the search of the staff finds so many things of a kind by a text. */
export const untilFound = (
  backend: Backend,
  { token }: Reader,
  kind: 'people' | 'bookings' | 'rooms',
  text: string,
  count = 1,
): Promise<void> =>
  expect
    .poll(async () => (await backend.ok(api.search.find, { query: { text }, token }))[kind].length)
    .toBe(count);

/** Waits until the figures know how many days of a room were sold in a month. */
export const untilSold = (
  backend: Backend,
  staff: Reader,
  { id }: Room,
  month: Month,
  days: number,
): Promise<void> => expect.poll(() => soldDays(backend, staff, id, month)).toBe(days);

/** Waits until a user has `count` unread notifications. */
export const untilUnread = (backend: Backend, { token }: Reader, count: number): Promise<void> =>
  expect.poll(async () => (await backend.ok(api.notifications.count, { token })).count).toBe(count);
