import { pointOf, type SearchEntry } from '#functions/domain/search/entry.ts';
import { columnOf, millionths, rowKey, rowOf } from '#functions/domain/search/grid.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Key } from '#functions/platform/table/readItems.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { RoomType } from '#shared/roomTypes.ts';
import { whereaboutsOf } from '#shared/search/towns.ts';

/** What a room adds to the sums of an item: to a town, an area of it, or a row of cells. */
interface Part {
  key: Key;
  labels: Record<string, string>;
  sums: Record<string, number>;
}

/** The names of a cell's sums within the item of its row: `4206c` is the number of its cold rooms. */
export const cellSums = {
  'Cold Room': 'c',
  'Ware House': 'w',
  latitudes: 'y',
  longitudes: 'x',
} as const;

function cellPart(entry: SearchEntry): Part[] {
  const point = pointOf(entry);
  if (!point) return [];
  const column = columnOf(point.longitude);
  const row = rowKey(rowOf(point.latitude));
  const name = (sum: RoomType | 'latitudes' | 'longitudes'): string => `${column}${cellSums[sum]}`;
  return [
    {
      key: keys.searchCells(row),
      labels: { entity: 'searchCells' },
      sums: {
        [name(entry.roomType)]: 1,
        [name('latitudes')]: millionths(point.latitude),
        [name('longitudes')]: millionths(point.longitude),
      },
    },
  ];
}

/** A town is counted with the sums of its rooms' coordinates, by which its middle is known. */
function townSums(entry: SearchEntry): Record<string, number> {
  const point = pointOf(entry);
  const located = point && {
    located: 1,
    latitudes: millionths(point.latitude),
    longitudes: millionths(point.longitude),
  };
  return { rooms: 1, ...located };
}

function partsOf(entry: SearchEntry): Part[] {
  const { town, areas } = whereaboutsOf(entry.location);
  const place = { entity: 'searchPlace', town: town.key };
  return [
    {
      key: keys.searchPlace(town.key),
      labels: { ...place, name: town.name },
      sums: townSums(entry),
    },
    ...areas.map(({ key, name }) => ({
      key: keys.searchPlace(town.key, key),
      labels: { ...place, area: key, name },
      sums: { rooms: 1 },
    })),
    ...cellPart(entry),
  ];
}

const idOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/**
 * The writes by which the counts of towns, areas and cells follow entries; none where they stay as they
 * are, as for every booking.
 */
export function countWrites(before: SearchEntry[], after: SearchEntry[]): NamedWrite<'count'>[] {
  const changes = new Map<string, Part>();
  const add = (entry: SearchEntry, sign: 1 | -1): void => {
    for (const { key, labels, sums } of partsOf(entry)) {
      const change = changes.get(idOf(key)) ?? { key, labels, sums: {} };
      for (const [name, value] of Object.entries(sums)) {
        change.sums[name] = (change.sums[name] ?? 0) + sign * value;
      }
      changes.set(idOf(key), { ...change, labels });
    }
  };
  for (const entry of before) add(entry, -1);
  for (const entry of after) add(entry, 1);
  return [...changes.values()]
    .filter(({ sums }) => Object.values(sums).some((value) => value !== 0))
    .map(addSums);
}

function addSums({ key, labels, sums }: Part): NamedWrite<'count'> {
  const [set, add] = [Object.entries(labels), Object.entries(sums)];
  const all = [...set, ...add];
  return {
    name: 'count',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: key,
        UpdateExpression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')} ADD ${add.map(([name]) => `#${name} :${name}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(all.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          all.map(([name, value]) => [`:${name}`, value]),
        ),
      },
    },
  };
}
