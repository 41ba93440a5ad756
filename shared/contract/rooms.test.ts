import { expect, test } from 'vitest';
import * as rooms from './rooms.ts';

const stored = {
  id: 'room-1',
  name: 'Kigali Fresh Store',
  roomType: 'Cold Room',
  price: 45_000,
  location: 'Kigali',
  capacity: 20,
  unit: 'tons',
  status: 'available',
  size: 600,
  pictures: [],
  feature: ['Dock'],
  description: '',
  temperatureRange: '2°C - 8°C',
  humidityControl: false,
  accessControl: true,
  version: 3,
  createdAt: '2027-01-01T00:00:00.000Z',
};

test('a room is answered without what only the house needs to know', () => {
  const item = { ...stored, pk: 'ROOM#room-1', sk: 'ROOM', gsi1pk: 'ROOMS', live: 2 };
  expect(rooms.get.output.parse(item)).toEqual(stored);
  expect(rooms.list.output.parse([item])).toEqual([stored]);
});

test('a calendar needs a room and two days', () => {
  const asked = { id: 'room-1', startDate: '2027-01-01', endDate: '2027-01-31' };
  expect(rooms.calendar.input.parse(asked)).toEqual(asked);
  expect(rooms.calendar.input.safeParse({ ...asked, endDate: '2027-02-30' }).success).toBe(false);
  expect(rooms.calendar.input.safeParse({ id: 'room-1' }).success).toBe(false);
});

test('changes are of one room, whose id is no field of the form', () => {
  expect(rooms.update.input.parse({ id: 'room-1', name: ' New ' })).toEqual({
    id: 'room-1',
    name: 'New',
  });
  expect(rooms.update.input.safeParse({ name: 'New' }).success).toBe(false);
});

test.each([rooms.get, rooms.remove])('$name needs an id as the product makes them', (row) => {
  expect(row.input.safeParse({ id: 'room-1' }).success).toBe(true);
  expect(row.input.safeParse({ id: 'ROOM#1' }).success).toBe(false);
});

test('a list of rooms is asked for in pages', () => {
  expect(rooms.list.input.parse({ limit: '10' })).toEqual({ limit: 10 });
  expect(rooms.list.input.safeParse({ limit: '0' }).success).toBe(false);
});

test('a list of rooms is asked for anew by a text of its own', () => {
  expect(rooms.list.input.parse({ fresh: '1767225600000' })).toEqual({ fresh: '1767225600000' });
  expect(rooms.list.input.safeParse({ fresh: 'x'.repeat(41) }).success).toBe(false);
});

test('rooms are listed for days or by words, not by both at once', () => {
  const days = { startDate: '2027-01-01', endDate: '2027-01-02' };
  expect(rooms.list.input.parse({ text: ' kigali ', sort: 'Newest' })).toEqual({
    text: 'kigali',
    sort: 'newest',
  });
  expect(rooms.list.input.safeParse({ ...days, text: '' }).success).toBe(true);
  expect(rooms.list.input.safeParse({ ...days, text: 'kigali' }).success).toBe(false);
});
