import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { inPart, inShard, PARTS, partOf, SHARDS, shardOf, shardsOf } from './shards.ts';

afterEach(() => void vi.unstubAllEnvs());

it('an id has one shard of a list, and one part in it', () => {
  expect(inShard('LIST', 'b-1')).toBe(inShard('LIST', 'b-1'));
  expect(inPart('TOTAL', 'b-1')).toBe(inPart('TOTAL', 'b-1'));
  expect(shardsOf('LIST')).toContain(inShard('LIST', 'b-1'));
  // What is stored is found by it: whoever changes it moves what is stored.
  expect([inShard('LIST', 'b-1'), inPart('TOTAL', 'b-1')]).toEqual(['LIST/11', 'TOTAL/0']);
  expect([shardOf('b-1', 32), partOf('b-1', 2)]).toEqual([11, 0]);
});

it('a list has as many shards as it is written often, also where each person has one', () => {
  const counts = ['BOOKINGS', 'OWED', 'NOTES#u-1', 'SOCKETS#u-1'].map(
    (list) => shardsOf(list).length,
  );
  expect(counts).toEqual([SHARDS, 4, 8, 4]);
});

it('a table of tests may have fewer shards, and finds what it has stored in them', () => {
  vi.stubEnv('TABLE_SHARDS', '2');
  expect(shardsOf('BOOKINGS')).toEqual(['BOOKINGS/0', 'BOOKINGS/1']);
  expect(shardsOf('OWED')).toHaveLength(2);
  const used = Array.from({ length: 100 }, () => inShard('BOOKINGS', randomUUID()));
  expect([...new Set(used)].toSorted()).toEqual(shardsOf('BOOKINGS'));
});

it('ids are spread evenly over shards and parts', () => {
  const each = 200;
  const ids = Array.from({ length: SHARDS * PARTS * each }, () => randomUUID());
  const places = Map.groupBy(ids, (id) => `${inShard('', id)}${inPart('', id)}`);
  expect(places.size).toBe(SHARDS * PARTS);
  for (const { length } of places.values()) {
    // Six times the usual deviation, which is the root of 200.
    expect(Math.abs(length - each)).toBeLessThan(6 * Math.sqrt(each));
  }
});
