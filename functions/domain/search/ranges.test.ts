import { describe, expect, it } from 'vitest';
import type { Cell } from './grid.ts';
import { rangesOf, roomsOf, type Needed } from './ranges.ts';

/** A cell of so many rooms; columns from 4200 on begin at 30 degrees, and are a twentieth of a degree wide. */
const cell = (row: number, column: number, rooms: number): Cell => ({
  row,
  column,
  rooms: { 'Cold Room': rooms },
  latitudes: 0,
  longitudes: 0,
});

const anywhere = { isNeeded: () => true, west: -180_000_000, east: 180_000_000 };

/** Whatever lies in these columns is needed. */
const columns = (...needed: number[]): Needed => ({
  ...anywhere,
  isNeeded: ({ column }) => needed.includes(column),
});

const plenty = { queries: 9, rooms: 1_000 };

describe('what is read of one place', () => {
  it('is the cell from its first longitude to its last', () => {
    expect(rangesOf([cell(1760, 4200, 4)], anywhere, plenty)).toEqual([
      { from: '0880#210000000', to: '0880#210049999', rooms: 4 },
    ]);
  });

  it.each([[1760], [1761]])(
    'is both cells of a band that stand above each other, if row %d is needed',
    (needed) => {
      const cells = [cell(1760, 4200, 4), cell(1761, 4200, 3)];
      const isNeeded = ({ row }: Cell) => row === needed;
      expect(rangesOf(cells, { ...anywhere, isNeeded }, plenty)).toEqual([
        { from: '0880#210000000', to: '0880#210049999', rooms: 7 },
      ]);
    },
  );

  it.each([
    [30_000_000, 30_049_999, '210000000', '210049999', 50_000],
    [29_000_000, 31_000_000, '210000000', '210049999', 50_000],
    [30_010_000, 30_019_999, '210010000', '210019999', 10_000],
    [30_000_001, 30_049_998, '210000001', '210049998', 49_998],
    [30_000_000, 30_000_000, '210000000', '210000000', 1],
    [29_000_000, 30_000_000, '210000000', '210000000', 1],
    [30_049_999, 31_000_000, '210049999', '210049999', 1],
    [30_049_999, 30_049_999, '210049999', '210049999', 1],
  ])(
    'is only what lies between %d and %d, with its share of the rooms',
    (west, east, a, b, rooms) => {
      const needed = { ...anywhere, west, east };
      expect(rangesOf([cell(1760, 4200, 50_000)], needed, plenty)).toEqual([
        { from: `0880#${a}`, to: `0880#${b}`, rooms },
      ]);
    },
  );

  it.each([
    [29_000_000, 29_999_999],
    [30_050_000, 31_000_000],
  ])('is nothing where only what lies between %d and %d is needed', (west, east) => {
    expect(rangesOf([cell(1760, 4200, 9)], { ...anywhere, west, east }, plenty)).toEqual([]);
  });
});

describe('what is read of neighbours', () => {
  it('is read at once, whatever the order in which the cells are known', () => {
    const cells = [cell(1760, 4202, 3), cell(1760, 4200, 1), cell(1760, 4201, 2)];
    expect(rangesOf(cells, anywhere, plenty)).toEqual([
      { from: '0880#210000000', to: '0880#210149999', rooms: 6 },
    ]);
  });

  it('goes on at the next band, the southern one first', () => {
    const cells = [cell(1762, 4200, 2), cell(1760, 4201, 1)];
    expect(rangesOf(cells, anywhere, plenty)).toEqual([
      { from: '0880#210050000', to: '0881#210049999', rooms: 3 },
    ]);
  });

  it('is read apart where other rooms stand between, also those of what is cut off', () => {
    const cells = [cell(1760, 4200, 5), cell(1762, 4200, 5)];
    const needed = { ...anywhere, west: 30_010_000, east: 30_019_999 };
    expect(rangesOf(cells, needed, plenty)).toEqual([
      { from: '0880#210010000', to: '0880#210019999', rooms: 1 },
      { from: '0881#210010000', to: '0881#210019999', rooms: 1 },
    ]);
    // Three fifths of the one lie behind what is needed of it, and a fifth of the other before.
    expect(rangesOf(cells, needed, { queries: 1, rooms: 6 })).toEqual([
      { from: '0880#210010000', to: '0881#210019999', rooms: 6 },
    ]);
  });
});

it('rooms of a cell that is needed, but lies outside the longitudes, stand between the others', () => {
  const cells = [cell(1760, 4200, 5), cell(1760, 4202, 7), cell(1762, 4200, 6)];
  const needed = { ...anywhere, west: 30_000_000, east: 30_049_999 };
  expect(rangesOf(cells, needed, plenty)).toEqual([
    { from: '0880#210000000', to: '0880#210049999', rooms: 5 },
    { from: '0881#210000000', to: '0881#210049999', rooms: 6 },
  ]);
  expect(rangesOf(cells, needed, { queries: 1, rooms: 18 })).toEqual([
    { from: '0880#210000000', to: '0881#210049999', rooms: 18 },
  ]);
});

describe('parts that are too many', () => {
  /** Needed are 2, 3, 4 and 5 rooms, behind 30 others; between them stand 10, 1 and 6 others. */
  const counts = [30, 2, 10, 3, 1, 4, 6, 5];
  const cells = counts.map((rooms, index) => cell(1760, 4200 + index, rooms));
  const needed = columns(4201, 4203, 4205, 4207);
  const parts = (queries: number, rooms: number) =>
    rangesOf(cells, needed, { queries, rooms }).map((range) => [
      Number(range.from.slice(-9)) / 50_000 - 4200,
      (Number(range.to.slice(-9)) + 1) / 50_000 - 4201,
      range.rooms,
    ]);
  const each = [
    [1, 1, 2],
    [3, 3, 3],
    [5, 5, 4],
    [7, 7, 5],
  ];
  const three = [
    [1, 1, 2],
    [3, 5, 8],
    [7, 7, 5],
  ];
  const two = [
    [1, 1, 2],
    [3, 7, 19],
  ];
  const one = [[1, 7, 31]];

  it.each([
    [5, 1_000, each],
    [4, 1_000, each],
    [3, 1_000, three],
    [2, 1_000, two],
    [1, 1_000, one],
  ])('are joined over the fewest rooms, until at most %d are left', (queries, rooms, expected) => {
    expect(parts(queries, rooms)).toEqual(expected);
  });

  it.each([
    [31, one],
    [30, two],
    [21, two],
    [20, three],
    [15, three],
    [14, each],
    [0, each],
  ])('stay more where fewer would read more than %d rooms', (rooms, expected) => {
    expect(parts(1, rooms)).toEqual(expected);
  });

  it('are read apart by their order where as many rooms stand between', () => {
    const evenly = [1, 1, 1, 1, 1].map((rooms, index) => cell(1760, 4200 + index, rooms));
    const some = columns(4200, 4202, 4204);
    expect(rangesOf(evenly, some, { queries: 2, rooms: 9 })).toEqual([
      { from: '0880#210000000', to: '0880#210049999', rooms: 1 },
      { from: '0880#210100000', to: '0880#210249999', rooms: 3 },
    ]);
  });

  it('leave what was counted as it was: the sum is that of the parts', () => {
    expect(roomsOf([])).toBe(0);
    expect(roomsOf(rangesOf(cells, needed, plenty))).toBe(14);
  });
});
