import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stayLengths } from '#functions/domain/filing.ts';
import { collections } from '#functions/platform/table/keys.ts';
import { countOf, SHARDS } from '#functions/platform/table/shards.ts';
import { lambdaName } from '#infra/build/bundling.ts';
import { startDynamoDb } from '#local/dynamodb.ts';
import { findJava } from '#local/java.ts';
import { startS3 } from '#local/s3.ts';
import { ensureTable } from '#local/table.ts';
import { endpoints } from '#shared/api.ts';
import type { RouteName } from '#shared/routes.ts';
import { BY_THE_STAFF, IN_STATUS_OF_DAYS, OWED_FOR } from '#tools/calls/bookings.ts';
import { catalogueOf } from '#tools/calls/catalogue.ts';
import { BEFORE_SUMS, BY_TELEPHONE, SEARCHED } from '#tools/calls/office.ts';
import { FREE_IN_A_MONTH, NOTHING_FITS } from '#tools/calls/rooms.ts';
import { refuseUnexpected, type Answer, type Sample } from '#tools/calls/sample.ts';
import { newWorld } from '#tools/calls/world.ts';
import { countingProxy } from './countingProxy.ts';
import { benchEnvironment } from './environment.ts';

export interface RoundTrips {
  name: RouteName;
  /** Name of the sample, if the endpoint has several. */
  how: string;
  /** Operations that a warm function sent to DynamoDB, in order. */
  operations: string[];
  /** The same of the first call, which also reads what the function then caches. */
  first: string[];
}

/** Round trips of a list of all customers: one a shard. */
const CUSTOMERS = countOf(collections.listedCustomers);

/** Round trips of the lists by length of all bookings. */
const BY_LENGTH = stayLengths.length * countOf(collections.lasting('ANY', 1));

/**
 * The total and the months, the number of rooms and their occupancy with the names of its rooms, the arrivals after today,
 * and what waits.
 */
const DASHBOARD =
  countOf(collections.figures) +
  countOf(collections.monthFigures) +
  1 +
  1 +
  countOf('SOLD#') +
  1 +
  countOf(collections.arrivals) +
  SHARDS;

/** Most round trips of each way to call an endpoint. Shards of a list count each, although they are asked at once. */
const most: Partial<Record<RouteName, number>> = {
  'auth.login': 3,
  'rooms.list': countOf(collections.rooms),
  'rooms.map': 3,
  'rooms.get': 1,
  'rooms.calendar': 1,
  'bookings.availability': 1,
  // The bookings, and the telephone numbers of their customers.
  'bookings.listAll': 2 * SHARDS + 1,
  // The bookings, and the rooms of which they show a picture.
  'bookings.listMine': 2,
  'bookings.pending': SHARDS + 1,
  'bookings.get': 1,
  'account.get': 1,
  'rooms.ratings': 1,
  'contact.listMessages': 1,
  'notifications.count': 1,
  'users.list': CUSTOMERS,
  // One for the notes and one for the sums, two for who they are, and two for who else has their number.
  'people.get': 6,
  'bookings.create': 2,
  'bookings.change': 2,
  'bookings.rate': 2,
  'dashboard.admin': DASHBOARD,
  'dashboard.mine': 2,
  'notifications.list': 2,
  'rooms.search': 3,
};

/** Most round trips of a way that takes others; undefined where none is promised. */
const mostOfWay: Partial<Record<RouteName, Record<string, number | undefined>>> = {
  'users.list': { [SEARCHED]: 3 * CUSTOMERS, [BY_TELEPHONE]: 2 },
  // All bookings, instead of their sums, are read where these are not kept yet.
  'people.get': { [BEFORE_SUMS]: 7 },
  'bookings.get': { [BY_THE_STAFF]: 2 },
  // The entries of the lists by length, or of two lists, the bookings that they name, and the telephone numbers.
  'bookings.listAll': { [IN_STATUS_OF_DAYS]: BY_LENGTH + 2, [OWED_FOR]: 2 * SHARDS + 2 },
  // A query for the rooms in each shard, and one for their entries.
  'rooms.list': { [FREE_IN_A_MONTH]: countOf(collections.rooms) + 1 },
  'rooms.search': { [NOTHING_FITS]: undefined },
};

/** Limit of a call's round trips to DynamoDB without contention; undefined if there is none. */
export function promised({ name, how }: Pick<RoundTrips, 'name' | 'how'>): number | undefined {
  const ofWay = mostOfWay[name];
  return ofWay && how in ofWay ? ofWay[how] : most[name];
}

const TABLE = 'bench';

type Handler = (event: object, context: object) => Promise<Answer | undefined>;

/** Calls every endpoint, as bundled in `folder`, with each successful sample, and records its operations. */
export async function countRoundTrips(folder: string): Promise<RoundTrips[]> {
  const dynamoDb = await startDynamoDb({ java: await findJava(console.error) });
  const s3 = await startS3({ bucketName: TABLE });
  const proxy = await countingProxy(dynamoDb.url);
  await ensureTable(dynamoDb.url, TABLE);
  Object.assign(process.env, benchEnvironment({ dynamoDb: proxy.url, s3: s3.url }, TABLE));
  const load = createRequire(join(folder, 'any.js'));
  const operationsOf = async (name: RouteName, { newEvent }: Sample): Promise<string[]> => {
    const { handler } = load(join(folder, lambdaName(name), 'index.js')) as { handler: Handler };
    const event = await newEvent();
    proxy.take();
    refuseUnexpected(name, await handler(event, {}));
    return proxy.take();
  };
  try {
    const catalogue = catalogueOf(await newWorld({ each: 2, changes: 1 }));
    const counted: RoundTrips[] = [];
    for (const { name } of endpoints) {
      for (const sample of catalogue[name].filter(({ status }) => status === undefined)) {
        const first = await operationsOf(name, sample);
        const operations = await operationsOf(name, sample);
        counted.push({ name, how: sample.how ?? '', operations, first });
      }
    }
    return counted;
  } finally {
    await proxy.stop();
    await Promise.all([s3.stop(), dynamoDb.stop()]);
  }
}
