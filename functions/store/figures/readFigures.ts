import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys, monthKey } from '#functions/platform/table/keys.ts';
import { readPage } from '#functions/platform/table/page.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import { shardsOf } from '#functions/platform/table/shards.ts';
import { readRooms } from '#functions/store/rooms/rooms.ts';
import { monthsOf, type Month } from '#shared/days.ts';
import type { Counts, OverallFigures, Sales } from '#shared/figures.ts';
import type { Money } from '#shared/payment.ts';
import { bookingStatuses } from '#shared/transitions.ts';

/** The months from `from` to `to`, both included. */
export interface Months {
  from: Month;
  to: Month;
}

/** An item of a figure: sums by name; one that is absent is 0. */
export type StoredFigure = Record<string, unknown>;

/** A figure is the sum of its items: whatever is added stands in one of them. */
const sumOf = (stored: StoredFigure[], name: string): number =>
  stored.reduce((sum, item) => sum + Number(item[name] ?? 0), 0);

const countsOf = (stored: StoredFigure[]): Counts =>
  Object.fromEntries(bookingStatuses.map((status) => [status, sumOf(stored, status)])) as Counts;

/** Revenue is stored in hundredths of Rwf. */
const salesOf = (stored: StoredFigure[]): Sales => ({
  days: sumOf(stored, 'days'),
  revenue: sumOf(stored, 'revenue') / 100,
});

const overallOf = (stored: StoredFigure[]): OverallFigures => ({
  bookings: countsOf(stored),
  customers: sumOf(stored, 'customers'),
  ...salesOf(stored),
});

/** The items of a partition whose sort keys begin with one of the months, or all of them. */
export async function readPart(pk: string, months?: Months): Promise<StoredFigure[]> {
  const pages = paginateQuery(
    { client: db },
    {
      TableName: settings.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: `pk = :pk${months ? ' AND sk BETWEEN :from AND :to' : ''}`,
      ExpressionAttributeValues: {
        ':pk': pk,
        ...(months && {
          ':from': monthKey(months.from),
          // `~` sorts after anything that follows the month in a key.
          ':to': `${monthKey(months.to)}~`,
        }),
      },
    },
  );
  const items: StoredFigure[] = [];
  for await (const { Items = [] } of pages) items.push(...Items);
  return items;
}

/** The same of a figure that is spread over shards, all of which are read at once. */
const readShards = async (pk: string, months?: Months): Promise<StoredFigure[]> =>
  (await Promise.all(shardsOf(pk).map((shard) => readPart(shard, months)))).flat();

/** One figure for each month; a month without an item has zeros. */
function monthly<T>(
  { from, to }: Months,
  items: StoredFigure[],
  figureOf: (stored: StoredFigure[]) => T,
): (T & { month: Month })[] {
  const byMonth = Map.groupBy(items, (item) => item.month);
  return monthsOf(from, to).map((month) => ({ month, ...figureOf(byMonth.get(month) ?? []) }));
}

/** The figures of all rooms and customers since the beginning. As many reads at any number of bookings. */
export const readTotal = async (): Promise<OverallFigures> =>
  overallOf(await readShards(collections.figures));

/** The figures of all rooms and customers, month by month. */
export const readOverallMonths = async (
  months: Months,
): Promise<(OverallFigures & { month: Month })[]> =>
  monthly(months, await readShards(collections.monthFigures, months), overallOf);

type RoomSales = Sales & { id: string; name: string };

/**
 * What was sold of the rooms in a month: of how many, and of those with the most sold days, rooms of as many by their
 * ids.
 * @param limit of the rooms that are named
 */
export async function readRoomSales(
  month: Month,
  limit: number,
): Promise<{ sold: number; rooms: RoomSales[] }> {
  const [counted, rooms] = await Promise.all([
    readItems(shardsOf(collections.soldRooms).map((pk) => ({ pk, sk: monthKey(month) }))),
    readRanked(month, limit),
  ]);
  return {
    sold: sumOf(
      counted.filter((item) => item !== undefined),
      'rooms',
    ),
    rooms,
  };
}

/**
 * The rooms with the most sold days, by their present names. A figure has the name of the booking that was counted last,
 * which may be an old one: it is for rooms that are gone.
 */
async function readRanked(month: Month, limit: number): Promise<RoomSales[]> {
  const { items } = await readPage(
    { index: 'gsi1', pk: collections.soldIn(month), inShards: true, order: 'ascending' },
    { limit },
  );
  const rooms = await readRooms(items.map(({ coldRoomId }) => String(coldRoomId)));
  const names = new Map(rooms.map(({ id, name }) => [id, name]));
  return items.map((item) => ({
    id: String(item.coldRoomId),
    name: names.get(String(item.coldRoomId)) ?? String(item.coldRoomName),
    ...salesOf([item]),
  }));
}

/** How many bookings of each status a customer has. */
export async function readOwnCounts(userId: string): Promise<Counts> {
  const item = await readItem(keys.listedCustomer(userId));
  return countsOf(item ? [item] : []);
}

/** What a customer rented, month by month. */
export const readOwnMonths = async (
  userId: string,
  months: Months,
): Promise<(Sales & { month: Month })[]> =>
  monthly(months, await readPart(keys.listedCustomer(userId).pk, months), salesOf);

/** The rent of the days of a month, and what was received in it, in Rwf. */
export async function readMoney(month: Month): Promise<Omit<Money, 'owed'>> {
  const stored = await readShards(collections.monthFigures, { from: month, to: month });
  return { revenue: salesOf(stored).revenue, received: sumOf(stored, 'received') };
}
