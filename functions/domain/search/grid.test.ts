import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bandKey,
  bandOf,
  boxOf,
  columnEdges,
  columnOf,
  isIn,
  millionths,
  overlap,
  positionKey,
  roomsIn,
  rowKey,
  rowOf,
} from './grid.ts';

it.each([
  [-90, 0],
  [-1.95, 1_761],
  [-1.950_001, 1_760],
  [-0.000_001, 1_799],
  [0, 1_800],
  [0.049_999, 1_800],
  [0.05, 1_801],
  [90, 3_600],
])('latitude %d is in row %d', (latitude, row) => {
  expect(rowOf(latitude)).toBe(row);
});

it.each([
  [-180, 0],
  [-0.000_001, 3_599],
  [0, 3_600],
  [30.049_999, 4_200],
  [30.05, 4_201],
  [180, 7_200],
])('longitude %d is in column %d', (longitude, column) => {
  expect(columnOf(longitude)).toBe(column);
});

it('degrees are rounded to the nearest millionth', () => {
  expect([30.060_000_4, 30.060_000_6, -1.95].map(millionths)).toEqual([
    30_060_000, 30_060_001, -1_950_000,
  ]);
});

it('two rows are a band', () => {
  expect([1_760, 1_761, 1_762].map(bandOf)).toEqual([880, 880, 881]);
});

it('keys have so many digits that they sort like the numbers', () => {
  expect([0, 7, 1_760].map(rowKey)).toEqual(['0000', '0007', '1760']);
  expect(bandKey(7, -180_000_000)).toBe('0007#000000000');
  expect(bandKey(880, 30_060_000)).toBe('0880#210060000');
  expect(positionKey({ latitude: -1.95, longitude: 30.06 })).toBe('0880#210060000');
  expect(positionKey({ latitude: -1.9, longitude: 0 })).toBe('0881#180000000');
});

it('a column begins where the one before has ended', () => {
  expect(columnEdges(3_600)).toEqual({ west: 0, east: 49_999 });
  expect(columnEdges(4_201)).toEqual({ west: 30_050_000, east: 30_099_999 });
});

it('a cell covers a twentieth of a degree each way', () => {
  expect(boxOf({ row: 1_761, column: 4_201 })).toEqual({
    south: -1.95,
    west: 30.05,
    north: expect.closeTo(-1.9, 9) as number,
    east: expect.closeTo(30.1, 9) as number,
  });
});

const box = { south: -2, west: 30, north: -1, east: 31 };

it.each([
  [-2, 30, true],
  [-1, 31, true],
  [-2.001, 30.5, false],
  [-0.999, 30.5, false],
  [-1.5, 29.999, false],
  [-1.5, 31.001, false],
])('a rectangle has its sides: %d, %d is in it: %s', (latitude, longitude, inside) => {
  expect(isIn(box, { latitude, longitude })).toBe(inside);
});

it.each([
  [{ south: -1, west: 31, north: 0, east: 32 }, true],
  [{ south: -3, west: 29, north: -2, east: 30 }, true],
  [{ south: -0.999, west: 30, north: 0, east: 31 }, false],
  [{ south: -3, west: 30, north: -2.001, east: 31 }, false],
  [{ south: -2, west: 31.001, north: -1, east: 32 }, false],
  [{ south: -2, west: 29, north: -1, east: 29.999 }, false],
])('rectangles overlap where a side is common: %j %s', (other, expected) => {
  expect(overlap(box, other)).toBe(expected);
  expect(overlap(other, box)).toBe(expected);
});

it('rectangles overlap where a point is in both, and otherwise not', () => {
  const side = fc.tuple(fc.nat(6), fc.nat(6)).map((ends) => ends.toSorted((a, b) => a - b));
  const some = fc.tuple(side, side).map(([[south = 0, north = 0], [west = 0, east = 0]]) => ({
    south,
    west,
    north,
    east,
  }));
  const grid = Array.from({ length: 49 }, (_, index) => ({
    latitude: Math.floor(index / 7),
    longitude: index % 7,
  }));
  fc.assert(
    fc.property(some, some, (one, other) => {
      const common = grid.some((point) => isIn(one, point) && isIn(other, point));
      expect(overlap(one, other)).toBe(common);
    }),
  );
});

it('rooms are counted by type, or all of them', () => {
  const cell = { rooms: { 'Cold Room': 2, 'Ware House': 3 } };
  expect([roomsIn(cell), roomsIn(cell, 'Cold Room'), roomsIn(cell, 'Ware House')]).toEqual([
    5, 2, 3,
  ]);
  expect([roomsIn({ rooms: {} }), roomsIn({ rooms: {} }, 'Cold Room')]).toEqual([0, 0]);
});
