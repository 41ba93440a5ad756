import { api } from '#shared/api.ts';
import { inDays } from '../support/bookings.ts';
import { newTown } from '../support/rooms.ts';
import { expect, test } from '../support/test.ts';

test('a search follows rooms and bookings', async ({ backend, rooms, bookings, customer }) => {
  const town = newTown();
  const point = { latitude: '-1.95', longitude: '30.06' };
  const cheap = await rooms.create({ location: town, price: '5', ...point });
  const large = await rooms.create({ location: `Sector, ${town}`, price: '9', capacity: '500' });
  const find = async (query: Record<string, string> = {}) => {
    const found = await backend.ok(api.rooms.search, { query: { town, ...query } });
    return found.rooms.map(({ id }) => id);
  };
  await expect.poll(() => find()).toEqual([cheap.id, large.id]);
  expect(await find({ sort: 'newest' })).toEqual([large.id, cheap.id]);
  expect(await find({ kg: '400000' })).toEqual([large.id]);
  // The large one stands nowhere on the map.
  expect(await find({ sort: 'distance', ...point })).toEqual([cheap.id, large.id]);

  const days = { startDate: inDays(6), endDate: inDays(8) };
  const { id } = await bookings.create(customer, cheap, 5, 6);
  await expect.poll(() => find(days)).toEqual([large.id]);
  await bookings.cancel(customer, id);
  await expect.poll(() => find(days)).toEqual([cheap.id, large.id]);

  await rooms.update(large.id, { status: 'unavailable' });
  await expect.poll(() => find()).toEqual([cheap.id]);
  await rooms.remove(cheap.id);
  await expect.poll(() => find()).toEqual([]);
  const { place } = await backend.ok(api.rooms.search, { query: { town } });
  expect(place).toEqual({ typed: town });
});

test('a search filters by type, town however it is written, and what the goods need [S3.2, S5.21]', async ({
  rooms,
}) => {
  const town = newTown();
  const place = { location: town, capacity: '3', unit: 'tons' };
  const warm = await rooms.create({
    ...place,
    roomType: 'Ware House',
    temperatureRange: '13°C - 15°C',
  });
  const cold = await rooms.create({ ...place, temperatureRange: '2°C - 4°C' });
  const find = (query: Record<string, string> = {}) =>
    rooms.found(town.toUpperCase(), { sort: 'oldest', ...query });
  expect(await find()).toEqual([warm.id, cold.id]);
  expect(await find({ roomType: 'Ware House' })).toEqual([warm.id]);
  expect(await find({ roomType: 'Cold Room' })).toEqual([cold.id]);
  expect(await find({ product: 'Bananas' })).toEqual([warm.id]);
  expect(await find({ product: 'Bananas', kg: '3000' })).toEqual([warm.id]);
  expect(await find({ product: 'Bananas', kg: '3001' })).toEqual([]);
});

test('a map shows a room where it stands', async ({ backend, rooms }) => {
  const room = await rooms.create({ name: 'On an island', latitude: '-1.6', longitude: '29.05' });
  const view = { south: '-1.61', west: '29.04', north: '-1.59', east: '29.06', zoom: '14' };
  const seen = async () => {
    const { rooms: inView } = await backend.ok(api.rooms.map, { query: view });
    return inView.filter(({ id }) => id === room.id).map(({ name }) => name);
  };
  await expect.poll(seen).toEqual(['On an island']);
});
