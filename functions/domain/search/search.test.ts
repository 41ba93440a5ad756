import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clustersOfCells, clustersOfRooms } from './clusters.ts';
import { distancesFrom } from './distance.ts';
import { cardOf, entryOf, pointOf, type Shown } from './entry.ts';
import { fits, fitsExceptDays, isSelective } from './fits.ts';
import {
  bandOf,
  bandKey,
  boxOf,
  CELL_DEGREES,
  columnEdges,
  columnOf,
  isIn,
  millionths,
  overlap,
  positionKey,
  roomsIn,
  rowKey,
  rowOf,
  type Cell,
} from './grid.ts';
import { mergeSorted, type Source } from './mergeSorted.ts';
import { ringAround } from './nearby.ts';
import { creationOrder, metresText, priceOrder, priceText } from './order.ts';
import { rangesOf, roomsOf } from './ranges.ts';

const room: Shown = {
  id: 'kimironko-fresh',
  name: 'Kimironko Fresh',
  roomType: 'Cold Room',
  price: 25_000.5,
  location: 'Kimironko, Kigali',
  capacity: 8,
  unit: 'tons',
  size: 300,
  temperatureRange: '2°C - 8°C',
  createdAt: '2026-11-22T10:00:00.000Z',
};
const taken = { from: '2027-01', months: [0b110] };

describe('an entry', () => {
  it('says in numbers what the texts of its room say', () => {
    const point = { latitude: -1.95, longitude: 30.06 };
    const rated = {
      ...room,
      ...point,
      image: '/x.webp',
      imageWidths: [400],
      rating: { average: 4.5, count: 2 },
    };
    expect(entryOf(rated, taken)).toEqual({
      ...rated,
      kilograms: 8_000,
      coldest: 2,
      warmest: 8,
      taken,
    });
    expect(cardOf(entryOf(room, undefined))).toMatchObject({ ...room, status: 'available' });
  });

  it('says nothing where the room does not', () => {
    const vague = { ...room, unit: 'm³', temperatureRange: 'ambient', latitude: -1.95 };
    expect(entryOf(vague, undefined)).toEqual({ ...room, unit: 'm³', temperatureRange: 'ambient' });
    expect(pointOf({ longitude: 1 })).toBeUndefined();
    expect(Object.keys(entryOf(vague, undefined))).toEqual([
      'id',
      'name',
      'roomType',
      'price',
      'location',
      'capacity',
      'unit',
      'size',
      'temperatureRange',
      'createdAt',
    ]);
  });
});

describe('what fits', () => {
  const entry = entryOf(room, taken);
  it.each([
    [{}, true],
    [{ roomType: 'Cold Room' }, true],
    [{ roomType: 'Ware House' }, false],
    [{ minPrice: 25_000.5, maxPrice: 25_000.5 }, true],
    [{ minPrice: 25_001 }, false],
    [{ maxPrice: 25_000 }, false],
    [{ kg: 8_000 }, true],
    [{ kg: 8_001 }, false],
    [{ product: 'Milk' }, true],
    [{ product: 'Bananas' }, false],
    [{ product: '' }, true],
    [{ temperatureFrom: 8, temperatureTo: 13 }, true],
    [{ temperatureFrom: 9 }, false],
    [{ temperatureTo: 0 }, false],
    [{ town: 'kigali' }, true],
    [{ town: 'kigali', area: 'kimironko' }, true],
    [{ town: 'kigali', area: 'gasabo' }, false],
    [{ town: 'huye' }, false],
  ] as const)('%j: %s', (wish, expected) => {
    expect(fits(entry, wish)).toBe(expected);
  });

  it('is in any of the areas of its location', () => {
    const inGasabo = entryOf({ ...room, location: 'Kimironko, Gasabo, Kigali' }, taken);
    const fitting = ['kimironko', 'gasabo', 'remera'].filter((area) =>
      fits(inGasabo, { town: 'kigali', area }),
    );
    expect(fitting).toEqual(['kimironko', 'gasabo']);
  });

  it('is free on all days, where days are wished', () => {
    const on = (startDate: string, endDate: string) => ({ stay: { startDate, endDate } });
    expect(fits(entry, on('2027-01-04', '2027-01-09'))).toBe(true);
    expect(fits(entry, on('2027-01-03', '2027-01-04'))).toBe(false);
    expect(fitsExceptDays(entry, on('2027-01-03', '2027-01-04'))).toBe(true);
  });

  it('may be a room whose capacity or temperature cannot be read', () => {
    const vague = entryOf({ ...room, unit: 'm³', temperatureRange: 'ambient' }, undefined);
    for (const wish of [{}, { kg: 1 }, { temperatureFrom: 2 }, { product: 'Milk' }])
      expect(fits(vague, wish)).toBe(true);
  });

  it('may be few of many where it is not in the order itself', () => {
    expect(isSelective({ roomType: 'Cold Room', town: 'huye', maxPrice: 5 })).toBe(false);
    expect(isSelective({ temperatureTo: 0 })).toBe(true);
  });
});

