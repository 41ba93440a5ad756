import { join } from 'node:path';
import { entryOf } from '#infra/build/bundling.ts';
import { ROOT } from '#infra/build/folders.ts';
import { functionNames, manifest, type FunctionName } from '#infra/manifest.ts';
import { catalogueOf } from '#tools/calls/catalogue.ts';
import { refuseUnexpected, type Answer, type Sample } from '#tools/calls/sample.ts';
import { newWorld } from '#tools/calls/world.ts';
import { startBenchTable } from './benchTable.ts';
import { asDeployed } from './environment.ts';
import { percentile } from './percentile.ts';
import { recordTable, replay, type TableRecorder } from './replay.ts';

export interface WarmHandler {
  name: FunctionName;
  /** Median time of a call, in ms. */
  handlerMs: number;
  /** Median time of the same requests to DynamoDB without our code, in ms. */
  bareMs: number;
  ratio: number;
}

/** Greatest ratio of a warm handler's time to that of its bare requests to DynamoDB. */
export const WARM_LIMIT = 1.3;

/** Functions that are not measured, with the reason. */
export const notMeasuredWarm: Partial<Record<FunctionName, string>> = {
  'auth.register': 'hashes a password',
  'auth.login': 'checks a password',
  'account.changePassword': 'does both',
  'auth.reset': 'hashes a password',
  'account.changeEmail': 'checks a password',
  'account.remove': 'checks a password, and deletes a picture in S3',
  'realtime.message': 'sends nothing to DynamoDB',
  'rooms.addPicture': 'stores a picture in S3',
  'rooms.setPictures': 'deletes pictures in S3',
  'pictures.resize': 'reads a picture from S3, and stores it in each width',
  'mails.send': 'sends an e-mail',
  'people.join': 'goes on until it sees what it wrote',
  'pages.room': 'renders a page of what it reads',
  'pages.search': 'renders a page of what it reads',
};

const SIZE = { each: 24, changes: 1 };
const WARM_UP = 50;
const SAMPLES = 200;

type Handler = (event: object, context: object) => Promise<Answer | undefined>;

/** Measures every other function on a table with little data. The slowest comes first. */
export async function measureWarmHandlers(): Promise<WarmHandler[]> {
  const dynamoDb = await startBenchTable(asDeployed);
  try {
    const catalogue = catalogueOf(await newWorld(SIZE));
    const recorder = recordTable();
    // Warm-up, not counted: the engine optimizes the code that all functions share.
    await measure('account.get', catalogue['account.get'][0], recorder);
    const measured: WarmHandler[] = [];
    for (const name of inOrder()) measured.push(await measure(name, catalogue[name][0], recorder));
    return measured.sort((a, b) => b.ratio - a.ratio);
  } finally {
    await dynamoDb.stop();
  }
}

/** Functions that only read come first, because the others add items and make lists longer. */
function inOrder(): FunctionName[] {
  const names = functionNames.filter((name) => !(name in notMeasuredWarm));
  return [...names.filter(onlyReads), ...names.filter((name) => !onlyReads(name))];
}

const onlyReads = (name: FunctionName): boolean =>
  (manifest[name].grant.table ?? []).every((action) => /Get|Query/.test(action));

async function measure(
  name: FunctionName,
  { newEvent }: Sample,
  { rehearse }: TableRecorder,
): Promise<WarmHandler> {
  const { handler } = (await import(join(ROOT, entryOf(name)))) as { handler: Handler };
  const run = async (event: object) => refuseUnexpected(name, await handler(event, {}));
  // Both measurements follow a rehearsal, so that the database is equally warm for both.
  const prepare = async () => {
    const event = await newEvent();
    return { event, script: await rehearse(() => run(event)) };
  };
  const timeHandler = async () => {
    const { event } = await prepare();
    return timed(() => run(event));
  };
  const timeBare = async () => {
    const { script } = await prepare();
    return timed(() => replay(script));
  };
  const samples = { handler: [] as number[], bare: [] as number[] };
  for (let round = 0; round < WARM_UP + SAMPLES; round += 1) {
    // They take turns at going first.
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

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
