import { expect, it } from 'vitest';
import { refreshEntry } from '#functions/store/search/refreshEntry.ts';
import { admin, inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import type { Room } from '#shared/room.ts';
import { bookRoom } from './bookRoom.ts';
import { listFreeRooms } from './listFreeRooms.ts';
import { moveBooking } from './moveBooking.ts';

useTable();

const freeOn = async (from: number, to: number) => {
  const stay = { startDate: inDays(from), endDate: inDays(to) };
  const { items } = await listFreeRooms(stay, {});
  return items.map(({ id }) => id);
};

it('lists nothing where there is no room', async () => {
  expect(await freeOn(1, 2)).toEqual([]);
});

it('lists rooms that are open and free on every day', async () => {
  const [taken, free] = [await someRoom(), await someRoom()];
  await someRoom({ status: 'unavailable' });
  const booking = await bookRoom(requestFor(taken, 28, 35), await someCustomer());
  // As the outbox does.
  const follow = (rooms: Room[]) => Promise.all(rooms.map(refreshEntry));
  await follow([taken, free]);
  expect(await freeOn(1, 27)).toEqual([taken.id, free.id]);
  expect(await freeOn(1, 28)).toEqual([free.id]);
  expect(await freeOn(35, 70)).toEqual([free.id]);
  expect(await freeOn(36, 70)).toEqual([taken.id, free.id]);
  await moveBooking(booking.id, 'rejected', admin);
  await follow([taken]);
  expect(await freeOn(1, 70)).toEqual([taken.id, free.id]);
});

it('lists a room that the outbox has not read of yet', async () => {
  const room = await someRoom();
  expect(await freeOn(1, 2)).toContain(room.id);
});
