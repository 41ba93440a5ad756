import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { startDynamoDb } from '#local/dynamodb.ts';
import { findJava } from '#local/java.ts';
import { startS3 } from '#local/s3.ts';
import { readStream } from '#local/stream/testing/readStream.ts';
import { ensureTable } from '#local/table.ts';
import { tableSchema } from '#functions/platform/table/schema.ts';
import { everyItem } from '#functions/testing/table.ts';
import { apiCaller } from '#tools/bench/apiCaller.ts';
import { benchEnvironment } from '#tools/bench/environment.ts';
import { serveBundles } from '#tools/bench/gateway.ts';
import { capacityProxy, type Units } from './capacityProxy.ts';
import { bookOnce, openHouse } from './journey.ts';

/** What one booking takes, from the first look to the approval; the mean of several. */
export interface Measured {
  journeys: number;
  /** Calls of the REST API, and among them those that hash a password. */
  calls: number;
  hashing: number;
  /** How long the functions run, in seconds: the usual ones, and those that hash. */
  usualSeconds: number;
  hashingSeconds: number;
  /** Request units of the calls, and of the outbox behind them. */
  asked: Units;
  outbox: Units;
  events: number;
  /** What stays in the table, in bytes of JSON, and the same with a copy for each index it is in. */
  bytes: number;
  storedBytes: number;
  /** What the functions write to their logs, in bytes a call. */
  logBytes: number;
}

const JOURNEYS = 20;
const TABLE = 'cost';
const HASHING = new Set(['auth.login', 'auth.register']);

type Consume = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/** Makes bookings through the bundles in `folder`, before DynamoDB Local, and weighs them. */
export async function measureBooking(folder: string): Promise<Measured> {
  const dynamoDb = await startDynamoDb({ java: await findJava(console.error) });
  const s3 = await startS3({ bucketName: TABLE });
  const proxy = await capacityProxy(dynamoDb.url);
  await ensureTable(dynamoDb.url, TABLE);
  Object.assign(process.env, benchEnvironment({ dynamoDb: proxy.url, s3: s3.url }, TABLE), {
    SOCKETS_URL: proxy.url,
    LIMIT_REGISTER: '1000',
    // As they are deployed: what they write is weighed.
    POWERTOOLS_LOG_LEVEL: 'INFO',
    POWERTOOLS_METRICS_DISABLED: 'false',
  });
  const { consume } = loadConsumer(folder);
  const gateway = await serveBundles(folder);
  const logs = countLogs();
  try {
    const { logBytes, ...taken } = await walk(gateway.url, proxy.take, logs.take);
    // Reading the stream costs nothing, and looking at every item is ours alone: past the proxy.
    process.env.AWS_ENDPOINT_URL_DYNAMODB = dynamoDb.url;
    const records = await readStream();
    process.env.AWS_ENDPOINT_URL_DYNAMODB = proxy.url;
    proxy.take();
    await consume({ Records: records });
    const outbox = proxy.take();
    process.env.AWS_ENDPOINT_URL_DYNAMODB = dynamoDb.url;
    const items = await everyItem();
    const sizes = items.map((item) => JSON.stringify(item).length);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const storedBytes = items.reduce(
      (sum, item, index) => sum + (sizes[index] ?? 0) * (1 + indexesOf(item)),
      0,
    );
    const measured = { ...taken, outbox, events: records.length, bytes, storedBytes };
    return { ...mean(measured), logBytes: logBytes / taken.calls };
  } finally {
    logs.stop();
    await gateway.stop();
    proxy.stop();
    await Promise.all([s3.stop(), dynamoDb.stop()]);
  }
}

/** The indexes that an item stands in, which keep all its attributes. */
const indexesOf = (item: Record<string, unknown>): number =>
  tableSchema.indexes.filter(({ pk }) => pk in item).length;

/** Counts what the functions write, line by line of JSON, and shows none of it. */
function countLogs(): { take: () => number; stop: () => void } {
  const write = process.stdout.write.bind(process.stdout);
  let bytes = 0;
  process.stdout.write = (text: string) => {
    bytes += Buffer.byteLength(text);
    return true;
  };
  return {
    take: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    stop: () => {
      process.stdout.write = write;
    },
  };
}

function loadConsumer(folder: string): { consume: Consume } {
  const load = createRequire(join(folder, 'any.js'));
  const { handler } = load(join(folder, 'outbox-consume', 'index.js')) as { handler: Consume };
  return { consume: handler };
}

async function walk(url: string, take: () => Units, takeLogs: () => number) {
  const counts = { calls: 0, hashing: 0, usualSeconds: 0, hashingSeconds: 0 };
  let began = performance.now();
  const call = apiCaller(url, (name) => {
    const seconds = (performance.now() - began) / 1000;
    began = performance.now();
    counts.calls += 1;
    if (HASHING.has(name)) counts.hashing += 1;
    counts[HASHING.has(name) ? 'hashingSeconds' : 'usualSeconds'] += seconds;
  });
  const house = await openHouse(call);
  await bookOnce(call, house, 1);
  take();
  takeLogs();
  Object.assign(counts, { calls: 0, hashing: 0, usualSeconds: 0, hashingSeconds: 0 });
  for (let journey = 1; journey <= JOURNEYS; journey += 1) {
    began = performance.now();
    await bookOnce(call, house, 1 + 3 * journey);
  }
  return { ...counts, asked: take(), logBytes: takeLogs() };
}

type Summed = Omit<Measured, 'journeys' | 'logBytes'>;

function mean(sum: Summed): Summed & Pick<Measured, 'journeys'> {
  const share = (value: number) => value / JOURNEYS;
  const units = ({ read, write }: Units) => ({ read: share(read), write: share(write) });
  return {
    journeys: JOURNEYS,
    calls: share(sum.calls),
    hashing: share(sum.hashing),
    usualSeconds: share(sum.usualSeconds),
    hashingSeconds: share(sum.hashingSeconds),
    asked: units(sum.asked),
    // The first journey, which warms up, and the room are in these as well.
    outbox: { read: sum.outbox.read / (JOURNEYS + 1), write: sum.outbox.write / (JOURNEYS + 1) },
    events: sum.events / (JOURNEYS + 1),
    bytes: sum.bytes / (JOURNEYS + 1),
    storedBytes: sum.storedBytes / (JOURNEYS + 1),
  };
}
