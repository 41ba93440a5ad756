import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { db } from '#functions/platform/table/client.ts';
import { createTableInput } from '#functions/platform/table/schema.ts';
import { foldMonths } from '#functions/store/figures/foldMonths.ts';
import { putItems } from '#functions/testing/putItems.ts';
import { startDynamoDb, type Service } from '#local/dynamodb.ts';
import { findJava } from '#local/java.ts';
import { checkTable, violationLine } from '#tools/checkTable/checkTable.ts';
import { figureDifferences } from '#tools/figures/figureDifferences.ts';
import { percentile } from '../percentile.ts';
import { watchTable } from '../tableWatch.ts';
import { fillTable, type Filled, type TableToFill } from './fillTable.ts';
import { rowOf } from './itemCopies.ts';
import { MOST_EACH } from './plan.ts';
import { PlayedHouse } from './playedHouse.ts';
import { refuseDifferences } from './sameTables.ts';
import { scaleCalls } from './scaleCalls.ts';
import { readThrough, TableFile } from './tableFile.ts';

type Item = Record<string, unknown>;

/** What one call costs in a house of a size. */
export interface ScaleCost {
  name: string;
  /** Half of the calls took at most so long, in ms. */
  ms: number;
  readUnits: number;
  writes: number;
}

export interface ScaleWork {
  few: Filled;
  many: Filled;
  /** The house in which each rule was checked, made of copies as the large one is. */
  checked: Filled;
  /** Items of a room that were read back the same, whether put in batches or written into the file. */
  same: number;
  /** How long all took, in s, and the load of the machine meanwhile. */
  seconds: number;
  load: number;
  /** How often each call was measured in each house. */
  calls: number;
  costs: { few: ScaleCost; many: ScaleCost }[];
}

/** Rooms of the large house that the functions play; others are copies of them. */
const PLAYED_ROOMS = 50;
/**
 * The small house: a thousand bookings in a hundred rooms, and four hundred rooms without. It has more rooms than a page of a
 * search looks through, and as many bookings about today in those that the timeline shows.
 */
const FEW: TableToFill = {
  table: 'few',
  rooms: Array.from({ length: 500 }, (_, room) => (room < 100 ? 10 : 0)),
  houses: 1,
};
/** What `check-table` is to check, which would take hours for a million. */
const CHECKED: TableToFill = { table: 'checked', rooms: [MOST_EACH, MOST_EACH], houses: 10 };
/** Calls that are measured, and those before them that are not, because files are slow the first time. */
const CALLS = 200;
const WARM = 10;

/** The large house. */
const manyOf = (bookings: number): TableToFill => {
  const rooms = Math.ceil(bookings / MOST_EACH);
  const played = Math.min(rooms, PLAYED_ROOMS);
  return {
    table: 'many',
    rooms: Array.from({ length: played }, () => MOST_EACH),
    houses: Math.ceil(rooms / played),
  };
};

const inTable = (table: string) => Object.assign(process.env, { TABLE_NAME: table });

/** A client of its own: that of the functions belongs to the database that is started later. */
const clientOf = (endpoint: string) =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint }), {
    marshallOptions: { removeUndefinedValues: true },
  });

/** Makes tables as the product's, without their streams, which nobody reads here; puts items into one of them in batches. */
async function makeTables(
  endpoint: string,
  names: string[],
  put: { table: string; items: Item[] },
): Promise<void> {
  const client = clientOf(endpoint);
  for (const name of names) {
    const input = createTableInput(name);
    delete input.StreamSpecification;
    await client.send(new CreateTableCommand(input));
  }
  inTable(put.table);
  await putItems(put.items, client);
  client.destroy();
}

/** A room with ten bookings, and what all rooms share. */
async function playSample(now: number) {
  const house = new PlayedHouse(now);
  await house.hire();
  return [...(await house.addRoom(10)), ...house.rest(1)];
}

/**
 * What was written must be what the product would have written: `npm run check-table` finds nothing in it, and the figures equal
 * a recount.
 */
