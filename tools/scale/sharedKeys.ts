import type { Life, Touch } from './life.ts';

/** How the key of a shard ends. */
const SHARD = /\/(\d+)$/;

/** A key without the number of its shard. */
export const withoutShard = (key: string): string => key.replace(SHARD, '');

/** A key with another shard, where it has one: `draw` says which, by its number. */
export const inOtherShard = (key: string, draw: (shard: string) => number): string =>
  key.replace(SHARD, (_, shard: string) => `/${draw(shard)}`);

/** Whether a key is one of several shards. */
export const isSharded = (key: string): boolean => SHARD.test(key);

/** The partition of a touch; its shards have one name. */
export const partitionOf = ({ place, pk }: Pick<Touch, 'place' | 'pk'>): string =>
  `${place === 'table' ? '' : `${place} `}${withoutShard(pk)}`;

/** The item of a touch; its shards have one name. */
export const itemOf = ({ pk, sk = '' }: Pick<Touch, 'pk' | 'sk'>): string =>
  `${withoutShard(pk)} / ${withoutShard(sk)}`;

/** The names that occur in every life. What is a booking's own occurs in one. */
function inAll(lives: Life[], namesOf: (life: Life) => string[]): Set<string> {
  const [first = new Set<string>(), ...others] = lives.map((life) => new Set(namesOf(life)));
  return new Set([...first].filter((name) => others.every((names) => names.has(name))));
}

/** The partitions that all bookings share. */
export const sharedPartitions = (lives: Life[]): Set<string> =>
  inAll(lives, (life) =>
    life.flatMap(({ writes, reads }) => [...writes, ...reads].map(partitionOf)),
  );

/** The items that transactions for all bookings write. */
export const sharedItems = (lives: Life[]): Set<string> =>
  inAll(lives, (life) => life.flatMap((request) => lockedBy(request).map(itemOf)));

/** What a request keeps other transactions from writing while it is under way. */
export const lockedBy = ({ isTransaction, writes }: Life[number]): Touch[] =>
  isTransaction ? writes.filter(({ place }) => place === 'table') : [];