describe('the orders', () => {
  const price = fc.integer({ min: 0, max: 10_000_000_000 }).map((hundredths) => hundredths / 100);
  const of = (price: number, createdAt = room.createdAt, id = 'x') => ({ price, createdAt, id });

  it('sort as the prices, then as the creation', () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        expect(priceOrder(of(one)) < priceOrder(of(other))).toBe(one < other);
        expect(priceOrder(of(one)) >= priceText(one)).toBe(true);
        expect(priceOrder(of(one)) <= `${priceText(one)}#~`).toBe(true);
      }),
    );
    const later = '2026-11-22T10:00:00.001Z';
    expect(priceOrder(of(1)) < priceOrder(of(1, later))).toBe(true);
    expect(priceOrder(of(1)) < priceOrder(of(1, room.createdAt, 'y'))).toBe(true);
    expect(creationOrder(of(9)) < creationOrder(of(1, later))).toBe(true);
    expect(metresText(999) < metresText(1_000)).toBe(true);
  });
});

describe('joined beginnings of sorted sources', () => {
  const keys = fc.uniqueArray(fc.integer({ min: 100, max: 999 }).map(String), { maxLength: 30 });

  it('are the beginning of all in order, and say which source holds up the rest', () => {
    fc.assert(
      fc.property(
        fc.tuple(keys, keys).filter(([one, other]) => !one.some((key) => other.includes(key))),
        fc.tuple(fc.nat(30), fc.nat(30)),
        fc.boolean(),
        (lists, reads, descending) => {
          const inOrder = (list: string[]) =>
            descending ? list.toSorted().toReversed() : list.toSorted();
          const sources: Source<string>[] = lists.map((list, index) => ({
            items: inOrder(list).slice(0, reads[index]),
            ended: list.length <= Number(reads[index]),
          }));
          const { items, blocking } = mergeSorted(sources, (key: string) => key, descending);
          const all = inOrder(lists.flat());
          expect(items).toEqual(all.slice(0, items.length));
          if (sources.every(({ ended }) => ended)) {
            expect([items, blocking]).toEqual([all, []]);
          } else {
            expect(blocking.every(({ ended }) => !ended)).toBe(true);
            expect(blocking.length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});

const point = fc.record({
  latitude: fc.integer({ min: -2_850_000, max: -1_050_000 }).map((value) => value / 1e6),
  longitude: fc.integer({ min: 28_850_000, max: 30_900_000 }).map((value) => value / 1e6),
});

/** Cells that count these points. */
function cellsOf(points: { latitude: number; longitude: number }[]): Cell[] {
  const groups = Map.groupBy(points, (one) => `${rowOf(one.latitude)} ${columnOf(one.longitude)}`);
  return [...groups].map(([key, group]) => {
    const [row = 0, column = 0] = key.split(' ').map(Number);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    return {
      row,
      column,
      rooms: { 'Cold Room': group.length },
      latitudes: sum(group.map(({ latitude }) => millionths(latitude))),
      longitudes: sum(group.map(({ longitude }) => millionths(longitude))),
    };
  });
}

describe('the grid', () => {
  it('has each point in its cell, its band and its column', () => {
    fc.assert(
      fc.property(point, (one) => {
        const [row, column] = [rowOf(one.latitude), columnOf(one.longitude)];
        expect(isIn(boxOf({ row, column }), one)).toBe(true);
        const { west, east } = columnEdges(column);
        const key = positionKey(one);
        expect(key >= bandKey(bandOf(row), west) && key <= bandKey(bandOf(row), east)).toBe(true);
      }),
    );
    expect(rowKey(7) < rowKey(10)).toBe(true);
  });

  it('knows what overlaps, and how many rooms a cell has', () => {
    const box = { south: 0, west: 0, north: 1, east: 1 };
    expect(overlap(box, { south: 1, west: 1, north: 2, east: 2 })).toBe(true);
    expect(overlap(box, { south: 1.1, west: 0, north: 2, east: 1 })).toBe(false);
    expect(overlap(box, { south: -2, west: 0, north: -1, east: 1 })).toBe(false);
    expect(overlap(box, { south: 0, west: 1.1, north: 1, east: 2 })).toBe(false);
    expect(overlap(box, { south: 0, west: -2, north: 1, east: -1 })).toBe(false);
    expect(roomsIn({ rooms: { 'Cold Room': 2, 'Ware House': 3 } })).toBe(5);
    expect(roomsIn({ rooms: { 'Cold Room': 2 } }, 'Ware House')).toBe(0);
  });
});

describe('distances', () => {
  it('to a rectangle are between those to its points', () => {
    fc.assert(
      fc.property(point, point, point, (from, a, b) => {
        const box = {
          south: Math.min(a.latitude, b.latitude),
          north: Math.max(a.latitude, b.latitude),
          west: Math.min(a.longitude, b.longitude),
          east: Math.max(a.longitude, b.longitude),
        };
        const { to, toBox } = distancesFrom(from);
        const { nearest, farthest } = toBox(box);
        for (const corner of [a, b]) {
          expect(to(corner)).toBeGreaterThanOrEqual(nearest - 1e-9);
          expect(to(corner)).toBeLessThanOrEqual(farthest + 1e-9);
        }
      }),
    );
  });

  it('are those of a map: Kigali lies 81 km from Huye', () => {
    const { to } = distancesFrom({ latitude: -1.95, longitude: 30.06 });
    expect(to({ latitude: -2.6, longitude: 29.74 })).toBeCloseTo(80.6, 0);
  });
});

const points = fc.array(point, { minLength: 1, maxLength: 120 });
const within = (ranges: { from: string; to: string }[], key: string) =>
  ranges.some(({ from, to }) => key >= from && key <= to);

describe('the parts of the map that are read', () => {
  it('hold every room that is needed, and as few parts as asked where that is not too much', () => {
    fc.assert(
      fc.property(points, point, point, fc.integer({ min: 1, max: 3 }), (all, a, b, queries) => {
        const box = {
          south: Math.min(a.latitude, b.latitude),
          north: Math.max(a.latitude, b.latitude),
          west: Math.min(a.longitude, b.longitude),
          east: Math.max(a.longitude, b.longitude),
        };
        const needed = {
          isNeeded: (cell: Cell) => overlap(boxOf(cell), box),
          west: millionths(box.west),
          east: millionths(box.east),
        };
        const cells = cellsOf(all);
        const ranges = rangesOf(cells, needed, { queries, rooms: 1_000 });
        expect(ranges.length).toBeLessThanOrEqual(queries);
        const bounded = rangesOf(cells, needed, { queries, rooms: 5 });
        for (const one of all.filter((inside) => isIn(box, inside))) {
          expect(within(ranges, positionKey(one))).toBe(true);
          expect(within(bounded, positionKey(one))).toBe(true);
        }
        expect(roomsOf(bounded)).toBeLessThanOrEqual(roomsOf(ranges) + 1e-6);
      }),
    );
  });

  it('are a ring that holds every room of it, and goes on until all are read', () => {
    fc.assert(
      fc.property(points, point, fc.integer({ min: 1, max: 30 }), (all, center, wanted) => {
        const { to } = distancesFrom(center);
        const cells = cellsOf(all);
        const reading = { queries: 2, rooms: 20 };
        let beyond = 0;
        for (let turns = 0; beyond !== Infinity; turns += 1) {
          const ring = ringAround(center, cells, { beyond, wanted, reading });
          expect(ring.within).toBeGreaterThan(beyond);
          for (const one of all) {
            const isInRing = to(one) > beyond && to(one) <= ring.within;
            if (isInRing) expect(within(ring.ranges, positionKey(one))).toBe(true);
          }
          beyond = ring.within;
          expect(turns).toBeLessThan(1_000);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('leave out cells of which nothing is needed', () => {
    const cells = cellsOf([{ latitude: -1.95, longitude: 30.06 }]);
    const east = { isNeeded: () => true, west: millionths(31), east: millionths(32) };
    expect(rangesOf(cells, east, { queries: 2, rooms: 10 })).toEqual([]);
  });

  it('are nothing where there are no rooms, and still read on where one place has too many', () => {
    const center = { latitude: -1.95, longitude: 30.06 };
    const reading = { queries: 2, rooms: 10 };
    expect(ringAround(center, [], { beyond: 0, wanted: 5, reading })).toEqual({
      ranges: [],
      within: Infinity,
    });
    const crowd = cellsOf(Array.from({ length: 5_000 }, () => center));
    const { ranges, within: reach } = ringAround(center, crowd, { beyond: 0, wanted: 5, reading });
    expect([ranges.length, reach > 0]).toEqual([1, true]);
  });
});

describe('clusters', () => {
  const near = { latitude: -1.95, longitude: 30.06 };
  const located = (index: number, latitude: number) => ({
    ...entryOf({ ...room, id: `r-${index}` }, undefined),
    latitude,
    longitude: near.longitude,
  });

  it('are rooms that stand close together at a zoom; the others stand alone', () => {
    const rooms = [located(1, -1.95), located(2, -1.9501), located(3, -2.6)];
    const apart = clustersOfRooms(rooms, 8);
    expect(apart.rooms.map(({ id }) => id)).toEqual(['r-3']);
    expect(apart.clusters).toEqual([{ rooms: 2, latitude: -1.95005, longitude: 30.06 }]);
    expect(clustersOfRooms(rooms, 22).clusters).toEqual([]);
  });

  it('count all rooms of the cells, with the middle of their rooms', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 0, max: 14 }), (all, zoom) => {
        const clusters = clustersOfCells(cellsOf(all), zoom);
        expect(clusters.reduce((sum, { rooms }) => sum + rooms, 0)).toBe(all.length);
        expect(clustersOfCells(cellsOf(all), zoom, 'Ware House')).toEqual([]);
      }),
    );
    const two = cellsOf([near, { ...near, latitude: near.latitude + CELL_DEGREES / 10 }]);
    expect(clustersOfCells(two, 8)).toEqual([{ rooms: 2, latitude: -1.9475, longitude: 30.06 }]);
  });
});
