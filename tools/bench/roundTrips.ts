import { settleDue } from '#functions/workers/schedule/settleDue.ts';
import { startDynamoDb } from '#local/dynamodb.ts';
import { findJava } from '#local/java.ts';
import { startS3 } from '#local/s3.ts';
import { ensureTable } from '#local/table.ts';
import type { RouteName } from '#shared/routes.ts';
import { countingProxy } from './countingProxy.ts';
import { benchEnvironment } from './environment.ts';
import { serveBundles } from './gateway.ts';
import { SEARCHED } from './afterwards.ts';
import { FREE_IN_A_MONTH, refuseUncounted, walkEveryEndpoint } from './everyEndpoint.ts';

export interface RoundTrips {
  name: RouteName;
  /** What was asked, where an endpoint is asked in more than one way. */
  how: string;
  /** Operations sent to DynamoDB, in order, by a function that is warm. */
  operations: string[];
  /** The same of its first call, which may read what it then knows for a while. */
  first: string[];
}

const readsOnce: Partial<Record<RouteName, number>> = {
  'rooms.list': 1,
  'rooms.get': 1,
  'rooms.calendar': 1,
  'bookings.availability': 1,
  'bookings.listAll': 1,
  'bookings.listMine': 1,
  'bookings.pending': 1,
  'bookings.get': 1,
  'account.get': 1,
  'rooms.ratings': 1,
  'contact.listMessages': 1,
  'notifications.count': 1,
  'users.list': 1,
};

/**
 * The most round trips to DynamoDB that a call may take without contention; undefined where nothing
 * is promised. The rooms free in a stay take a query for the rooms and, at once, one a month.
 */
export function promised({ name, how }: Pick<RoundTrips, 'name' | 'how'>): number | undefined {
  if (name === 'auth.login') return 3;
  if (name === 'bookings.create' || name === 'bookings.rate') return 2;
  if (name === 'dashboard.house') return 5;
  if (name === 'dashboard.mine' || name === 'notifications.list') return 2;
  if (name === 'users.list' && how === SEARCHED) return 3;
  if (name === 'rooms.list' && how === FREE_IN_A_MONTH) return 2;
  return readsOnce[name];
}

const DAY_MS = 24 * 60 * 60 * 1000;

type Counted = Omit<RoundTrips, 'first'>;

const TABLE = 'bench';

/** Calls every endpoint, as bundled in `folder`, and counts what each sends to DynamoDB. */
export async function countRoundTrips(folder: string): Promise<RoundTrips[]> {
  const dynamoDb = await startDynamoDb({ java: await findJava(console.error) });
  const s3 = await startS3({ bucketName: TABLE });
  const proxy = await countingProxy(dynamoDb.url);
  await ensureTable(dynamoDb.url, TABLE);
  Object.assign(process.env, benchEnvironment({ dynamoDb: proxy.url, s3: s3.url }, TABLE));
  const gateway = await serveBundles(folder);
  const walk = async () => {
    const calls: Counted[] = [];
    const onCall = (name: RouteName, how: string) => {
      calls.push({ name, how, operations: proxy.take() });
    };
    await walkEveryEndpoint(gateway.url, onCall, async (days) => {
      await settleDue(Date.now() + days * DAY_MS);
      proxy.take();
    });
    return calls;
  };
  try {
    const first = await walk();
    const warm = await walk();
    refuseUncounted(warm);
    return warm.map((call, index) => ({ ...call, first: first[index]?.operations ?? [] }));
  } finally {
    await gateway.stop();
    await proxy.stop();
    await Promise.all([s3.stop(), dynamoDb.stop()]);
  }
}
