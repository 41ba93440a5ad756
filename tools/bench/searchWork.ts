import { handler as list } from '#functions/api/rooms/list.ts';
import { handler as map } from '#functions/api/rooms/map.ts';
import { handler as search } from '#functions/api/rooms/search.ts';
import { rebuildSearch } from '#functions/store/search/rebuildSearch.ts';
import { invoke, type Answered } from '#functions/testing/calls.ts';
import { inDays } from '#functions/testing/people.ts';
import * as rooms from '#shared/contract/rooms.ts';
import * as contract from '#shared/contract/search.ts';
import { startBenchTable } from './benchTable.ts';
import { seedSearch } from './searchSeed.ts';
import { watchTable, type Usage } from './tableWatch.ts';

/** What one search reads with so many rooms in the table. */
export interface SearchCost extends Pick<Usage, 'roundTrips' | 'rounds' | 'readUnits'> {
  search: string;
  rooms: number;
  /** Rooms, and clusters of a map, that it answers. */
  shown: number;
  /** Whether it is a page of the search, which must not take more. */
  isPromised: boolean;
}

const SIZES = [100, 1_000, 10_000];

const stay = () => ({ startDate: inDays(40), endDate: inDays(42) });
const kigali = { latitude: '-1.95', longitude: '30.06' };
const countryside = { latitude: '-2.1', longitude: '30.4' };

type Query = Record<string, string>;

const searches = (): Record<string, Query> => ({
  'the cheapest': {},
  'the cheapest, free on three days': stay(),
  'a cold room for 3 tons at 2 to 4 °C, free on three days': {
    ...stay(),
    roomType: 'Cold Room',
    kg: '3000',
    temperatureFrom: '2',
    temperatureTo: '4',
  },
  'a warehouse, free for three weeks': {
    startDate: inDays(40),
    endDate: inDays(60),
    roomType: 'Ware House',
  },
  'in Kigali, free on three days': { ...stay(), town: 'Kigali' },
  'in a small town by a slip of the finger, newest': { town: 'Kirehee', sort: 'newest' },
  'the newest, free on three days': { ...stay(), sort: 'newest' },
  'the nearest in Kigali': { ...kigali, sort: 'distance' },
  'the nearest in Kigali, free on three days': { ...stay(), ...kigali, sort: 'distance' },
  'the nearest in the country, free on three days': { ...stay(), ...countryside, sort: 'distance' },
});

const views: Record<string, Query> = {
  'map of the country': { south: '-2.9', west: '28.8', north: '-1', east: '30.9', zoom: '8' },
  'map of Kigali': { south: '-2.05', west: '29.95', north: '-1.85', east: '30.2', zoom: '12' },
  'map of a part of Kigali': {
    south: '-1.96',
    west: '30.05',
    north: '-1.94',
    east: '30.08',
    zoom: '15',
  },
};

/** Measures searches, maps and the list of free rooms with more and more rooms in the table. */
export async function measureSearch(): Promise<SearchCost[]> {
  const dynamoDb = await startBenchTable();
  const take = watchTable();
  try {
    const costs: SearchCost[] = [];
    let present = 0;
    for (const size of SIZES) {
      await seedSearch(present, size, present === 0);
      if (present === 0) await refuseOtherEntries(take);
      present = size;
      costs.push(...(await measureAll(size, take)));
    }
    return costs;
  } finally {
    await dynamoDb.stop();
  }
}

/** The seed must be what the product writes: rebuilding the search must find nothing to write. */
async function refuseOtherEntries(take: () => Usage): Promise<void> {
  take();
  await rebuildSearch();
  const { writes } = take();
  if (writes > 0) throw new Error(`The product would write ${writes} items otherwise`);
}

async function measureAll(size: number, take: () => Usage): Promise<SearchCost[]> {
  const costs: SearchCost[] = [];
  const measure = async (
    search: string,
    isPromised: boolean,
    call: () => Promise<Answered>,
  ): Promise<Answered> => {
    take();
    const answer = await call();
    if (answer.status !== 200) throw new Error(`${search} answered ${answer.status}`);
    const { roundTrips, rounds, readUnits } = take();
    costs.push({
      search,
      rooms: size,
      roundTrips,
      rounds,
      readUnits,
      shown: shownIn(answer),
      isPromised,
    });
    return answer;
  };
  const find = (query: Query) => () => invoke(search, contract.search, { query });
  for (const [name, query] of Object.entries(searches())) await measure(name, true, find(query));
  const { headers } = await find(stay())();
  const next = /^<\?([^>]*)>/.exec(headers.link ?? '')?.[1];
  const page = Object.fromEntries(new URLSearchParams(next));
  await measure('its second page', true, find(page));
  await measure('nothing fits', true, find({ ...stay(), town: 'Kigali', kg: '9999999' }));
  for (const [name, query] of Object.entries(views)) {
    await measure(name, false, () => invoke(map, contract.map, { query }));
  }
  await measure('the list, free on three days', false, () =>
    invoke(list, rooms.list, { query: stay() }),
  );
  return costs;
}

function shownIn({ body }: Answered): number {
  if (Array.isArray(body)) return body.length;
  const { rooms = [], clusters = [], nearby = [] } = body as Record<string, unknown[]>;
  return rooms.length + clusters.length + nearby.length;
}
