import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Point } from '#functions/domain/search/entry.ts';
import type { Cell } from '#functions/domain/search/grid.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections } from '#functions/platform/table/keys.ts';
import { roomTypes } from '#shared/roomTypes.ts';
import type { KnownPlace } from '#shared/search/matchPlace.ts';
import { cellSums } from './entryCounts.ts';

/** A town or an area that can be searched for, with the middle of its rooms where any is on the map. */
export interface Place extends KnownPlace {
  middle?: Point | undefined;
}

/** All items of a partition: counts are few and small, at most one for each place or row of cells. */
async function readAll(pk: string): Promise<Record<string, unknown>[]> {
  const pages = paginateQuery(
    { client: db },
    {
      TableName: settings.tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    },
  );
  const items: Record<string, unknown>[] = [];
  for await (const { Items = [] } of pages) items.push(...Items);
  return items;
}

/** All towns and areas that have or had rooms. */
export async function readPlaces(): Promise<Place[]> {
  const items = await readAll(collections.searchPlaces);
  return items.map((item) => {
    const located = Number(item.located ?? 0);
    const degrees = (sum: unknown): number => Number(sum) / located / 1e6;
    return {
      town: String(item.town),
      ...(typeof item.area === 'string' && { area: item.area }),
      name: String(item.name),
      rooms: Number(item.rooms),
      ...(located > 0 && {
        middle: { latitude: degrees(item.latitudes), longitude: degrees(item.longitudes) },
      }),
    };
  });
}

/** All cells of the map that have rooms. */
export async function readCells(): Promise<Cell[]> {
  const rows = await readAll(collections.searchCells);
  return rows.flatMap(cellsOfRow);
}

function cellsOfRow(item: Record<string, unknown>): Cell[] {
  const sums = Object.entries(item).flatMap(([name, value]) => {
    const [, column, sum] = /^(\d+)([a-z])$/.exec(name) ?? [];
    return column === undefined || sum === undefined ? [] : [{ column, sum, value: Number(value) }];
  });
  const columns = Map.groupBy(sums, ({ column }) => column);
  return [...columns].flatMap(([column, ofColumn]) => {
    const sumOf = (wanted: string): number =>
      ofColumn.find(({ sum }) => sum === wanted)?.value ?? 0;
    const rooms = Object.fromEntries(roomTypes.map((type) => [type, sumOf(cellSums[type])]));
    if (Object.values(rooms).every((count) => count === 0)) return [];
    return [
      {
        row: Number(item.sk),
        column: Number(column),
        rooms,
        latitudes: sumOf(cellSums.latitudes),
        longitudes: sumOf(cellSums.longitudes),
      },
    ];
  });
}