async function refuseViolations(table: string): Promise<void> {
  inTable(table);
  const { found } = await checkTable({
    onViolation: (violation) => console.error(violationLine(violation, false)),
  });
  const differences = await figureDifferences(db, table);
  for (const line of differences) console.error(line);
  if (found + differences.length === 0) return;
  throw new Error(`${table} is not what the product writes: ${found + differences.length} faults`);
}

/** Folds the sums of months, as the hourly run has done in a house at work. */
async function foldIn(table: string): Promise<void> {
  inTable(table);
  await foldMonths();
}

/** Sums of what a call has cost. */
class Costs {
  readonly #name: string;
  readonly #milliseconds: number[] = [];
  #readUnits = 0;
  #writes = 0;

  constructor(name: string) {
    this.#name = name;
  }

  add(milliseconds: number, { readUnits, writes }: { readUnits: number; writes: number }): void {
    this.#milliseconds.push(milliseconds);
    this.#readUnits += readUnits;
    this.#writes += writes;
  }

  get cost(): ScaleCost {
    const calls = this.#milliseconds.length;
    return {
      name: this.#name,
      ms: percentile(this.#milliseconds, 0.5),
      readUnits: this.#readUnits / calls,
      writes: this.#writes / calls,
    };
  }
}

/** Measures both houses by turns, call by call, so that what else the machine does meets both. */
async function measure(log: (line: string) => void): Promise<ScaleWork['costs']> {
  const take = watchTable();
  inTable('few');
  const few = await scaleCalls();
  inTable('many');
  const many = await scaleCalls();
  const measured: ScaleWork['costs'] = [];
  for (const [index, { name }] of few.entries()) {
    const costs = { few: new Costs(name), many: new Costs(name) };
    for (let nth = 0; nth < WARM + CALLS; nth += 1) {
      for (const [table, calls] of Object.entries({ few, many })) {
        inTable(table);
        await calls[index]?.before?.(nth);
        take();
        const began = performance.now();
        await calls[index]?.does(nth);
        const took = performance.now() - began;
        if (nth >= WARM) costs[table as 'few' | 'many'].add(took, take());
      }
    }
    log(`measured: ${name}`);
    measured.push({ few: costs.few.cost, many: costs.many.cost });
  }
  return measured;
}

/**
 * Measures a house of a thousand bookings, and one with so many. Both are tables of one DynamoDB Local, in whose file they are
 * written while it is stopped.
 */
export async function measureScale(
  bookings: number,
  log: (line: string) => void,
): Promise<ScaleWork> {
  const began = performance.now();
  const now = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  let dynamoDb: Service | undefined;
  try {
    const java = await findJava(log);
    dynamoDb = await startDynamoDb({ java, folder });
    const sample = await playSample(now);
    const put = { table: 'put', items: sample };
    await makeTables(dynamoDb.url, ['few', 'many', 'checked', 'put', 'written'], put);
    await dynamoDb.stop();

    const file = new TableFile(folder);
    file.begin();
    for (const item of sample) file.put('written', rowOf(item));
    const few = await fillTable(file, FEW, now);
    const checked = await fillTable(file, CHECKED, now);
    const many = await fillTable(file, manyOf(bookings), now, (room) =>
      log(`${room} rooms played`),
    );
    log(`${many.items} items of ${many.bookings} bookings in ${Math.round(many.seconds)} s`);
    file.end(log);
    log(`the indexes are made after ${Math.round((performance.now() - began) / 1000)} s`);

    dynamoDb = await startDynamoDb({ java, folder });
    Object.assign(process.env, { AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.url });
    const same = await refuseDifferences('put', 'written');
    for (const { table } of [FEW, CHECKED]) await refuseViolations(table);
    for (const table of ['few', 'checked', 'many']) await foldIn(table);
    await refuseViolations('checked');
    log('what was written is what the product writes');
    await readThrough(folder);
    const costs = await measure(log);
    const seconds = (performance.now() - began) / 1000;
    return { few, many, checked, same, seconds, load: loadavg()[1] ?? 0, calls: CALLS, costs };
  } finally {
    await dynamoDb?.stop();
    rmSync(folder, { recursive: true });
  }
}
