import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { SearchEntry } from '#functions/domain/search/entry.ts';
import type { Source } from '#functions/domain/search/mergeSorted.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections } from '#functions/platform/table/keys.ts';
import type { RoomType } from '#shared/roomTypes.ts';
import { toEntry } from './storedEntry.ts';

/** Keys between which entries are read, both included. */
export interface Between {
  from: string;
  to: string;
}

/** All keys of a collection: each begins with a digit or a letter. */
export const ALL_KEYS: Between = { from: '0', to: '~' };

type Where = Pick<QueryCommandInput, 'IndexName' | 'ScanIndexForward'> & {
  pk: string;
  names: [pk: string, sk: string];
};

/**
 * Reads up to `limit` entries in one query. It is not strongly consistent, which would cost twice as much:
 * a search is advisory, and a booking decides by the calendar.
 */
async function read(
  { pk, names, ...where }: Where,
  { from, to }: Between,
  limit: number,
): Promise<Source<SearchEntry>> {
  // DynamoDB refuses reversed bounds, such as a lowest price above the highest.
  if (from > to) return { items: [], ended: true };
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: settings.tableName(),
      ...where,
      KeyConditionExpression: `${names[0]} = :pk AND ${names[1]} BETWEEN :from AND :to`,
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      Limit: limit,
    }),
  );
  return { items: Items.map(toEntry), ended: LastEvaluatedKey === undefined };
}

/** Entries of a type, the cheapest first; by `priceOrder`. */
export const readByType = (roomType: RoomType, between: Between, limit: number) =>
  read(
    { IndexName: 'gsi1', pk: collections.searchByType(roomType), names: ['gsi1pk', 'gsi1sk'] },
    between,
    limit,
  );

/** Entries of a town, the cheapest first; by `priceOrder`. */
export const readByTown = (town: string, between: Between, limit: number) =>
  read(
    { IndexName: 'gsi2', pk: collections.searchByTown(town), names: ['gsi2pk', 'gsi2sk'] },
    between,
    limit,
  );

/** Entries of a part of the map; by `positionKey`. */
export const readByPosition = (between: Between, limit: number) =>
  read(
    { IndexName: 'gsi3', pk: collections.searchByPosition, names: ['gsi3pk', 'gsi3sk'] },
    between,
    limit,
  );

/** Entries that are on no map, the cheapest first; by `priceOrder`. */
export const readOffMap = (between: Between, limit: number) =>
  read(
    { IndexName: 'gsi3', pk: collections.searchOffMap, names: ['gsi3pk', 'gsi3sk'] },
    between,
    limit,
  );

const byCreation = { pk: collections.search, names: ['pk', 'sk'] } satisfies Where;

/** Entries, the oldest first; by `creationOrder`. */
export const readOldest = (between: Between, limit: number) => read(byCreation, between, limit);

/** Entries, the newest first; by `creationOrder`. */
export const readNewest = (between: Between, limit: number) =>
  read({ ...byCreation, ScanIndexForward: false }, between, limit);
