import { countOf, PARTS } from '#functions/platform/table/shards.ts';
import type { Life } from './life.ts';
import { meet, type Sending } from './meetings.ts';
import { PartitionMeter } from './partitionMeter.ts';
import type { Refused } from './refused.ts';
import {
  inOtherShard,
  itemOf,
  lockedBy,
  partitionOf,
  sharedItems,
  sharedPartitions,
  withoutShard,
} from './sharedKeys.ts';

export interface Simulated {
  /** The busiest partition, and which part of its capacity was asked for. */
  busiest: { name: string; used: number };
  /** What was asked of partitions that had nothing left in that second. */
  throttled: Refused;
  /** Transactions that met another on an item in each of their tries. */
  refused: Refused;
}

interface SimulatedLoad {
  /** Bookings a second. */
  bookings: number;
  seconds: number;
  /** Draws a number from 0 to below 1. */
  random: () => number;
}

/**
 * Plays recorded lives so many times a second against a model of DynamoDB's partitions. Bookings are made all the
 * time, so each second sees as many of each step as bookings are made in it: each request is sent at a random moment,
 * and each booking is in random shards. What is a booking's own never limits, and is left out.
 */
export function simulate(lives: Life[], { bookings, seconds, random }: SimulatedLoad): Simulated {
  const partitions = sharedPartitions(lives);
  const items = sharedItems(lives);
  const meter = new PartitionMeter(seconds);
  const sendings: Sending[] = [];
  for (let count = 0; count < bookings * seconds; count += 1) {
    const shardOf = drawShards(random);
    for (const request of lives[count % lives.length] ?? []) {
      const at = random() * seconds * 1000;
      for (const kind of ['writes', 'reads'] as const) {
        for (const touch of request[kind]) {
          const name = partitionOf(touch);
          if (!partitions.has(name)) continue;
          meter.ask(kind, name, shardOf.partition(touch.pk), { units: touch.units, at });
        }
      }
      const locked = lockedBy(request)
        .map(({ pk, sk = '', ...touch }) => ({
          name: itemOf({ ...touch, pk, sk }),
          key: `${shardOf.partition(pk)} ${shardOf.part(sk)}`,
        }))
        .filter(({ name }) => items.has(name));
      if (locked.length > 0) sendings.push({ at, items: locked });
    }
  }
  return {
    busiest: meter.busiest(),
    throttled: meter.throttled(),
    refused: meet(sendings, random),
  };
}

/** Draws the shards of a booking. What was in one shard when it was recorded is in one again. */
function drawShards(random: () => number) {
  const drawn = new Map<string, number>();
  const drawOf = (count: number) => (shard: string) => {
    const recorded = `${count} ${shard}`;
    const number = drawn.get(recorded) ?? Math.floor(random() * count);
    drawn.set(recorded, number);
    return number;
  };
  return {
    partition: (pk: string) => inOtherShard(pk, drawOf(countOf(withoutShard(pk)))),
    part: (sk: string) => inOtherShard(sk, drawOf(PARTS)),
  };
}
