import { afterEach, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { noteWidths } from '#functions/store/rooms/noteWidths.ts';
import { changePictures } from '#functions/store/rooms/updateRoom.ts';
import { asCustomer, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { countReadUnits } from '#functions/testing/readUnits.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from './bookRoom.ts';
import { listOwnBookings } from './listOwnBookings.ts';
import { moveBooking } from './moveBooking.ts';

useTable();
afterEach(() => vi.restoreAllMocks());

const [dock, gate] = ['/images/rooms/r/dock.webp', '/images/rooms/r/gate.webp'] as const;

/** A room with two pictures, the first of which is there at widths. */
async function picturedRoom() {
  const room = await someRoom();
  await changePictures(room.id, {}, () => [dock, gate].map((path) => ({ path, description: '' })));
  await noteWidths(room.id, dock, [400, 800]);
  return room;
}

const picturesOf = async (userId: string) =>
  (await listOwnBookings(userId, {})).items.map(({ id, image, imageWidths }) => ({
    id,
    image,
    imageWidths,
  }));

it('shows the first picture that the room of each booking has now', async () => {
  const [room, bare, customer] = [await picturedRoom(), await someRoom(), await someCustomer()];
  const { id } = await bookRoom(requestFor(room, 5, 5), customer);
  const plain = await bookRoom(requestFor(bare, 6, 6), customer);
  expect(await picturesOf(customer.userId)).toEqual([
    { id: plain.id, image: undefined, imageWidths: undefined },
    { id, image: dock, imageWidths: [400, 800] },
  ]);
  await changePictures(room.id, {}, (pictures) => pictures.toReversed());
  expect(await picturesOf(customer.userId)).toContainEqual({
    id,
    image: gate,
    imageWidths: undefined,
  });
});

it('lists the bookings of a room that was deleted without a picture', async () => {
  const [room, customer] = [await picturedRoom(), await someCustomer()];
  const { id } = await bookRoom(requestFor(room, 5, 5), customer);
  await moveBooking(id, 'cancelled', asCustomer(customer));
  await removeRoom(room.id);
  const { items } = await listOwnBookings(customer.userId, {});
  expect(items).toMatchObject([{ id, coldRoomName: room.name }]);
  expect(items[0]).not.toHaveProperty('image');
  expect(items[0]).not.toHaveProperty('imageWidths');
});

it('reads a room once, however many of its bookings are listed, and none for an empty list', async () => {
  const [room, customer] = [await picturedRoom(), await someCustomer()];
  expect(await listOwnBookings(customer.userId, {})).toEqual({ items: [], next: undefined });
  for (const day of [5, 7, 9]) await bookRoom(requestFor(room, day, day), customer);
  const send = vi.spyOn(db, 'send');
  const { items } = await listOwnBookings(customer.userId, {});
  expect(items.map(({ image }) => image)).toEqual([dock, dock, dock]);
  const inputs = send.mock.calls.map(([command]) => command.input);
  expect(inputs).toHaveLength(2);
  expect(inputs[1]).toMatchObject({
    RequestItems: { [String(process.env.TABLE_NAME)]: { Keys: [{ pk: `ROOM#${room.id}` }] } },
  });
  send.mockRestore();
  // Half a unit of the list, and one of a room of less than 4 KB, which is read as it is now.
  const { units } = await countReadUnits(() => listOwnBookings(customer.userId, {}));
  expect(units).toBe(1.5);
});

it('adds the pictures to each page of a longer list', async () => {
  const [room, customer] = [await picturedRoom(), await someCustomer()];
  for (const day of [5, 7]) await bookRoom(requestFor(room, day, day), customer);
  const first = await listOwnBookings(customer.userId, { limit: 1 });
  const second = await listOwnBookings(customer.userId, { limit: 1, after: first.next });
  expect([first, second].map(({ items }) => items.map(({ image }) => image))).toEqual([
    [dock],
    [dock],
  ]);
});
