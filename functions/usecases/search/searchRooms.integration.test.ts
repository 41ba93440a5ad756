import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handler as searchHandler } from '#functions/api/rooms/search.ts';
import { distancesFrom } from '#functions/domain/search/distance.ts';
import { pointOf, type Point, type SearchEntry } from '#functions/domain/search/entry.ts';
import { fits, type Wish } from '#functions/domain/search/fits.ts';
import { db } from '#functions/platform/table/client.ts';
import { readCells } from '#functions/store/search/readCounts.ts';
import { invoke } from '#functions/testing/calls.ts';
import { inDays } from '#functions/testing/people.ts';
import { putEntries, someEntry } from '#functions/testing/searchRooms.ts';
import { useTable } from '#functions/testing/table.ts';
import { search as searchContract } from '#shared/contract/search.ts';
import type { Day } from '#shared/days.ts';
import { roomTypes } from '#shared/roomTypes.ts';
import { districts } from '#shared/search/districts.ts';
import { MOST_READ } from './found.ts';
import { mapRooms } from './mapRooms.ts';
import { nextBest, readOthers, type NextBest } from './nextBest.ts';
import { searchRooms, type Order, type Search } from './searchRooms.ts';

afterEach(() => vi.restoreAllMocks());

const kigali: Point = { latitude: -1.95, longitude: 30.06 };
const huye: Point = { latitude: -2.6, longitude: 29.74 };

/** Follows a search from its first page to its last. */
async function allOf(search: Search, limit: number): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [];
  let after: string | undefined;
  do {
    const page = await searchRooms(search, { limit, after });
    expect(page.entries.length).toBeLessThanOrEqual(limit);
    entries.push(...page.entries);
    after = page.next;
  } while (after !== undefined);
  return entries;
}

/** What is offered where a search has read these entries and nothing fits. */
async function offersOf(
  wish: Wish,
  { read, origin, today }: { read: SearchEntry[]; origin: Point | undefined; today: Day },
): Promise<NextBest[]> {
  const others = await readOthers(wish, { origin, cells: await readCells() });
  return nextBest(wish, { read: [...read, ...others], origin, today });
}

const idsOf = (entries: SearchEntry[]): string[] => entries.map(({ id }) => id);

/** Numbers from 0 to 1 that look random, and are always the same. */
const scattered = (index: number, salt: number): number =>
  Math.abs(Math.sin(index * 12.9898 + salt * 78.233) * 43_758.5453) % 1;

/** What a search reads: entries, queries, and how many times queries are sent one after another. */
async function costOf(work: () => Promise<unknown>) {
  let [read, queries, rounds, underWay] = [0, 0, 0, 0];
  const send = db.send.bind(db);
  vi.spyOn(db, 'send').mockImplementation((async (command: never) => {
    if (underWay === 0) rounds += 1;
    underWay += 1;
    const answer = (await send(command).finally(() => (underWay -= 1))) as unknown as {
      Count?: number;
    };
    if ((command as object) instanceof QueryCommand) {
      queries += 1;
      read += answer.Count ?? 0;
    }
    return answer;
  }) as never);
  await work();
  vi.restoreAllMocks();
  return { read, queries, rounds };
}

