import { describe, expect, it } from 'vitest';
import { distancesFrom } from './distance.ts';
import { boxOf, type Cell } from './grid.ts';
import { ringAround } from './nearby.ts';
import type { Reading } from './ranges.ts';

/** A cell at the equator; column 3600 begins at the meridian of Greenwich, and row 1800 is the first north of it. */
const cell = (column: number, rooms: number, row = 1800): Cell => ({
  row,
  column,
  rooms: { 'Cold Room': rooms },
  latitudes: 0,
  longitudes: 0,
});

/** On the southern edge of the cell of row 1800 and column 3600, in the middle: there all degrees are as long. */
const edge = { latitude: 0, longitude: 0.025 };

/** A hundredth of a degree, in km: the samples of a cell are so far apart. */
const STEP = 1.11195;
/** The distance of a place so many steps to the north and to the east. */
const steps = (north: number, east: number) => Math.hypot(north, east) * STEP;

const plenty = { queries: 9, rooms: 1_000 };

const ring = (cells: Cell[], beyond: number, wanted: number, reading: Reading = plenty) =>
  ringAround(edge, cells, { beyond, wanted, reading });

describe('the ring around a point at the edge of a cell with 25 rooms', () => {
  const cells = [cell(3600, 25)];

  it.each([
    [0, 1, steps(0.5, 0)],
    [0, 1.01, steps(0.5, 1)],
    [0, 3, steps(0.5, 1)],
    [0, 3.01, steps(1.5, 0)],
    [0, 4, steps(1.5, 0)],
    [0, 5, steps(1.5, 1)],
    [0, 8, steps(0.5, 2)],
    [0, 11, steps(2.5, 0)],
    [0, 15, steps(2.5, 2)],
    [0, 16, steps(3.5, 0)],
    [0, 18, steps(3.5, 1)],
    [0, 20, steps(3.5, 2)],
    [0, 21, steps(4.5, 0)],
    [0, 23, steps(4.5, 1)],
    [0, 25, steps(4.5, 2)],
    [0, 25.01, Infinity],
    // A room is half a step away, and each ring is a quarter of a kilometre wide at least.
    [0.3, 1, steps(0.5, 0)],
    [0.5, 1, 0.75],
    [0.6, 1, steps(0.5, 1)],
    [5.4, 2, 5.65],
    [5.4, 2.01, Infinity],
    [5.5, 0.01, Infinity],
  ])('from %d km on with about %d rooms ends at %d km', (beyond, wanted, within) => {
    expect(ring(cells, beyond, wanted).within).toBeCloseTo(within, 9);
  });

  it('begins behind a sample that is exactly so far away as the ring before', () => {
    const { within } = ring(cells, 0, 1);
    expect(ring(cells, within, 1).within).toBeCloseTo(steps(0.5, 1), 9);
  });

  it.each([
    [1, '180020000', '180030000', 5.0005],
    [3, '180013820', '180036180', 11.1805],
    [4, '180010000', '180040000', 15.0005],
    [25, '180000000', '180049999', 25],
    [26, '180000000', '180049999', 25],
  ])('with about %d rooms is read only where it is', (wanted, from, to, rooms) => {
    const [only, ...others] = ring(cells, 0, wanted).ranges;
    expect([only?.from, only?.to, others]).toEqual([`0900#${from}`, `0900#${to}`, []]);
    expect(only?.rooms).toBeCloseTo(rooms, 9);
  });

  it.each([
    [25, steps(3.5, 0)],
    [24.999, steps(0.5, 2)],
    [20.617, steps(0.5, 2)],
    [20.616, steps(1.5, 0)],
    [15.001, steps(1.5, 0)],
    [15, steps(0.5, 1)],
    [11.181, steps(0.5, 1)],
    [11.18, steps(0.5, 0)],
    [5, steps(0.5, 0)],
    [0, steps(0.5, 0)],
  ])('is smaller where it would read more than %d rooms: it ends at %d km', (rooms, within) => {
    expect(ring(cells, 0, 16, { queries: 1, rooms }).within).toBeCloseTo(within, 9);
  });
});

