import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { monthsOf, type Month } from '#shared/days.ts';
import type { Counts, HouseFigures, Sales } from '#shared/figures.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Key } from '#functions/platform/table/readItems.ts';

/** The first and the last month that are asked for. */
export interface Months {
  from: Month;
  to: Month;
}

type Sums = Record<string, unknown>;

const sumOf = (item: Sums | undefined, name: string): number => Number(item?.[name] ?? 0);

const countsOf = (item: Sums | undefined): Counts =>
  Object.fromEntries(bookingStatuses.map((status) => [status, sumOf(item, status)])) as Counts;

/** Rent is summed in hundredths of Rwf. */
const salesOf = (item: Sums | undefined): Sales => ({
  days: sumOf(item, 'days'),
  revenue: sumOf(item, 'revenue') / 100,
});

const houseOf = (item: Sums | undefined): HouseFigures => ({
  bookings: countsOf(item),
  customers: sumOf(item, 'customers'),
  ...salesOf(item),
});

async function read(key: Key): Promise<Sums | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: settings.tableName(), Key: key, ConsistentRead: true }),
  );
  return Item;
}

/** Items of one partition whose sort keys begin with a month from `from` to `to`. */
async function readMonths(pk: string, { from, to }: Months): Promise<Sums[]> {
  const pages = paginateQuery(
    { client: db },
    {
      TableName: settings.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':pk': pk,
        ':from': keys.figuresOf(from).sk,
        // Behind whatever follows the month in the key.
        ':to': `${keys.figuresOf(to).sk}~`,
      },
    },
  );
  const items: Sums[] = [];
  for await (const { Items = [] } of pages) items.push(...Items);
  return items;
}

/** A figure for each month, those without an item included. */
function monthly<T>({ from, to }: Months, items: Sums[], of: (item: Sums | undefined) => T) {
  const byMonth = new Map(items.map((item) => [item.month, item]));
  return monthsOf(from, to).map((month) => ({ month, ...of(byMonth.get(month)) }));
}

/** Figures of the house in all its time. One read, however many bookings there are. */
export const readTotal = async (): Promise<HouseFigures> => houseOf(await read(keys.figures()));

/** Figures of the house, month by month. */
export const readHouse = async (months: Months): Promise<(HouseFigures & { month: Month })[]> =>
  monthly(months, await readMonths(keys.figures().pk, months), houseOf);

export type RoomSales = Sales & { month: Month; coldRoomId: string; coldRoomName: string };

/** What was sold of each room, month by month, where something was. */
export async function readRooms(months: Months): Promise<RoomSales[]> {
  const items = await readMonths(keys.roomFigures('', '').pk, months);
  return items
    .map((item) => ({ ...(item as unknown as RoomSales), ...salesOf(item) }))
    .filter(({ days }) => days > 0);
}

/** A customer's bookings by status. */
export const readOwnCounts = async (userId: string): Promise<Counts> =>
  countsOf(await read(keys.client(userId)));

/** What a customer rented, month by month. */
export const readOwnMonths = async (
  userId: string,
  months: Months,
): Promise<(Sales & { month: Month })[]> =>
  monthly(months, await readMonths(keys.client(userId).pk, months), salesOf);
