import { paginateScan, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections } from '#functions/platform/table/keys.ts';
import { readItems, type Item, type Key } from '#functions/platform/table/readItems.ts';
import type { JournalEntry } from '#shared/journal.ts';

/** How much is read at once, so that the memory is the same for a table of any size. */
export interface Portions {
  /** Items that a page of a scan looks at. */
  page: number;
  /** Rooms or customers whose bookings are counted in one scan. */
  counted: number;
  /** Requests that are under way at once. */
  requests: number;
}

export const PORTIONS: Portions = { page: 1000, counted: 10_000, requests: 16 };

/** The pages of the items of an entity, by a scan, which only this operator's tool may do. */
export const pagesOf = (entity: string, portions: Portions) =>
  scan(portions, { FilterExpression: 'entity = :entity', values: { ':entity': entity } });

/** The pages of the calendars. */
export const calendarPages = (portions: Portions) =>
  scan(portions, {
    FilterExpression: 'begins_with(pk, :room) AND begins_with(sk, :calendar)',
    values: { ':room': 'ROOM#', ':calendar': 'CAL#' },
  });

interface Filter {
  FilterExpression: string;
  values: Record<string, string>;
}

async function* scan(
  { page }: Portions,
  { FilterExpression, values }: Filter,
): AsyncGenerator<Item[]> {
  const input = {
    TableName: settings.tableName(),
    ConsistentRead: true,
    Limit: page,
    FilterExpression,
    ExpressionAttributeValues: values,
  };
  for await (const { Items = [] } of paginateScan({ client: db }, input)) yield Items;
}

/** All items of a partition, which is a booking with its history and its rating. */
export async function readPartition(pk: string): Promise<Item[]> {
  const items: Item[] = [];
  const query = {
    TableName: settings.tableName(),
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
  };
  for await (const { Items = [] } of paginateQuery({ client: db }, query)) items.push(...Items);
  return items;
}

/** What the journal tells of a thing, all of it, from an index: nothing may be written while it is read. */
export async function readJournalOf(thingId: string): Promise<JournalEntry[]> {
  const items: Item[] = [];
  const query = {
    TableName: settings.tableName(),
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :thing',
    ExpressionAttributeValues: { ':thing': collections.journalOfThing(thingId) },
  };
  for await (const { Items = [] } of paginateQuery({ client: db }, query)) items.push(...Items);
  return items as unknown as JournalEntry[];
}

/** Reads many items by their keys, which may repeat: `pk sk` → item, of those that exist. */
export async function readAll(keys: Key[]): Promise<Map<string, Item>> {
  const distinct = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const found = new Map<string, Item>();
  for (const portion of portionsOf(distinct, 100)) {
    for (const item of await readItems(portion)) if (item) found.set(nameOf(item as never), item);
  }
  return found;
}

export const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** The list in parts of at most `size`. */
export const portionsOf = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

/** Calls `of` for each element, `requests` at once, and returns all that it found. */
export async function eachOf<T, Found>(
  list: T[],
  { requests }: Portions,
  of: (element: T) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const portion of portionsOf(list, requests)) {
    found.push(...(await Promise.all(portion.map(of))).flat());
  }
  return found;
}
