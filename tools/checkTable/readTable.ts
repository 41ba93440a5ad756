import { paginateScan, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Journaled } from '#functions/domain/consistency/staffActRules.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections } from '#functions/platform/table/keys.ts';
import { readItems, type Item, type Key } from '#functions/platform/table/readItems.ts';
import { monthOf, todayInKigali, type Month } from '#shared/days.ts';
import type { JournalEntry } from '#shared/journal.ts';

/** How much is read at once, so that the memory is limited for a table of any size. */
export interface Portions {
  /** Items that a page of a scan looks at. */
  page: number;
  /** Rooms or customers whose bookings are counted in one scan. */
  counted: number;
  /** Requests that are under way at once. */
  requests: number;
  /** All items of a table that is small. @default - each walk scans the table */
  kept?: Item[];
}

export const PORTIONS: Portions = { page: 1000, counted: 10_000, requests: 16 };

/** Items that are kept at most: some 50 MB. */
const MOST_KEPT = 50_000;

/** What the outbox writes beside what it follows from: no rule is about it, and there is most of it. */
const PASSED_OVER = ['note', 'unread', 'mail', 'filing', 'balance', 'balanceShare', 'seen'];

/**
 * Reads a small table once for all walks, which otherwise scan it some twenty times. Nothing may be written while they
 * go on.
 * @param most items that are kept
 * @returns the portions, with the items where there are no more than that
 */
export async function keepSmall(portions: Portions, most = MOST_KEPT): Promise<Portions> {
  const kept: Item[] = [];
  for await (const page of scan(portions, noneOf(PASSED_OVER))) {
    kept.push(...page);
    if (kept.length > most) return portions;
  }
  return { ...portions, kept };
}

const valuesOf = (names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, at) => [`:entity${at}`, name]));

const anyOf = (entities: string[]): Filter => {
  const values = valuesOf(entities);
  return { FilterExpression: `entity IN (${Object.keys(values).join(', ')})`, values };
};

const noneOf = (entities: string[]): Filter => {
  const { FilterExpression, values } = anyOf(entities);
  return { FilterExpression: `NOT ${FilterExpression}`, values };
};

/** The pages of the items of some entities, by a scan, which only this tool may do. */
export function pagesOf(entities: string | string[], portions: Portions) {
  const names = [entities].flat();
  const isOne = ({ entity }: Item) => names.includes(String(entity));
  return portions.kept
    ? pages(portions.kept.filter(isOne), portions)
    : scan(portions, anyOf(names));
}

/** The pages of the calendars. */
export function calendarPages(portions: Portions) {
  const isCalendar = ({ pk, sk }: Item) =>
    String(pk).startsWith('ROOM#') && String(sk).startsWith('CAL#');
  if (portions.kept) return pages(portions.kept.filter(isCalendar), portions);
  return scan(portions, {
    FilterExpression: 'begins_with(pk, :room) AND begins_with(sk, :calendar)',
    values: { ':room': 'ROOM#', ':calendar': 'CAL#' },
  });
}

const pages = (items: Item[], { page }: Portions): Item[][] => portionsOf(items, page);

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
export const readJournalOf = (thingId: string): Promise<JournalEntry[]> =>
  readJournal('gsi2', collections.journalOfThing(thingId));

/** What the journal tells of a thing, or of somebody's acts, at one moment (ISO text), in the same way. */
export const readJournalAt = (among: Journaled['among'], at: string): Promise<JournalEntry[]> =>
  'thingId' in among
    ? readJournal('gsi2', collections.journalOfThing(among.thingId), at)
    : readJournal('gsi1', collections.journalBy(among.userId, monthOfMoment(at)), at);

const monthOfMoment = (at: string): Month => monthOf(todayInKigali(Date.parse(at)));

/** The lines of a list of the journal whose sort keys begin with `beginning`: with a moment. */
async function readJournal(
  IndexName: 'gsi1' | 'gsi2',
  list: string,
  beginning?: string,
): Promise<JournalEntry[]> {
  const [pk, sk] = [`${IndexName}pk`, `${IndexName}sk`];
  const items: Item[] = [];
  const query = {
    TableName: settings.tableName(),
    IndexName,
    KeyConditionExpression: `${pk} = :list${beginning === undefined ? '' : ` AND begins_with(${sk}, :beginning)`}`,
    // The client leaves out what is undefined.
    ExpressionAttributeValues: { ':list': list, ':beginning': beginning },
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
