import { settings } from '#functions/platform/settings.ts';
import { limits } from '#shared/limits.ts';

/**
 * Shards of a list of all bookings. A partition takes 1,000 write units a second; docs/scale.md says for how many
 * bookings a second that is enough. Whoever changes it moves what is stored.
 */
export const SHARDS = 16;

/** Lists into which a booking is written less often, so that fewer queries read them. */
const FEWER: Partial<Record<string, number>> = {
  ARRIVALS: 8,
  ASKED: 4,
  CLAIMS: 4,
  CLIENTS: 8,
  'FIGURES#ROOMS': 4,
  'FIGURES#SOLD': 4,
  INHOUSE: 8,
  OWED: 4,
  ROOMS: 4,
};

/**
 * The same of lists of which a person, a month, a year or a class has one, by how they begin. Each booking takes five write units of `NOTES#`.
 * `LASTING#` is one of twelve, by the length of the stay; a booking takes four write units of it.
 * `SOCKETS#` are copies of one list, because each booking reads it six times. `RECEIPTS#` are the series of a year, of which a house
 * has as many as it has set.
 */
const OF_ONE: Partial<Record<string, number>> = {
  LASTING: 4,
  NOTES: 8,
  RECEIPTS: limits.receiptSeries,
  SOCKETS: 4,
  SOLD: 4,
};

/** Over how many shards a list is spread, unless a table of tests has fewer. */
export const countOf = (list: string): number =>
  Math.min(FEWER[list] ?? OF_ONE[list.split('#', 1).join()] ?? SHARDS, settings.mostShards());

/**
 * Items of which a sum consists within a shard: an item is in few transactions a second, whatever its partition takes.
 */
export const PARTS = 8;

/** Runs of an hour for each shard of the bookings: each moves its part of them, because one moves 250 a second. */
export const RUNS = 2;

/** A step of FNV-1a with 32 bits, from which `hashOf` is made. */
export const hashStep = (hash: number, byte: number): number =>
  Math.imul(hash ^ byte, 0x01000193) >>> 0;

/** Where FNV-1a begins. */
export const HASH_BEGIN = 0x811c9dc5;

/**
 * What is made of the last step: mixed once more, because the lowest bits depend on the lowest bits of the text alone.
 */
export const hashEnd = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;

/** A number that depends on a text alone, and spreads texts evenly. */
function hashOf(text: string): number {
  let hash = HASH_BEGIN;
  for (const byte of Buffer.from(text)) hash = hashStep(hash, byte);
  return hashEnd(hash);
}

/** Which of so many shards an id belongs to, from 0 on. */
export const shardOf = (id: string, count: number): number => hashOf(id) % count;

/** The partition of a list in which the entry of an id stands. */
export const inShard = (list: string, id: string): string =>
  `${list}/${shardOf(id, countOf(list))}`;

/** Which of so many parts of its shard an id belongs to, from 0 on. */
export const partOf = (id: string, count: number): number =>
  Math.floor(hashOf(id) / SHARDS) % count;

/** The item of a sum, within its shard, to which an id adds. */
export const inPart = (sum: string, id: string): string => `${sum}/${partOf(id, PARTS)}`;

/** All partitions of a list. */
export const shardsOf = (list: string): string[] =>
  Array.from({ length: countOf(list) }, (_, shard) => `${list}/${shard}`);
