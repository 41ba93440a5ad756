import { join } from 'node:path';
import type { APIGatewayProxyResult, Context } from 'aws-lambda';
import { signToken } from '#functions/auth/tokens.ts';
import { createBooking } from '#functions/store/createBooking.ts';
import { eventOf, type Call } from '#functions/testing/calls.ts';
import { inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { entryOf } from '#infra/bundling.ts';
import { startDynamoDb } from '#infra/local/dynamodb.ts';
import { ROOT } from '#infra/local/folders.ts';
import { findJava } from '#infra/local/java.ts';
import { ensureTable } from '#infra/local/table.ts';
import { routes, type RouteName } from '#shared/routes.ts';
import { benchEnvironment } from './environment.ts';
import { percentile } from './loadProcess.ts';
import { recordTable, replay } from './replay.ts';

export interface WarmHandler {
  name: RouteName;
  /** Median of a call of the handler, in ms. */
  handlerMs: number;
  /** Median of the same requests to DynamoDB with none of our code, in ms. */
  bareMs: number;
  ratio: number;
}

/** Most that a warm handler may take, of what its requests to DynamoDB take by themselves. */
export const WARM_LIMIT = 1.3;

const TABLE = 'bench';
const ROOMS = 24;
const WARM_UP = 100;
const SAMPLES = 300;

type Handler = (event: object, context: Context) => Promise<APIGatewayProxyResult>;

/** What is asked of an endpoint; made anew for each call. */
type Ask = () => Promise<Call> | Call;

/** Every read of rooms, bookings and figures, and the booking, on a table with a little in it. */
export async function measureWarmHandlers(): Promise<WarmHandler[]> {
  const dynamoDb = await startDynamoDb({ java: await findJava(console.error) });
  await ensureTable(dynamoDb.url, TABLE);
  Object.assign(
    process.env,
    benchEnvironment({ dynamoDb: dynamoDb.url, s3: dynamoDb.url }, TABLE),
    { POWERTOOLS_METRICS_DISABLED: 'false', POWERTOOLS_LOG_LEVEL: 'INFO' },
  );
  try {
    const asked = Object.entries(await everyAsk()) as [RouteName, Ask][];
    const { rehearse } = recordTable();
    const measured: WarmHandler[] = [];
    for (const [name, ask] of asked) measured.push(await measure(name, ask, rehearse));
    return measured;
  } finally {
    await dynamoDb.stop();
  }
}

async function measure(
  name: RouteName,
  ask: Ask,
  rehearse: ReturnType<typeof recordTable>['rehearse'],
): Promise<WarmHandler> {
  const { handler } = (await import(join(ROOT, entryOf(name)))) as { handler: Handler };
  const call = async () => {
    const event = eventOf(routes[name], await ask());
    return () => handler(event, {} as Context);
  };
  const timeHandler = async () => {
    const run = await call();
    const began = performance.now();
    const { statusCode, body } = await run();
    const took = performance.now() - began;
    if (statusCode !== routes[name].status) throw new Error(`${name} answered ${body}`);
    return took;
  };
  const timeBare = async () => {
    const script = await rehearse(await call());
    const began = performance.now();
    await replay(script);
    return performance.now() - began;
  };
  const samples = { handler: [] as number[], bare: [] as number[] };
  for (let round = 0; round < WARM_UP + SAMPLES; round += 1) {
    // Each goes first as often as the other.
    const [first, second] = round % 2 === 0 ? [timeHandler, timeBare] : [timeBare, timeHandler];
    const times = [await first(), await second()];
    if (round < WARM_UP) continue;
    samples.handler.push(times[round % 2] ?? 0);
    samples.bare.push(times[1 - (round % 2)] ?? 0);
  }
  const handlerMs = percentile(samples.handler, 0.5);
  const bareMs = percentile(samples.bare, 0.5);
  return { name, handlerMs, bareMs, ratio: handlerMs / bareMs };
}

async function everyAsk(): Promise<Partial<Record<RouteName, Ask>>> {
  const rooms = await Promise.all(Array.from({ length: ROOMS }, () => someRoom()));
  const [room] = rooms;
  if (!room) throw new Error('There is no room');
  const customer = await someCustomer();
  const bookings = await Promise.all(
    [1, 10, 20, 30].map((from) => createBooking(requestFor(room, from, from + 4), customer)),
  );
  const headersOf = async (claims: { userId: string; names: string; email: string }) => ({
    authorization: `Bearer ${await signToken({ ...claims, role: 'user' })}`,
  });
  const user = { headers: await headersOf(customer) };
  const token = await signToken({
    userId: 'admin',
    role: 'admin',
    names: 'Bench Admin',
    email: 'admin@example.com',
  });
  const admin = { headers: { authorization: `Bearer ${token}` } };
  const json = (body: object, headers: Record<string, string> = {}): Call => ({
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const days = { startDate: inDays(0), endDate: inDays(90) };
  return {
    'rooms.list': () => ({}),
    'rooms.get': () => ({ path: { id: room.id } }),
    'rooms.calendar': () => ({ path: { id: room.id }, query: days }),
    'bookings.availability': () =>
      json({ coldRoomId: room.id, startDate: inDays(50), endDate: inDays(54) }),
    'bookings.get': () => ({ ...user, path: { id: bookings[0]?.id ?? '' } }),
    'bookings.listMine': () => user,
    'bookings.listAll': () => admin,
    'bookings.pending': () => admin,
    'bookings.create': async () => {
      const someone = await someCustomer();
      return json(requestFor(await someRoom(), 1, 3), await headersOf(someone));
    },
    'account.get': () => user,
    'users.list': () => admin,
    'notifications.count': () => user,
    'dashboard.house': () => admin,
    'dashboard.mine': () => user,
  };
}
