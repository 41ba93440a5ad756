import { expect, it } from 'vitest';
import type { PageKey } from '#functions/platform/table/page.ts';
import {
  listBookings,
  listBookingsOf,
  listInStatus,
  listOutdated,
} from '#functions/store/bookings/bookings.ts';
import { admin, inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from './bookRoom.ts';
import { checkAvailability } from './checkAvailability.ts';
import { moveBooking } from './moveBooking.ts';

useTable();

const stay = (from: number, to: number) => ({ startDate: inDays(from), endDate: inDays(to) });

it('tells free days from taken ones', async () => {
  const [room, customer] = [await someRoom(), await someCustomer()];
  await bookRoom(requestFor(room, 5, 6), customer);
  await expect(checkAvailability(room.id, stay(1, 4))).resolves.toBeUndefined();
  await expect(checkAvailability(room.id, stay(1, 5))).rejects.toMatchObject({ code: 'daysTaken' });
  await expect(checkAvailability(room.id, stay(6, 40))).rejects.toMatchObject({
    code: 'daysTaken',
  });
  await expect(checkAvailability(room.id, stay(7, 40))).resolves.toBeUndefined();
});

it('knows closed rooms and none at all', async () => {
  const room = await someRoom({ status: 'unavailable' });
  await expect(checkAvailability(room.id, stay(1, 2))).rejects.toMatchObject({
    code: 'roomUnavailable',
  });
  await expect(checkAvailability('nowhere', stay(1, 2))).rejects.toMatchObject({
    code: 'roomNotFound',
  });
});

it('lists bookings as each reader needs them', async () => {
  const [room, customer] = [await someRoom(), await someCustomer()];
  const late = await bookRoom(requestFor(room, 60, 60), customer);
  const early = await bookRoom(requestFor(room, 50, 50), customer);
  const ids = ({ items }: { items: { id: string }[] }) =>
    items.map(({ id }) => id).filter((id) => [early.id, late.id].includes(id));

  expect(ids(await listBookings(inDays(0), {}))).toEqual([early.id, late.id]);
  expect(ids(await listBookingsOf(customer.userId, {}))).toEqual([early.id, late.id]);
  expect(ids(await listInStatus('pending', {}))).toEqual([late.id, early.id]);
  expect(ids(await listOutdated(inDays(51), {}))).toEqual([early.id]);
  await moveBooking(late.id, 'approved', admin);
  await moveBooking(early.id, 'approved', admin);
  expect(ids(await listInStatus('pending', {}))).toEqual([]);
  expect(ids(await listInStatus('approved', {}))).toEqual([early.id, late.id]);
  await moveBooking(late.id, 'cancelled', admin);
  await moveBooking(early.id, 'cancelled', admin);
  expect(ids(await listInStatus('cancelled', {}))).toEqual([late.id, early.id]);
});

it('pages through approved bookings from the soonest to the furthest stay, each once', async () => {
  const [room, customer] = [await someRoom(), await someCustomer()];
  const stays: string[] = [];
  for (const day of [90, 70, 80, 85, 75]) {
    const { id } = await bookRoom(requestFor(room, day, day), customer);
    await moveBooking(id, 'approved', admin);
    stays.push(id);
  }
  const [a, b, c, d, e] = stays;
  const listed: string[] = [];
  let after: PageKey | undefined;
  do {
    const { items, next } = await listInStatus('approved', { limit: 2, after });
    listed.push(...items.map(({ id }) => id));
    after = next;
  } while (after);
  expect(listed.filter((id) => stays.includes(id))).toEqual([b, e, c, d, a]);
});
