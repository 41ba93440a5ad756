import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Key } from '#functions/platform/table/readItems.ts';
import { monthsOf, type Month } from '#shared/days.ts';
import type { Counts, OverallFigures, Sales } from '#shared/figures.ts';
import type { Money } from '#shared/payment.ts';
import { bookingStatuses } from '#shared/transitions.ts';

/** The months from `from` to `to`, both included. */
export interface Months {
  from: Month;
  to: Month;
}

/** A figure as stored: sums by name; one that is absent is 0. */
type StoredFigure = Record<string, unknown>;

const sumOf = (stored: StoredFigure | undefined, name: string): number =>
  Number(stored?.[name] ?? 0);

const countsOf = (stored: StoredFigure | undefined): Counts =>
  Object.fromEntries(bookingStatuses.map((status) => [status, sumOf(stored, status)])) as Counts;

/** Revenue is stored in hundredths of Rwf. */
const salesOf = (stored: StoredFigure | undefined): Sales => ({
  days: sumOf(stored, 'days'),
  revenue: sumOf(stored, 'revenue') / 100,
});

const overallOf = (stored: StoredFigure | undefined): OverallFigures => ({
  bookings: countsOf(stored),
  customers: sumOf(stored, 'customers'),
  ...salesOf(stored),
});

async function read(key: Key): Promise<StoredFigure | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: settings.tableName(), Key: key, ConsistentRead: true }),
  );
  return Item;
}

/** The items of a partition whose sort keys begin with one of the months. */
async function readMonths(pk: string, { from, to }: Months): Promise<StoredFigure[]> {
  const pages = paginateQuery(
    { client: db },
    {
      TableName: settings.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':pk': pk,
        ':from': keys.figuresOf(from).sk,
        // `~` sorts after anything that follows the month in a key.
        ':to': `${keys.figuresOf(to).sk}~`,
      },
    },
  );
  const items: StoredFigure[] = [];
  for await (const { Items = [] } of pages) items.push(...Items);
  return items;
}

/** One figure for each month; a month without an item has zeros. */
function monthly<T>(
  { from, to }: Months,
  items: StoredFigure[],
  figureOf: (stored: StoredFigure | undefined) => T,
): (T & { month: Month })[] {
  const byMonth = new Map(items.map((item) => [item.month, item]));
  return monthsOf(from, to).map((month) => ({ month, ...figureOf(byMonth.get(month)) }));
}

/** The figures of all rooms and customers since the beginning. One read at any number of bookings. */
export const readTotal = async (): Promise<OverallFigures> => overallOf(await read(keys.figures()));

/** The figures of all rooms and customers, month by month. */
export const readOverallMonths = async (
  months: Months,
): Promise<(OverallFigures & { month: Month })[]> =>
  monthly(months, await readMonths(keys.figures().pk, months), overallOf);

export type RoomSales = Sales & { month: Month; coldRoomId: string; coldRoomName: string };

/** What was sold of each room, month by month; months in which nothing was sold are left out. */
export async function readRoomMonths(months: Months): Promise<RoomSales[]> {
  const items = await readMonths(keys.roomFigures('', '').pk, months);
  return items
    .map((item) => ({ ...(item as unknown as RoomSales), ...salesOf(item) }))
    .filter(({ days }) => days > 0);
}

/** How many bookings of each status a customer has. */
export const readOwnCounts = async (userId: string): Promise<Counts> =>
  countsOf(await read(keys.listedCustomer(userId)));

/** What a customer rented, month by month. */
export const readOwnMonths = async (
  userId: string,
  months: Months,
): Promise<(Sales & { month: Month })[]> =>
  monthly(months, await readMonths(keys.listedCustomer(userId).pk, months), salesOf);

/** The rent of the days of a month, and what was received in it, in Rwf. */
export async function readMoney(month: Month): Promise<Omit<Money, 'owed'>> {
  const stored = await read(keys.figuresOf(month));
  return { booked: salesOf(stored).revenue, received: sumOf(stored, 'received') };
}