describe('with rooms in several towns', () => {
  useTable();

  const towns = [
    { location: 'Kimironko, Kigali', ...kigali },
    { location: 'Huye', ...huye },
    { location: 'Muhoza, Musanze', latitude: -1.5, longitude: 29.63 },
  ];
  const entries = Array.from({ length: 160 }, (_, index) => {
    const { location, latitude, longitude } = towns[index % 3] ?? { location: 'Nowhere', ...huye };
    const near = (middle: number, salt: number): number =>
      Math.round((middle + (scattered(index, salt) - 0.5) * 0.4) * 1e6) / 1e6;
    const isOnMap = index % 10 !== 0;
    return someEntry(
      index,
      {
        location,
        roomType: index % 4 === 0 ? 'Ware House' : 'Cold Room',
        price: 1_000 + Math.floor(scattered(index, 1) * 50),
        capacity: 1 + (index % 7),
        temperatureRange: ['2°C - 8°C', '-20°C - -18°C', 'ambient'][index % 3] ?? '',
        ...(isOnMap && { latitude: near(latitude, 2), longitude: near(longitude, 3) }),
      },
      Array.from({ length: 30 }, (_, day) => inDays(Math.floor(scattered(index, day + 4) * 60))),
    );
  });
  beforeAll(() => putEntries(entries));

  const center = { latitude: -2, longitude: 29.9 };
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const searches = fc.record({
    wish: fc.record({
      roomType: maybe(fc.constantFrom(...roomTypes)),
      minPrice: maybe(fc.integer({ min: 1_000, max: 1_030 })),
      maxPrice: maybe(fc.integer({ min: 1_020, max: 1_050 })),
      kg: maybe(fc.integer({ min: 0, max: 7_000 })),
      temperatureFrom: maybe(fc.integer({ min: -25, max: 10 })),
      temperatureTo: maybe(fc.integer({ min: -25, max: 10 })),
      stay: maybe(
        fc.tuple(fc.nat(50), fc.nat(3)).map(([from, more]) => ({
          startDate: inDays(from),
          endDate: inDays(from + more),
        })),
      ),
    }),
    typed: maybe(fc.constantFrom('Kigali', 'Butare', 'Kimironko', 'musanzee')),
    order: fc.constantFrom<Order>(
      { by: 'price' },
      { by: 'oldest' },
      { by: 'newest' },
      { by: 'distance', from: center },
    ),
  });
  const { to } = distancesFrom(center);
  const places = {
    Kigali: { town: 'kigali' },
    Butare: { town: 'huye' },
    Kimironko: { town: 'kigali', area: 'kimironko' },
    musanzee: { town: 'musanze' },
  };

  it('finds, page by page, exactly the rooms that fit, in order', async () => {
    await fc.assert(
      fc.asyncProperty(searches, fc.constantFrom(3, 24), async (search, limit) => {
        const place = search.typed === undefined ? {} : places[search.typed];
        const wish = { ...search.wish, ...place };
        const kmOf = (entry: SearchEntry): number => {
          const point = pointOf(entry);
          return point ? Math.round(to(point) * 1000) : Infinity;
        };
        const fitting = entries.filter((entry) => fits(entry, wish));
        const found = await allOf(search, limit);
        expect(idsOf(found).toSorted()).toEqual(idsOf(fitting).toSorted());
        const keyOf = {
          price: ({ price }: SearchEntry) => price,
          oldest: ({ createdAt }: SearchEntry) => Date.parse(createdAt),
          newest: ({ createdAt }: SearchEntry) => -Date.parse(createdAt),
          distance: kmOf,
        }[search.order.by];
        const keys = found.map(keyOf);
        expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a - b)));
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it.each<[order: string, Order]>([
    ['the cheapest first', { by: 'price' }],
    ['the oldest first', { by: 'oldest' }],
    ['the newest first', { by: 'newest' }],
  ])('finds the rooms of all towns, %s', async (_, order) => {
    const found = await allOf({ wish: {}, typed: undefined, order }, 24);
    expect(idsOf(found).toSorted()).toEqual(idsOf(entries).toSorted());
  });

  it('finds nothing where the lowest price is above the highest', async () => {
    const wish = { minPrice: 1_030, maxPrice: 1_020 };
    expect(await allOf({ wish, typed: undefined, order: { by: 'price' } }, 24)).toEqual([]);
  });

  it('finds the rooms of a type in a town', async () => {
    const wish = { roomType: 'Ware House' as const };
    const found = await allOf({ wish, typed: 'Huye', order: { by: 'price' } }, 24);
    const fitting = entries.filter((entry) => fits(entry, { ...wish, town: 'huye' }));
    expect(idsOf(found).toSorted()).toEqual(idsOf(fitting));
  });

  it('finds the rooms of a town by their distance, last those that are not on the map', async () => {
    const order = { by: 'distance', from: center } as const;
    const found = await allOf({ wish: {}, typed: 'Huye', order }, 24);
    const inTown = entries.filter((entry) => fits(entry, { town: 'huye' }));
    const onMap = inTown.filter((entry) => pointOf(entry) !== undefined);
    expect(idsOf(found).toSorted()).toEqual(idsOf(inTown).toSorted());
    expect(idsOf(found.slice(0, onMap.length)).toSorted()).toEqual(idsOf(onMap).toSorted());
    expect(onMap.length).toBeLessThan(inTown.length);
  });

  it('understands no town that is not known, and finds nothing there', async () => {
    const found = await searchRooms(
      { wish: {}, typed: 'Atlantis', order: { by: 'price' } },
      { limit: 24, after: undefined },
    );
    expect(found).toMatchObject({ entries: [], next: undefined, place: undefined });
  });

  it('finds nothing in a district without rooms, and offers those nearest to its main town', async () => {
    const query = { town: 'kibuye', limit: '24' };
    const { body } = await invoke(searchHandler, searchContract, { query });
    expect(body).toMatchObject({ rooms: [], place: { typed: 'kibuye', name: 'Karongi' } });
    const { nearby } = body as { nearby: { distanceKm: number }[] };
    const distances = nearby.map(({ distanceKm }) => distanceKm);
    expect(distances).toHaveLength(6);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const middle = districts.find(({ name }) => name === 'Karongi');
    const { to } = distancesFrom(middle ?? kigali);
    const nearest = Math.min(
      ...entries.flatMap((entry) => {
        const point = pointOf(entry);
        return point ? [to(point)] : [];
      }),
    );
    expect(distances[0]).toBeCloseTo(nearest, 2);
    const view = { box: { south: -3, west: 28, north: -1, east: 31 }, zoom: 8 };
    expect((await mapRooms(view, { wish: {}, typed: 'kibuye' })).rooms).toEqual([]);
  });

  it('finds all rooms by their distance from a district without rooms, last those that are not on the map', async () => {
    const order = { by: 'distance', from: undefined } as const;
    const found = await allOf({ wish: {}, typed: 'Karongi', order }, 24);
    const onMap = entries.filter((entry) => pointOf(entry) !== undefined);
    expect(idsOf(found).toSorted()).toEqual(idsOf(entries).toSorted());
    expect(idsOf(found.slice(0, onMap.length)).toSorted()).toEqual(idsOf(onMap).toSorted());
  });

  it('shows on a map the rooms in view that fit, alone or counted', async () => {
    const box = { south: -2.3, west: 29.7, north: -1.8, east: 30.3 };
    const inView = entries.filter(({ latitude, longitude }) => {
      if (latitude === undefined || longitude === undefined) return false;
      const isInLatitude = latitude >= box.south && latitude <= box.north;
      return isInLatitude && longitude >= box.west && longitude <= box.east;
    });
    const few = await mapRooms({ box, zoom: 9 }, { wish: { roomType: 'Ware House' } });
    const houses = inView.filter(({ roomType }) => roomType === 'Ware House');
    expect(idsOf(few.rooms).toSorted()).toEqual(idsOf(houses).toSorted());
    expect([few.clusters, few.exact]).toEqual([[], true]);

    const world = { south: -3, west: 28, north: -1, east: 31 };
    const all = await mapRooms({ box: world, zoom: 6 }, { wish: {} });
    const counted = all.clusters.reduce((sum, { rooms }) => sum + rooms, all.rooms.length);
    expect(counted).toBe(entries.filter(({ latitude }) => latitude !== undefined).length);
    expect(all.clusters.length).toBeGreaterThan(0);
    expect(
      await mapRooms({ box: { ...box, south: 10, north: 11 }, zoom: 6 }, { wish: {} }),
    ).toEqual({
      rooms: [],
      taken: [],
      clusters: [],
      exact: true,
    });
  });

  it('shows on a map the rooms of the town that was typed, and which of them are taken', async () => {
    const view = { box: { south: -3, west: 28, north: -1, east: 31 }, zoom: 8 };
    const stay = { startDate: inDays(7), endDate: inDays(12) };
    const inTown = entries.filter(
      (entry) => pointOf(entry) && fits(entry, { town: 'kigali', area: 'kimironko' }),
    );
    const marks = await mapRooms(view, { wish: { stay }, typed: 'Kimironko' });
    const isFree = (entry: SearchEntry): boolean => fits(entry, { stay });
    expect(idsOf(marks.rooms).toSorted()).toEqual(idsOf(inTown.filter(isFree)).toSorted());
    expect(marks.taken.length).toBeGreaterThan(0);
    expect(marks.rooms.length + marks.taken.length).toBe(inTown.length);
    expect(await mapRooms(view, { wish: {}, typed: 'Atlantis' })).toEqual({
      rooms: [],
      taken: [],
      clusters: [],
      exact: true,
    });
  });

  it('offers the nearest rooms that fit but for their days or their place', async () => {
    const stay = { startDate: inDays(1), endDate: inDays(50) };
    const wish = { town: 'kigali', kg: 3_000, stay };
    const offers = await offersOf(wish, { read: [], origin: kigali, today: inDays(0) });
    expect(offers).toHaveLength(6);
    const { to } = distancesFrom(kigali);
    const distances = offers.map(({ entry }) => to(pointOf(entry) ?? huye));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    for (const { entry, free } of offers) {
      expect(fits(entry, { kg: 3_000, stay: free })).toBe(true);
      expect(free && free.startDate >= stay.startDate).toBe(true);
    }
  });

  it('offers the cheapest where nobody knows from where, those that were read among them', async () => {
    const cheap = await offersOf({}, { read: [], origin: undefined, today: inDays(0) });
    const prices = entries.map(({ price }) => price).toSorted((a, b) => a - b);
    expect(cheap.map(({ entry }) => entry.price)).toEqual(prices.slice(0, 6));
    expect(cheap.every(({ free }) => free === undefined)).toBe(true);
    const read = [someEntry(900, { price: 1, roomType: 'Ware House' })];
    const typed = await offersOf(
      { roomType: 'Ware House' },
      { read, origin: undefined, today: inDays(0) },
    );
    expect(typed.map(({ entry }) => entry.roomType)).toEqual(Array(6).fill('Ware House'));
    expect(typed[0]?.entry.id).toBe('room-0900');
  });

  it('offers no room that is never free as long as wished, and rooms off the map last', async () => {
    const stay = { startDate: inDays(1), endDate: inDays(3) };
    const days = Array.from({ length: 780 }, (_, day) => inDays(day));
    const read = [someEntry(901, { location: 'Kigali', price: 1 }), someEntry(902, {}, days)];
    const offers = await offersOf({ stay }, { read, origin: kigali, today: inDays(0) });
    expect(idsOf(offers.map(({ entry }) => entry))).not.toContain('room-0902');
    const only = { stay, maxPrice: 1 };
    expect(await offersOf(only, { read, origin: kigali, today: inDays(0) })).toEqual([
      { entry: read[0], free: stay },
    ]);
  });

  it.each(['price', 'newest'])(
    'takes three round trips at most in a small town of which few rooms fit, offers included: by %s',
    async (sort) => {
      const prices = entries
        .filter(({ location, capacity }) => location === 'Huye' && capacity === 7)
        .map(({ price }) => price);
      const most = { kg: '6500', maxPrice: String(Math.min(...prices)) };
      const query = { town: 'Huye', ...most, sort, limit: '24' };
      const answers: { rooms: unknown[]; nearby?: unknown[] }[] = [];
      const { read, rounds } = await costOf(async () => {
        const { body } = await invoke(searchHandler, searchContract, { query });
        answers.push(body as unknown as (typeof answers)[number]);
      });
      expect(answers[0]?.rooms.length).toSatisfy((rooms: number) => rooms > 0 && rooms < 4);
      expect(answers[0]?.nearby).not.toEqual([]);
      expect(rounds).toBeLessThanOrEqual(3);
      expect(read).toBeLessThanOrEqual(MOST_READ);
    },
  );
});

describe('with more rooms than one search reads', () => {
  useTable();

  const COUNT = 900;
  const entries = Array.from({ length: COUNT }, (_, index) =>
    someEntry(
      index,
      {
        roomType: index % 3 === 0 ? 'Ware House' : 'Cold Room',
        location: 'Kimironko, Kigali',
        latitude: Math.round((kigali.latitude + (scattered(index, 1) - 0.5) * 0.2) * 1e6) / 1e6,
        longitude: Math.round((kigali.longitude + (scattered(index, 2) - 0.5) * 0.2) * 1e6) / 1e6,
      },
      index === COUNT - 1 || index % 100 === 0 ? [] : [inDays(7)],
    ),
  );
  beforeAll(() => putEntries(entries));
  const stay = { startDate: inDays(7), endDate: inDays(7) };
  const free = entries.filter((entry) => fits(entry, { stay }));

  it.each<[string, Search]>([
    ['by price', { wish: { stay }, order: { by: 'price' } }],
    ['by price, of a type', { wish: { stay, roomType: 'Cold Room' }, order: { by: 'price' } }],
    ['by price, in a town', { wish: { stay }, typed: 'Kigali', order: { by: 'price' } }],
    ['by age', { wish: { stay }, order: { by: 'newest' } }],
    ['by age, in a large town', { wish: { stay }, typed: 'Kigali', order: { by: 'newest' } }],
    ['by distance', { wish: { stay }, order: { by: 'distance', from: kigali } }],
    [
      'by distance, in a large town',
      {
        wish: { stay },
        typed: 'Kigali',
        order: { by: 'distance', from: { latitude: -2, longitude: 29 } },
      },
    ],
  ])(
    'ends a page early rather than reading on, and the next page goes on: %s',
    async (_, search) => {
      const { wish, typed } = search;
      const fitting = free.filter((entry) => fits(entry, wish));
      expect(idsOf(await allOf(search, 24)).toSorted()).toEqual(idsOf(fitting).toSorted());
      const page = () => searchRooms(search, { limit: 24, after: undefined });
      const { read, queries, rounds } = await costOf(page);
      // The counts of places and cells are a few items more.
      expect(read).toBeLessThanOrEqual(MOST_READ + 20);
      expect(queries).toBeLessThanOrEqual(typed === undefined ? 3 : 4);
      expect(rounds).toBeLessThanOrEqual(3);
    },
  );

  const somewhere = { latitude: '-1.95', longitude: '30.06' };
  it.each<[string, Record<string, string>]>([
    ['anywhere', {}],
    ['of a type', { roomType: 'Cold Room' }],
    ['from where somebody is', somewhere],
    ['in a large town', { town: 'Kigali' }],
    ['in a large town by its other spelling', { town: 'Kigalli', sort: 'newest' }],
    ['in a small town', { town: 'Huye' }],
    ['in a small town, the newest first', { town: 'Huye', sort: 'newest' }],
    ['in a town of which nobody knows', { town: 'Atlantis' }],
    ['around a town', { town: 'Kigali', sort: 'distance' }],
    ['around a small town', { town: 'Huye', sort: 'distance' }],
    ['the nearest first', { ...somewhere, sort: 'distance' }],
    ['the oldest first', { sort: 'oldest' }],
  ])(
    'takes three round trips at most where nothing fits, offers included: %s',
    async (_, query) => {
      let last: Record<string, string> | undefined = { ...query, kg: '999999', limit: '24' };
      let offered: unknown;
      while (last) {
        const asked = last;
        const answers: { headers: Record<string, string>; body: unknown }[] = [];
        const page = async () =>
          answers.push(await invoke(searchHandler, searchContract, { query: asked }));
        expect((await costOf(page)).rounds).toBeLessThanOrEqual(3);
        const [{ headers, body } = { headers: {}, body: {} }] = answers;
        const next: string | undefined = /^<\?([^>]*)>/.exec(headers.link ?? '')?.[1];
        last = next === undefined ? undefined : Object.fromEntries(new URLSearchParams(next));
        offered = (body as { nearby?: unknown[] }).nearby;
      }
      expect(offered).toBeDefined();
    },
  );

  it('reads no more for a page without conditions than it shows, by price and age', async () => {
    for (const by of ['price', 'newest'] as const) {
      const page = () => searchRooms({ wish: {}, order: { by } }, { limit: 24, after: undefined });
      expect((await costOf(page)).read).toBeLessThanOrEqual(50);
    }
  });

  it('shows the counts of a map that has too many in view, of one type or of all', async () => {
    const view = { box: { south: -3, west: 28, north: -1, east: 31 }, zoom: 8 };
    const all = await mapRooms(view, { wish: { stay } });
    const houses = await mapRooms(view, { wish: { roomType: 'Ware House' } });
    const sumOf = ({ clusters }: typeof all) => clusters.reduce((sum, { rooms }) => sum + rooms, 0);
    expect([sumOf(all), all.rooms, all.exact]).toEqual([COUNT, [], false]);
    expect(sumOf(houses)).toBe(COUNT / 3);
    const inTown = await mapRooms(view, { wish: {}, typed: 'Kigali' });
    expect([inTown.taken, inTown.exact]).toEqual([[], false]);
    const [cluster] = all.clusters;
    expect(distancesFrom(kigali).to(cluster ?? huye)).toBeLessThan(20);
  });
});

describe('with many rooms that are not on the map', () => {
  useTable();

  const entries = Array.from({ length: 500 }, (_, index) => {
    const near = (middle: number, salt: number) =>
      Math.round((middle + scattered(index, salt) * 0.2) * 1e6) / 1e6;
    return someEntry(
      index,
      index % 2 === 0
        ? {}
        : { latitude: near(kigali.latitude, 1), longitude: near(kigali.longitude, 2) },
      index % 5 === 0 ? [] : [inDays(7)],
    );
  });
  beforeAll(() => putEntries(entries));

  it.each<[string, Search['wish']]>([
    ['all of them', {}],
    ['those that are free', { stay: { startDate: inDays(7), endDate: inDays(7) } }],
    ['none, where none fits', { kg: 999_999 }],
  ])('pages lead to %s by distance, each with few reads', async (_, wish) => {
    const search: Search = { wish, order: { by: 'distance', from: kigali } };
    const found: SearchEntry[] = [];
    let after: string | undefined;
    do {
      const page = { limit: 24, after };
      const cost = await costOf(async () => {
        const { entries: shown, next } = await searchRooms(search, page);
        found.push(...shown);
        after = next;
      });
      expect(cost.read).toBeLessThanOrEqual(MOST_READ + 20);
      expect(cost.rounds).toBeLessThanOrEqual(2);
    } while (after !== undefined);
    const fitting = entries.filter((entry) => fits(entry, wish));
    expect(idsOf(found).toSorted()).toEqual(idsOf(fitting));
    const areOnMap = found.map((entry) => pointOf(entry) !== undefined);
    expect(areOnMap).toEqual(areOnMap.toSorted((a, b) => Number(b) - Number(a)));
  });
});
