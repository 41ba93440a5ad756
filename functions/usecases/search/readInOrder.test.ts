import { expect, it } from 'vitest';
import { entryOf, type SearchEntry } from '#functions/domain/search/entry.ts';
import { readInOrder, type SortedEntries } from './readInOrder.ts';

const entryAt = (place: string): SearchEntry =>
  entryOf(
    {
      id: place,
      name: place,
      roomType: 'Cold Room',
      price: 1,
      location: 'Huye',
      capacity: 1,
      unit: 'tons',
      size: 1,
      temperatureRange: '',
      createdAt: place,
    },
    undefined,
  );

const orderOf = (...collections: SortedEntries[]) => ({
  collections,
  keyOf: ({ id }: SearchEntry) => id,
  bounds: { from: 'a', to: 'z' },
});
const page = {
  limit: 2,
  after: undefined,
  isSelective: false,
  ifNothing: () => Promise.resolve(),
};

it('reads on where DynamoDB ends a query before its first item', async () => {
  let queries = 0;
  const late: SortedEntries = () => {
    queries += 1;
    const items = queries === 1 ? [] : [entryAt('b'), entryAt('c')];
    return Promise.resolve({ items, ended: queries > 1 });
  };
  const { entries, next } = await readInOrder(orderOf(late), () => true, page);
  expect([entries.map(({ id }) => id), next]).toEqual([['b', 'c'], undefined]);
});

it('reads of the collection that holds up the page, and not of the others', async () => {
  const asked: string[] = [];
  const from =
    (name: string, places: string[]): SortedEntries =>
    ({ from: begin }, limit) => {
      asked.push(`${name} ${begin} ${limit}`);
      const items = places.filter((place) => place >= begin).map(entryAt);
      return Promise.resolve({ items: items.slice(0, limit), ended: items.length <= limit });
    };
  const even = from('even', ['b', 'd', 'f', 'h']);
  const late = from('late', ['x', 'y', 'z']);
  const found = await readInOrder(orderOf(even, late), ({ id }) => id > 'd', page);
  expect(found.entries.map(({ id }) => id)).toEqual(['f', 'h']);
  expect(found.next).toBe('h');
  expect(asked).toEqual(['even a 3', 'late a 3', 'even f 151']);
});

it('begins what is for an empty page beside its last query, and only where nothing has fitted', async () => {
  const all = ['b', 'c', 'd', 'e', 'f'].map(entryAt);
  let underWay = 0;
  const collection: SortedEntries = async ({ from }, limit) => {
    underWay += 1;
    await Promise.resolve();
    underWay -= 1;
    const items = all.filter(({ id }) => id >= from).slice(0, limit);
    return { items, ended: items.at(-1)?.id === 'f' };
  };
  const begunWhere = async (fits: (entry: SearchEntry) => boolean): Promise<number[]> => {
    const begun: number[] = [];
    const ifNothing = () => Promise.resolve(begun.push(underWay));
    await readInOrder(orderOf(collection), fits, { ...page, ifNothing });
    return begun;
  };
  expect(await begunWhere(({ id }) => id === 'f')).toEqual([1]);
  expect(await begunWhere(({ id }) => id === 'b')).toEqual([]);
});
