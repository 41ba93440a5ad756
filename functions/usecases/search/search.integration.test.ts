import { expect, it } from 'vitest';
import { handler } from '#functions/workers/outbox/consume.ts';
import { readStream } from '#local/stream/testing/readStream.ts';
import { requestFor, someCustomer, someRoom, inDays } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { searchRooms } from './searchRooms.ts';

useTable({ stream: true });

it('works', async () => {
  const [a, b] = [
    await someRoom({ price: 5 }),
    await someRoom({ price: 4, location: 'Kimironko, Kigali', latitude: -1.95, longitude: 30.06 }),
  ];
  await bookRoom(requestFor(a, 5, 6), await someCustomer());
  await handler({ Records: await readStream() });
  const page = { limit: 24, after: undefined };
  const ids = async (search: Parameters<typeof searchRooms>[0]) =>
    (await searchRooms(search, page)).entries.map(({ id }) => id);
  expect(await ids({ wish: {}, order: 'price' })).toEqual([b.id, a.id]);
  expect(await ids({ wish: {}, order: 'newest' })).toEqual([b.id, a.id]);
  expect(
    await ids({ wish: {}, order: 'distance', point: { latitude: -2, longitude: 30 } }),
  ).toEqual([b.id]);
  expect(
    await ids({ wish: { stay: { startDate: inDays(6), endDate: inDays(7) } }, order: 'price' }),
  ).toEqual([b.id]);
  expect(await ids({ wish: {}, typed: 'ruhengeri', order: 'price' })).toEqual([a.id]);
});
