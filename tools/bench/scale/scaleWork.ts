import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTableInput } from '#functions/platform/table/schema.ts';
import { startDynamoDb } from '#local/dynamodb.ts';
import { findJava } from '#local/java.ts';
import { checkTable, lineOf } from '#tools/checkTable/checkTable.ts';
import { benchEnvironment } from '../environment.ts';
import { watchTable, type Usage } from '../tableWatch.ts';
import { scaleCalls } from './scaleCalls.ts';
import { HouseSeed, type Seeded } from './seedHouse.ts';

/** What one call costs in a house of a size. */
export interface ScaleCost {
  name: string;
  /** Half of the calls took at most so long, in ms. */
  ms: number;
  readUnits: number;
  writes: number;
}

export interface ScaleWork {
  few: Seeded;
  /** What was added to the few. */
  added: Seeded;
  /** Whether the database was in memory. */
  inMemory: boolean;
  before: ScaleCost[];
  after: ScaleCost[];
}

const TABLE = 'bench';
/** Bookings for which a usual machine has memory: they take about 20 kB each there. */
const IN_MEMORY = 100_000;
/**
 * The small house: five hundred rooms with two bookings each. It has more rooms than a page of a search looks through, and
 * its rooms, being the oldest, are those that the timeline shows in the large house too.
 */
const FEW = { rooms: 500, each: 2 };
/** Bookings of a room that is added. */
const EACH = 100;
/** Calls that are measured, and those before them that are not. */
const CALLS = 60;
const WARM = 10;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Reads of files are slow the first time, so that only later calls are measured. */
async function measure(take: () => Usage, round: number): Promise<ScaleCost[]> {
  const costs: ScaleCost[] = [];
  for (const { name, does } of await scaleCalls(round)) {
    const milliseconds: number[] = [];
    for (let nth = 0; nth < WARM + CALLS; nth += 1) {
      if (nth === WARM) take();
      const began = performance.now();
      await does(nth);
      if (nth >= WARM) milliseconds.push(performance.now() - began);
    }
    const { readUnits, writes } = take();
    costs.push({
      name,
      ms: median(milliseconds),
      readUnits: readUnits / CALLS,
      writes: writes / CALLS,
    });
  }
  return costs;
}

/** What the seed has put must be what the product would have written: `npm run check-table` finds nothing in it. */
async function refuseViolations(): Promise<void> {
  const { found } = await checkTable({
    onViolation: (violation) => console.error(lineOf(violation, false)),
  });
  if (found > 0) throw new Error(`The seed is not what the product writes: ${found} violations`);
}

/** The product's table without its stream, which nobody reads here and which would take half of the time. */
async function makeTable(endpoint: string): Promise<void> {
  const client = new DynamoDBClient({
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const input = createTableInput(TABLE);
  delete input.StreamSpecification;
  await client.send(new CreateTableCommand(input));
  client.destroy();
}

/**
 * Measures a house of a thousand bookings, and the same house with so many more. The database is in memory as far as it
 * has room there, and keeps its files on the disk otherwise, which takes several times as long.
 */
export async function measureScale(
  bookings: number,
  log: (line: string) => void,
): Promise<ScaleWork> {
  const folder = bookings > IN_MEMORY ? mkdtempSync(join(tmpdir(), 'scale-')) : undefined;
  const dynamoDb = await startDynamoDb({ java: await findJava(log), folder });
  await makeTable(dynamoDb.url);
  Object.assign(process.env, benchEnvironment({ dynamoDb: dynamoDb.url, s3: dynamoDb.url }, TABLE));
  try {
    const seed = new HouseSeed();
    const few = await seed.add(FEW.rooms, FEW.each);
    log(`${few.items} items of ${few.bookings} bookings in ${Math.round(few.seconds)} s`);
    await refuseViolations();
    const take = watchTable();
    const before = await measure(take, 0);
    const rooms = Math.ceil((bookings - few.bookings) / EACH);
    const added = await seed.add(rooms, EACH, (room) => {
      if (room % 100 === 0) log(`${room} rooms`);
    });
    log(`${added.items} items of ${added.bookings} more in ${Math.round(added.seconds)} s`);
    const inMemory = folder === undefined;
    return { few, added, inMemory, before, after: await measure(take, 1) };
  } finally {
    await dynamoDb.stop();
    if (folder !== undefined) rmSync(folder, { recursive: true });
  }
}
