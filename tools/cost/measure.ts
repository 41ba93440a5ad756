import { createRequire } from 'node:module';
import { join } from 'node:path';
import { lambdaName } from '#infra/build/bundling.ts';
import type { FunctionName } from '#infra/manifest.ts';
import { startDynamoDb } from '#local/dynamodb.ts';
import { findJava } from '#local/java.ts';
import { startS3 } from '#local/s3.ts';
import { readStream } from '#local/stream/testing/readStream.ts';
import { ensureTable } from '#local/table.ts';
import { benchEnvironment } from '#tools/bench/environment.ts';
import { catalogueOf } from '#tools/calls/catalogue.ts';
import { refuseUnexpected, type Answer, type Catalogue, type Sample } from '#tools/calls/sample.ts';
import { newWorld } from '#tools/calls/world.ts';
import { capacityProxy, type Units } from './capacityProxy.ts';
import { countLogs } from './countLogs.ts';
import { journey, type JourneyStep } from './journey.ts';
import { weighTable } from './stored.ts';

/** One booking's use of AWS, from the first visit to the approval. */
export interface Measured {
  /** Number of measurements of each call; figures are their means. */
  repeats: number;
  /** Calls of the REST API, and the number of those that hash a password. */
  calls: number;
  hashing: number;
  /** Duration of the functions, in seconds: of those that hash a password, and of the others. */
  usualSeconds: number;
  hashingSeconds: number;
  /** Request units of the calls, and of the outbox. */
  asked: Units;
  outbox: Units;
  events: number;
  /** Data that stays in the table, in bytes of JSON: of the items, and with their copies in indexes. */
  bytes: number;
  storedBytes: number;
  /** Log of the functions, in bytes per call. */
  logBytes: number;
}

const REPEATS = 10;
const TABLE = 'cost';
/** Number of rooms and customers that exist before. */
const EACH = 12;
const HASHING = new Set<string>(['auth.login', 'auth.register']);

type Handler = (event: object, context: object) => Promise<Answer | undefined>;

/** Measures the calls of a booking, with the bundles in `folder` and DynamoDB Local. */
export async function measureBooking(folder: string): Promise<Measured> {
  const dynamoDb = await startDynamoDb({ java: await findJava(console.error) });
  const s3 = await startS3({ bucketName: TABLE });
  const proxy = await capacityProxy(dynamoDb.url);
  await ensureTable(dynamoDb.url, TABLE);
  Object.assign(process.env, benchEnvironment({ dynamoDb: proxy.url, s3: s3.url }, TABLE), {
    SOCKETS_URL: proxy.url,
    LIMIT_REGISTER: '1000',
    // Logs as deployed, because they are measured.
    POWERTOOLS_LOG_LEVEL: 'INFO',
    POWERTOOLS_METRICS_DISABLED: 'false',
  });
  const logs = countLogs();
  const meters = { units: proxy.take, logs: logs.take };
  try {
    const catalogue = catalogueOf(await newWorld({ each: EACH, changes: 1 }));
    return await measureJourney(catalogue, callerOf(folder), meters);
  } finally {
    logs.stop();
    proxy.stop();
    await Promise.all([s3.stop(), dynamoDb.stop()]);
  }
}

type Call = (name: FunctionName, event: object) => Promise<void>;

/** Calls a function as it is bundled in `folder`. */
function callerOf(folder: string): Call {
  const load = createRequire(join(folder, 'any.js'));
  return async (name, event) => {
    const { handler } = load(join(folder, lambdaName(name), 'index.js')) as { handler: Handler };
    refuseUnexpected(name, await handler(event, {}));
  };
}

interface Meters {
  units: () => Units;
  logs: () => number;
}

/** Use of AWS by one call and its outbox events. */
type Taken = Pick<
  Measured,
  'asked' | 'outbox' | 'events' | 'bytes' | 'storedBytes' | 'logBytes'
> & {
  seconds: number;
};

/** Returns the stream's events since the last call, so that the outbox gets each of them once. */
function newEvents(): () => Promise<object[]> {
  let seen = 0;
  return async () => {
    const records = await readStream();
    const fresh = records.slice(seen);
    seen = records.length;
    return fresh;
  };
}

async function measureJourney(catalogue: Catalogue, call: Call, meters: Meters): Promise<Measured> {
  const eventsSince = newEvents();
  /** Has the outbox apply what has happened since the last time, and says how many events that were, and what it took. */
  const applyEvents = async (): Promise<{ events: number; outbox: Units }> => {
    const Records = await eventsSince();
    // What the calls took before has been noted, and reading the stream is no use of the product.
    meters.units();
    if (Records.length > 0) await call('outbox.consume', { Records });
    return { events: Records.length, outbox: meters.units() };
  };
  const measureOnce = async (name: FunctionName, { newEvent }: Sample): Promise<Taken> => {
    const event = await newEvent();
    await applyEvents();
    const before = await weighTable();
    meters.units();
    meters.logs();
    const began = performance.now();
    await call(name, event);
    const seconds = (performance.now() - began) / 1000;
    const [asked, logBytes] = [meters.units(), meters.logs()];
    const { events, outbox } = await applyEvents();
    const after = await weighTable();
    return {
      seconds,
      asked,
      outbox,
      logBytes,
      events,
      bytes: after.bytes - before.bytes,
      storedBytes: after.storedBytes - before.storedBytes,
    };
  };
  const sums = noSums();
  for (const step of journey) {
    const sample = sampleOf(catalogue, step);
    // Not counted: the first call is a cold start.
    await measureOnce(step.name, sample);
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      add(sums, step, await measureOnce(step.name, sample));
    }
  }
  return { ...sums, repeats: REPEATS, logBytes: sums.logBytes / sums.calls };
}

function sampleOf(catalogue: Catalogue, { name, how }: JourneyStep): Sample {
  const found = catalogue[name].find((sample) => sample.how === how);
  if (!found) throw new Error(`The catalogue has no ${name} ${how ?? ''}`);
  return found;
}

const noSums = (): Omit<Measured, 'repeats'> => ({
  calls: 0,
  hashing: 0,
  usualSeconds: 0,
  hashingSeconds: 0,
  asked: { read: 0, write: 0 },
  outbox: { read: 0, write: 0 },
  events: 0,
  bytes: 0,
  storedBytes: 0,
  logBytes: 0,
});

/** Adds one of a step's repeated measurements, in proportion. */
function add(sums: Omit<Measured, 'repeats'>, { name, times }: JourneyStep, taken: Taken): void {
  const share = times / REPEATS;
  const hashes = HASHING.has(name);
  sums.calls += share;
  if (hashes) sums.hashing += share;
  sums[hashes ? 'hashingSeconds' : 'usualSeconds'] += share * taken.seconds;
  for (const part of ['asked', 'outbox'] as const) {
    sums[part].read += share * taken[part].read;
    sums[part].write += share * taken[part].write;
  }
  for (const part of ['events', 'bytes', 'storedBytes', 'logBytes'] as const) {
    sums[part] += share * taken[part];
  }
}
