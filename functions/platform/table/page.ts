import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { limits } from '#shared/limits.ts';
import { db } from './client.ts';
import { mergeShards, type Stretch } from './mergeShards.ts';
import { tableSchema, type IndexName } from './schema.ts';
import { shardsOf } from './shards.ts';

/** The key of a page's last item, after which the next page begins; of a list in shards, the last sort key. */
export type PageKey = Record<string, string>;

export interface PageRequest {
  limit?: number | undefined;
  after?: PageKey | undefined;
}

export interface Page<T> {
  items: T[];
  next?: PageKey | undefined;
}

/** A partition of a list, of which only sort keys below a bound are read. */
export interface Part {
  pk: string;
  below: string;
}

/** Items of one partition, of the table or of an index, in order; or of a list that is spread over shards. */
export interface Collection {
  /** @default - the table itself, read with strong consistency */
  index?: IndexName;
  /** Of a list in shards, what they have in common. */
  pk: string;
  /** Whether the items are spread over shards. No two of them have the same sort key. */
  inShards?: boolean;
  /** The partitions in place of `pk` and its shards, each with a bound of its own. */
  parts?: Part[] | undefined;
  /** Beside the shards, a further partition whose items are joined with theirs. */
  beside?: string;
  order: 'ascending' | 'descending';
  /** Only sort keys below this one; beside `from`, none may equal it. */
  below?: string | undefined;
  /** Only sort keys from this one on. */
  from?: string | undefined;
  /** Only sort keys that begin so. */
  beginsWith?: string;
  /** Only items of which this is true; others are read and left out. */
  only?: ((item: Record<string, unknown>) => boolean) | undefined;
}

type Item = Record<string, unknown>;

/** The partitions of a collection. */
export const partitionsIn = ({
  pk,
  inShards = false,
  parts,
  beside,
}: Pick<Collection, 'pk' | 'inShards' | 'parts' | 'beside'>): string[] => [
  ...(parts?.map((part) => part.pk) ?? (inShards ? shardsOf(pk) : [pk])),
  ...(beside === undefined ? [] : [beside]),
];

/** Reads one page of a collection. */
export const readPage = (collection: Collection, request: PageRequest): Promise<Page<Item>> =>
  (collection.inShards || collection.parts ? readFromShards : readFromOne)(
    bounded(collection),
    request,
  );

/** A collection between bounds alone. */
type Bounded = Omit<Collection, 'beginsWith'>;

/** No character sorts after it. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * What begins with a text lies between the text and the text with the last character. DynamoDB reads both conditions alike, but
 * DynamoDB Local looks through the whole partition for `begins_with`.
 */
const bounded = ({ beginsWith, ...collection }: Collection): Bounded =>
  beginsWith === undefined
    ? collection
    : { ...collection, from: beginsWith, below: `${beginsWith}${LAST_CHARACTER}` };

/** Reads a page of one partition, and one item more than the page has, to know whether another page follows. */
async function readFromOne(
  collection: Bounded,
  { limit = limits.pageSize, after }: PageRequest,
): Promise<Page<Item>> {
  const { items: found, next } = await readOnFrom(collection, limit + 1, after);
  if (found.length <= limit) return { items: found, next };
  const items = found.slice(0, limit);
  return { items, next: keyOf(items[limit - 1], collection.index) };
}

/** Items of a partition that are read at once where others among them are left out and the first read was not enough. */
const SIFTED = 40;

/** Reads items of a partition; where others are left out, as far as it takes to have so many. */
async function readOnFrom(
  collection: Bounded,
  count: number,
  after: PageKey | undefined,
): Promise<Page<Item>> {
  const { only } = collection;
  if (!only) return query(collection, count, after);
  const items: Item[] = [];
  let next = after;
  do {
    const page = await query(collection, Math.max(count, SIFTED), next);
    items.push(...page.items.filter(only));
    next = page.next;
  } while (next && items.length < count);
  return { items, next };
}

/**
 * Reads a page of a list in shards, in order. All shards are read at once, of each a little more than its share of the
 * page, which mostly is enough. The next page begins behind the last sort key, in whatever shards.
 */
