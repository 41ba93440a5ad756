import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { priceOrder } from '#functions/domain/search/order.ts';
import { shardOf } from '#functions/platform/table/shards.ts';
import { nameInCopy, NAMES, namesWith, numberOf } from './copyNames.ts';

const house = { rooms: 20, customers: 5, bookings: 2_000 };
const id = randomUUID();
const roomName = 'bench000-0000-4000-8000-000000000007';
const names = [
  id,
  roomName,
  `1795427601186-${id.slice(0, 8)}`,
  'memory-17',
  numberOf(7),
  'customer-7-3',
  'Sample 7 3',
  '+250780000007',
];

it.each(names)('%s has another name of its kind in each copy', (name) => {
  const copies = Array.from({ length: 200 }, (_, copy) => nameInCopy(name, copy + 1, house));
  expect(new Set([name, ...copies]).size).toBe(201);
  if (!name.startsWith('memory')) {
    expect(copies.filter((copy) => NAMES.exec(copy)?.[0] !== copy)).toEqual([]);
  }
});

it('what chooses shards and parts chooses the same in a copy', () => {
  for (const [index, count] of [128, 16, 128].entries()) {
    const name = names[index] ?? '';
    const shards = [1, 2, 50].map((copy) => shardOf(nameInCopy(name, copy, house), count));
    expect(new Set(shards)).toEqual(new Set([shardOf(name, count)]));
  }
});

it('rooms of two copies were made at two moments', () => {
  const moment = '2026-01-02T03:04:05.006Z';
  expect(`at ${moment}, ${id}`.split(namesWith([moment]))).toEqual(['at ', moment, ', ', id, '']);
  expect(nameInCopy(moment, 3, house)).toBe('2026-01-02T03:05:05.006Z');
});

it('a copy of a room stands in the order of prices where the product would put it', () => {
  const room = { id: roomName, price: 40_000, createdAt: '2026-01-02T03:04:05.006Z' };
  const names = namesWith([room.createdAt]);
  const copied = (text: string): string =>
    text.replace(names, (name) => nameInCopy(name, 3, house));
  const copy = { ...room, id: copied(room.id), createdAt: copied(room.createdAt) };
  expect(copied(priceOrder(room))).toBe(priceOrder(copy));
  expect(copy.createdAt).not.toBe(room.createdAt);
});

it('a copy of the house has the names that the house would have next', () => {
  expect(nameInCopy('customer-7-3', 2, house)).toBe('customer-47-3');
  expect(nameInCopy('sample 7 3', 2, house)).toBe('sample 47 3');
  expect(nameInCopy(numberOf(7), 2, house)).toBe(numberOf(4_007));
  expect(nameInCopy('+250780000007', 2, house)).toBe('+250780000207');
  expect(new Set(Array.from({ length: 1_000 }, (_, index) => numberOf(index))).size).toBe(1_000);
});
