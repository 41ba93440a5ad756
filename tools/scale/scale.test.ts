import { describe, expect, it } from 'vitest';
import { sharesOf, totalsOf } from './arithmetic.ts';
import { itemSize, writeUnits } from './itemSize.ts';
import type { Life, Request } from './life.ts';
import { meet } from './meetings.ts';
import { seededRandom } from './random.ts';
import { touchesOf } from './recordRequests.ts';
import { scaleReport } from './report.ts';
import { simulate } from './simulate.ts';

const inTable = (pk: string, sk: string, units: number) => ({
  place: 'table' as const,
  pk,
  sk,
  units,
});

/** The life of a booking that writes an item of its own, and two units to an item that all share. */
const lifeOf = (id: string, shared = 'LIST'): Life => {
  const request: Request = {
    step: 'request',
    isTransaction: true,
    writes: [inTable(`BOOKING#${id}`, 'BOOKING', 2), inTable(shared, 'SUM', 2)],
    reads: [],
  };
  return [request];
};

const load = (bookings: number) => ({ bookings, seconds: 4, random: seededRandom(7) });

it('an item has the size that DynamoDB charges', () => {
  const image = {
    pk: { S: 'ROOM' },
    n: { N: '12345' },
    b: { BOOL: true },
    l: { L: [{ S: 'é' }] },
    m: { M: { a: { S: 'x' } } },
    d: { B: new Uint8Array(4) },
  };
  expect(itemSize(image)).toBe(6 + (1 + 4) + 2 + (1 + 3 + 1 + 2) + (1 + 3 + 1 + 2) + 5);
  expect([0, 1024, 1025].map(writeUnits)).toEqual([1, 1, 2]);
});

describe('a change takes', () => {
  const image = (list: string, order: string) => ({
    pk: { S: 'BOOKING#1' },
    sk: { S: 'BOOKING' },
    gsi3pk: { S: list },
    gsi3sk: { S: order },
  });
  type Image = ReturnType<typeof image> | undefined;
  const unitsOf = (before: Image, after: Image) =>
    touchesOf({ dynamodb: { OldImage: before, NewImage: after } }, true).map(
      ({ place, pk, units }) => [place, pk, units],
    );

  it('two units of the table in a transaction, and one of each list that the item enters or leaves', () => {
    expect(unitsOf(undefined, image('A', '1'))).toEqual([
      ['table', 'BOOKING#1', 2],
      ['gsi3', 'A', 1],
    ]);
    expect(unitsOf(image('A', '1'), image('B', '1'))).toEqual([
      ['table', 'BOOKING#1', 2],
      ['gsi3', 'A', 1],
      ['gsi3', 'B', 1],
    ]);
    expect(unitsOf(image('A', '1'), undefined)).toHaveLength(2);
  });

  it('one unit of a list in which it stays in its place, and two where its place is another', () => {
    expect(unitsOf(image('A', '1'), image('A', '1'))).toHaveLength(2);
    expect(unitsOf(image('A', '1'), image('A', '2'))).toHaveLength(3);
  });
});

describe('what limits first', () => {
  it('is the item that each transaction writes, and then its partition; what is own never does', () => {
    expect(sharesOf([lifeOf('1'), lifeOf('2')])).toMatchObject([
      { name: 'LIST / SUM', resource: 'items', perBooking: 1, shards: 1 },
      { name: 'LIST', resource: 'writes', perBooking: 2, shards: 1, limit: 500 },
    ]);
  });

  it('comes later by the number of shards', () => {
    const [item, partition] = sharesOf([lifeOf('1', 'LIST/3'), lifeOf('2', 'LIST/12')]);
    expect(item).toMatchObject({ name: 'LIST / SUM', shards: 16 });
    expect(partition).toMatchObject({ name: 'LIST', limit: 8000 });
  });

  it('is told with how much a booking takes of it, and without the ids of people', () => {
    const person = '0b2c1a34-1111-4222-8333-123456789abc';
    const lives = [lifeOf('1', `USER#${person}`), lifeOf('2', `USER#${person}`)];
    const simulated = new Map([[10, simulate(lives, load(10))]]);
    const report = scaleReport(totalsOf(lives), sharesOf(lives), simulated);
    expect(report).toContain('takes 4 write units and 0 read units, in 1 requests');
    expect(report).toContain('| `USER#staff / SUM` | 1 transactions on the item |');
    expect(report).toContain('| `USER#staff`       | 2 write units              |');
  });
});

describe('the simulation', () => {
  const lives = [lifeOf('1'), lifeOf('2')];

  it('refuses nothing where there is little to do', () => {
    const { busiest, throttled, refused } = simulate(lives, load(5));
    expect(busiest).toEqual({ name: 'LIST', used: 0.01 });
    expect(throttled).toEqual({ part: 0, name: undefined });
    expect(refused).toEqual({ part: 0, name: undefined });
  });

  it('throttles what is asked of a partition beyond its units', () => {
    const { busiest, throttled } = simulate(lives, load(1000));
    expect(busiest.used).toBe(2);
    expect(throttled.name).toBe('LIST');
    expect(throttled.part).toBeCloseTo(0.5, 1);
  });

  it('refuses transactions that meet others on an item, and fewer of them where it has shards', () => {
    const { refused } = simulate(lives, load(200));
    expect(refused.name).toBe('LIST / SUM');
    expect(refused.part).toBeGreaterThan(0.4);
    const sharded = [lifeOf('1', 'LIST/1'), lifeOf('2', 'LIST/2')];
    expect(simulate(sharded, load(200)).refused.part).toBeLessThan(0.01);
  });
});

it('a transaction that meets another is tried again until nothing is in its way', () => {
  const items = [{ name: 'SUM', key: 'SUM' }];
  const sendings = [
    { at: 0, items },
    { at: 1, items },
    { at: 2, items: [{ name: 'OTHER', key: 'OTHER' }] },
  ];
  expect(meet(sendings, seededRandom(1))).toEqual({ part: 0, name: undefined });
});