async function readFromShards(
  collection: Bounded,
  { limit = limits.pageSize, after }: PageRequest,
): Promise<Page<Item>> {
  const { sk } = keyNames(collection.index);
  const placeOf = (item: Item | undefined): string => String(item?.[sk]);
  const position = after?.position;
  const partitions = inBounds(behind(collection, position));
  const { only = () => true } = collection;
  const share = shareOf(limit, partitions.length);
  const further = collection.only ? Math.max(share, SIFTED) : share;
  const read = async (partition: Bounded, key?: PageKey): Promise<Stretch<Item>> => {
    const { items, next } = await query(partition, key ? further : share, key);
    const fresh = items.filter((item) => placeOf(item) !== position && only(item));
    return { items: fresh, more: next && (() => read(partition, next)) };
  };
  const shards = await Promise.all(partitions.map((partition) => read(partition)));
  const direction = collection.order === 'ascending' ? 1 : -1;
  const comesBefore = (one: Item, other: Item): boolean =>
    compareBytes(placeOf(one), placeOf(other)) * direction < 0;
  const { items, hasMore } = await mergeShards(shards, limit, comesBefore);
  return { items, next: hasMore ? { position: placeOf(items.at(-1)) } : undefined };
}

/**
 * How many items of each of so many shards are read at first: as many as nearly always suffice, because an item is in any
 * of them by chance. So a page of 12 takes four of each of sixteen, and one of a hundred fourteen.
 */
function shareOf(limit: number, shards: number): number {
  const even = limit / shards;
  return Math.ceil(even + 2.5 * Math.sqrt(even) + 1);
}

/**
 * Compares sort keys as DynamoDB does: by their bytes, which is another order than that of JavaScript for some scripts.
 */
const compareBytes = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

/** The part of a collection from a sort key on. */
function behind(collection: Bounded, position?: string): Bounded {
  if (position === undefined) return collection;
  if (collection.order === 'ascending') return { ...collection, from: position };
  return { ...collection, below: position };
}

/** The partitions of a collection, but those in which nothing is between the bounds. */
function inBounds(collection: Bounded): Bounded[] {
  const { parts, from = '' } = collection;
  if (!parts) return partitionsIn(collection).map((pk) => ({ ...collection, pk }));
  return parts
    .map(({ pk, below }) => ({ ...collection, pk, below: lower(below, collection.below) }))
    .filter(({ below }) => from < below);
}

const lower = (one: string, other = one): string => (other < one ? other : one);

async function query(collection: Bounded, limit: number, after?: PageKey): Promise<Page<Item>> {
  const { index, order } = collection;
  const { Items: items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: settings.tableName(),
      IndexName: index,
      ConsistentRead: index === undefined,
      ...condition(collection),
      ScanIndexForward: order === 'ascending',
      Limit: limit,
      ExclusiveStartKey: after,
    }),
  );
  return { items, next: LastEvaluatedKey as PageKey | undefined };
}

/** The condition on the keys. DynamoDB takes one condition on the sort key, which both bounds share. */
function condition({ index, pk, below, from }: Bounded): Partial<QueryCommandInput> {
  const { pk: pkName, sk: skName } = keyNames(index);
  if (from !== undefined && below !== undefined) {
    return {
      KeyConditionExpression: `${pkName} = :pk AND ${skName} BETWEEN :from AND :below`,
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':below': below },
    };
  }
  const [onSort = '', bound] =
    (
      [
        [` AND ${skName} < :bound`, below],
        [` AND ${skName} >= :bound`, from],
      ] as const
    ).find(([, value]) => value !== undefined) ?? [];
  return {
    KeyConditionExpression: `${pkName} = :pk${onSort}`,
    ExpressionAttributeValues: { ':pk': pk, ...(bound !== undefined && { ':bound': bound }) },
  };
}

const keyNames = (index: IndexName | undefined) =>
  index === undefined ? tableSchema.keys : { pk: `${index}pk`, sk: `${index}sk` };

function keyOf(item: Record<string, unknown> | undefined, index: IndexName | undefined): PageKey {
  const { pk, sk } = keyNames(index);
  const names = new Set([tableSchema.keys.pk, tableSchema.keys.sk, pk, sk]);
  return Object.fromEntries([...names].map((name) => [name, String(item?.[name])]));
}
