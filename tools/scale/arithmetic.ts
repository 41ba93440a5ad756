import { countOf, PARTS } from '#functions/platform/table/shards.ts';
import type { Life, Touch } from './life.ts';
import {
  isSharded,
  itemOf,
  lockedBy,
  partitionOf,
  sharedItems,
  sharedPartitions,
  withoutShard,
} from './sharedKeys.ts';

/** What DynamoDB gives a partition key in a second, in units; and an item that transactions write, in transactions. */
export interface Capacity {
  writes: number;
  reads: number;
  items: number;
}

/**
 * DynamoDB's limits of a partition. How long a transaction keeps its items is not published: 15 ms are what a
 * transaction of several items takes, so an item can be in 66 of them a second at most.
 */
export const capacity: Capacity = { writes: 1000, reads: 3000, items: 1000 / 15 };

export type Resource = keyof Capacity;

/** What a booking takes of what all bookings share. */
export interface Share {
  name: string;
  resource: Resource;
  /** Units of a booking's whole life, or transactions. */
  perBooking: number;
  /** Shards over which they are spread. */
  shards: number;
  /** Bookings a second at which it is used up. */
  limit: number;
}

/** What a booking takes of each shared partition and item, by arithmetic: what limits first comes first. */
export function sharesOf(lives: Life[]): Share[] {
  const partitions = sharedPartitions(lives);
  const items = sharedItems(lives);
  const requests = lives.flat();
  const locked = requests
    .flatMap(lockedBy)
    .filter((touch) => items.has(itemOf(touch)))
    .map((touch) => ({ ...touch, units: 1 }));
  const ofPartitions = (kind: 'writes' | 'reads') =>
    requests.flatMap((request) => request[kind]).filter((one) => partitions.has(partitionOf(one)));
  const sums = {
    writes: sumsOf(ofPartitions('writes'), partitionOf),
    reads: sumsOf(ofPartitions('reads'), partitionOf),
    items: sumsOf(locked, itemOf),
  };
  return Object.entries(sums)
    .flatMap(([resource, found]) =>
      [...found].map(([name, { units, shards }]) =>
        shareOf(name, resource as Resource, units / lives.length, shards),
      ),
    )
    .toSorted((a, b) => a.limit - b.limit);
}

/** What the whole life of a booking takes, on average. */
export interface Totals {
  requests: number;
  writes: number;
  reads: number;
}

/** What a booking takes of the table and its indexes together, of which most is its own and spread by itself. */
export function totalsOf(lives: Life[]): Totals {
  const requests = lives.flat();
  const unitsOf = (kind: 'writes' | 'reads') =>
    requests.flatMap((request) => request[kind]).reduce((sum, { units }) => sum + units, 0);
  return {
    requests: requests.length / lives.length,
    writes: unitsOf('writes') / lives.length,
    reads: unitsOf('reads') / lives.length,
  };
}

const shareOf = (name: string, resource: Resource, perBooking: number, shards: number): Share => ({
  name,
  resource,
  perBooking,
  shards,
  limit: (capacity[resource] * shards) / perBooking,
});

function sumsOf(touches: Touch[], nameOf: (touch: Touch) => string) {
  const sums = new Map<string, { units: number; shards: number }>();
  for (const touch of touches) {
    const name = nameOf(touch);
    const { units = 0 } = sums.get(name) ?? {};
    const parts = nameOf === itemOf && isSharded(touch.sk ?? '') ? PARTS : 1;
    sums.set(name, {
      units: units + touch.units,
      shards: (isSharded(touch.pk) ? countOf(withoutShard(touch.pk)) : 1) * parts,
    });
  }
  return sums;
}
