import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTable } from '#functions/testing/table.ts';
import { db } from './client.ts';
import { readPage, type Collection, type PageKey } from './page.ts';
import { inShard, SHARDS } from './shards.ts';

useTable();
afterEach(() => vi.restoreAllMocks());

/** Sort keys, each with an id, also in scripts that JavaScript sorts in another order than DynamoDB. */
const sortKeys = fc.uniqueArray(
  fc.tuple(
    fc.constantFrom('a', 'ab', 'aé', 'a\u{1f600}', 'b', 'é', '\uff5a', '\u{1f600}'),
    fc.nat(99_999),
  ),
  { maxLength: 60, selector: String },
);

let lists = 0;

/** A new list with these sort keys, in the table and in an index; where it is skewed, all are in one shard. */
async function someList(sks: string[], isSkewed = false): Promise<string> {
  const list = `LIST${(lists += 1)}`;
  const puts = sks.map((sk) => {
    const pk = isSkewed ? `${list}/3` : inShard(list, sk);
    return { PutRequest: { Item: { pk, sk, gsi2pk: pk, gsi2sk: sk } } };
  });
  for (let from = 0; from < puts.length; from += 25) {
    const RequestItems = { [process.env.TABLE_NAME ?? '']: puts.slice(from, from + 25) };
    await db.send(new BatchWriteCommand({ RequestItems }));
  }
  return list;
}

/** All pages of a list, one after the other. */
async function pagesOf(collection: Collection, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let after: PageKey | undefined;
  do {
    const { items, next } = await readPage(collection, { limit, after });
    pages.push(items.map(({ sk }) => String(sk)));
    after = next;
  } while (after);
  return pages;
}

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe('the pages of a list in shards', () => {
  it('are the sorted whole: none repeats or loses an item, in either order and between any bounds', async () => {
    const ranges = fc.constantFrom<Partial<Collection>>(
      {},
      { from: 'ab' },
      { below: 'b' },
      { from: 'a#2', below: 'b#5' },
      { beginsWith: 'a' },
      { beginsWith: 'ab#1' },
    );
    await fc.assert(
      fc.asyncProperty(
        sortKeys,
        fc.integer({ min: 1, max: 25 }),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        ranges,
        async (made, limit, isForwards, isIndex, isSkewed, range) => {
          const sks = made.map(([text, id]) => `${text}#${id}`);
          const { from = '', below = '\u{10ffff}', beginsWith = '' } = range;
          const inRange = sks.filter(
            (sk) =>
              byBytes(sk, from) >= 0 &&
              byBytes(sk, below) < (range.from === undefined ? 0 : 1) &&
              sk.startsWith(beginsWith),
          );
          const wanted = inRange.toSorted(isForwards ? byBytes : (a, b) => byBytes(b, a));
          const collection: Collection = {
            ...(isIndex && { index: 'gsi2' }),
            pk: await someList(sks, isSkewed),
            inShards: true,
            order: isForwards ? 'ascending' : 'descending',
            ...range,
          };
          const pages = await pagesOf(collection, limit);
          expect(pages.flat()).toEqual(wanted);
          for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
          expect(pages).toHaveLength(Math.max(1, Math.ceil(wanted.length / limit)));
        },
      ),
      { numRuns: 40 },
    );
    expect.hasAssertions();
  });

  it('are read on in the shard alone that is used up', async () => {
    const sks = Array.from({ length: 30 }, (_, nth) => `key#${1000 + nth}`);
    const pk = await someList(sks, true);
    const sent = vi.spyOn(db, 'send');
    const { items } = await readPage({ pk, inShards: true, order: 'ascending' }, { limit: 12 });
    expect(items.map(({ sk }) => sk)).toEqual(sks.slice(0, 12));
    // Four at a time: twelve, and whether another follows.
    expect(sent.mock.calls).toHaveLength(SHARDS + 3);
  });

  it('are a hundred items where nobody says how many', async () => {
    const pk = await someList(Array.from({ length: 120 }, (_, nth) => `key#${1000 + nth}`));
    const [first, ...others] = await pagesOf({ pk, inShards: true, order: 'ascending' }, 100);
    const { items } = await readPage({ pk, inShards: true, order: 'ascending' }, {});
    expect(items.map(({ sk }) => sk)).toEqual(first);
    expect(others.map(({ length }) => length)).toEqual([20]);
  });

  it('are read in one round of queries, of which each reads a little more than its share', async () => {
    const pk = await someList(Array.from({ length: 400 }, (_, nth) => `key#${1000 + nth}`));
    const sent = vi.spyOn(db, 'send');
    const { items } = await readPage({ pk, inShards: true, order: 'ascending' }, { limit: 24 });
    expect(items).toHaveLength(24);
    expect(sent.mock.calls).toHaveLength(SHARDS);
    const read = sent.mock.calls.map(([{ input }]) => (input as { Limit: number }).Limit);
    expect(new Set(read)).toEqual(new Set([6]));
  });
});

describe('a page of some of the items of a list', () => {
  const sks = Array.from({ length: 90 }, (_, index) => String(index).padStart(3, '0'));
  const third = (item: Record<string, unknown>) => Number(item.sk) % 30 === 29;
  const wanted = ['029', '059', '089'];

  it('leaves out the others, however many stand between them, in one partition and in shards', async () => {
    const list = await someList(sks, true);
    const order = 'ascending';
    for (const limit of [1, 2, 5]) {
      const one = await pagesOf({ pk: `${list}/3`, order, only: third }, limit);
      expect(one.flat()).toEqual(wanted);
      const all = await pagesOf({ pk: list, inShards: true, order, only: third }, limit);
      expect(all.flat()).toEqual(wanted);
      expect(all.every((page) => page.length <= limit)).toBe(true);
    }
  });
});