it('the ring knows where in a cell the rooms are, and takes in none above or below that is too far', () => {
  const [below, above] = [cell(3600, 25, 1799), cell(3600, 25, 1810)];
  const { ranges, within } = ring([below, above], 0, 1);
  expect(within).toBeCloseTo(steps(0.5, 0), 9);
  expect(ranges.map(({ from }) => from)).toEqual(['0899#180020000']);
});

describe('a ring between others', () => {
  // They are as far away as 0 to 5.6, 7.5 to 13.5 and 17.5 to 23.1 steps.
  const cells = [cell(3600, 25), cell(3602, 25), cell(3604, 25)];

  it('takes in no cell that ends before it begins, or begins after it ends', () => {
    const { ranges, within } = ring(cells, 6.3, 25);
    expect(within).toBeCloseTo(steps(4.5, 12), 9);
    expect(ranges).toEqual([{ from: '0900#180100000', to: '0900#180149999', rooms: 25 }]);
  });

  it('takes in cells that it only touches', () => {
    const { nearest, farthest } = distancesFrom(edge).toBox(boxOf(cell(3602, 25)));
    expect(ring([cell(3602, 25), cell(3604, 25)], farthest, 1).ranges).toHaveLength(1);
    expect(ring([cell(3602, 25)], farthest, 1).ranges).toHaveLength(1);
    expect(ring([cell(3602, 25)], farthest + 0.001, 1).ranges).toEqual([]);
    // One room of the other is a little nearer than the ring is wide at least.
    const other = cell(3601, 25, 1801);
    const touching = ring([other, cell(3602, 25)], nearest - 0.25, 0.5);
    expect(touching.within).toBe(nearest);
    expect(touching.ranges.map(({ to }) => to)).toEqual(['0900#180100000']);
  });
});

describe('a ring for which many queries are needed', () => {
  const crowd = cell(3600, 1_000);

  it('is smaller, so that few suffice', () => {
    // The crowd between is nearer; 25 rooms are up to 12 steps to the west, and 25 up to 22 to the east.
    const cells = [cell(3598, 25), crowd, cell(3604, 25)];
    const two = ring(cells, 6.3, 50, { queries: 2, rooms: 100 });
    expect([two.within, two.ranges.length]).toEqual([expect.closeTo(steps(4.5, 22), 9), 2]);
    const one = ring(cells, 6.3, 50, { queries: 1, rooms: 100 });
    expect([one.within, one.ranges.length]).toEqual([expect.closeTo(steps(4.5, 12), 9), 1]);
  });

  it('is read nevertheless where no smaller one needs fewer, if its rooms are not too many', () => {
    const cells = [cell(3598, 25), crowd, cell(3602, 25)];
    for (const [rooms, within] of [
      [100, steps(4.5, 12)],
      [50, steps(4.5, 12)],
      [49, steps(2.5, 10)],
    ] as const) {
      const both = ring(cells, 6.3, 50, { queries: 1, rooms });
      expect([both.within, both.ranges.length]).toEqual([expect.closeTo(within, 9), 2]);
    }
  });
});

it('the ring is the last one where no room is farther away than it reaches', () => {
  // In the far north a degree of longitude is so short that a ring of the least width leaves the cell.
  const north = { latitude: 80.025, longitude: 30 };
  const reading = { queries: 2, rooms: 100 };
  const far = cell(4300, 25, 3400);
  const last = { beyond: 97.15, wanted: 1, reading };
  expect(ringAround(north, [far], last).within).toBe(Infinity);
  expect(ringAround(north, [cell(4250, 25, 3400), far], last).within).toBe(Infinity);
  const farther = [far, cell(4302, 25, 3400)];
  expect(ringAround(north, farther, last).within).toBeCloseTo(97.4, 9);
});

it('the ring is read all around the earth at most', () => {
  const edges = [cell(0, 25), cell(7_199, 25)];
  const all = ring(edges, 0, 100);
  expect(all.within).toBe(Infinity);
  expect(all.ranges).toEqual([{ from: '0900#000000000', to: '0900#359999999', rooms: 50 }]);
});
