import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiCaller, benchPerson, roomForm, type Call } from '#local/apiCaller.ts';
import { startLocalProduct } from '#local/localProduct.ts';
import { benchAdmin, withBenchAdmin } from './benchAdmin.ts';
import {
  bookingsOf,
  CLIENTS,
  customersPerClient,
  readsOf,
  SHARED_ROOMS,
  ways,
  type Ways,
} from './bookingRequests.ts';
import { startLoadProcess, type LoadProcess } from './loadProcess.ts';
import { percentile } from './percentile.ts';
import type { Load } from './sendLoad.ts';

export interface Throughput {
  /** Answers of each status. */
  statuses: Record<string, number>;
  perSecond: number;
  /** Percentiles of the latency, in ms. */
  p50: number;
  p99: number;
}

/** What clients get in a round: each in a room of its own, in shared rooms, racing there for the same days, and reading. */
export interface BookingRound {
  own: Throughput;
  shared: Throughput;
  raced: Throughput;
  reads: Throughput;
}

const ROUNDS = 3;
/** By its end, the outbox has caught up with the bookings of the load before. */
const REST_MS = 2_000;

/** Measures bookings and reads a second through the local product as `npm start` runs it, on a new data folder. */
export async function measureBookings(log: (line: string) => void): Promise<BookingRound[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'coldroom-bench-'));
  const product = await startLocalProduct({
    port: 0,
    dataDir,
    env: {
      LIMIT_REGISTER: '1000000',
      ...withBenchAdmin,
    },
  });
  const load = startLoadProcess();
  try {
    return await roundsOf(`${product.url}/backend`, load, log);
  } finally {
    load.stop();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Loads alternate within each round, so that what else the machine does slows all of them. The first round is a warm-up
 * and not counted.
 */
async function roundsOf(
  backend: string,
  load: LoadProcess,
  log: (line: string) => void,
): Promise<BookingRound[]> {
  const call = apiCaller(backend);
  const { token } = (await call('auth.login', { body: benchAdmin })) as { token: string };
  const rooms = {
    own: await createRooms(call, token, CLIENTS),
    shared: await createRooms(call, token, SHARED_ROOMS),
    raced: await createRooms(call, token, SHARED_ROOMS),
  };
  const rounds: BookingRound[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    log(round === 0 ? 'warming up' : `round ${round} of ${ROUNDS}`);
    const book = async (way: keyof typeof ways) => {
      const tokens = await register(call, ways[way], `${way}-${round}`);
      return run(load, bookingsOf(backend, ways[way], { rooms: rooms[way], tokens, round }));
    };
    rounds.push({
      own: await book('own'),
      shared: await book('shared'),
      raced: await book('raced'),
      reads: await run(load, readsOf(backend)),
    });
  }
  return rounds.slice(1);
}

/** @throws if anything was answered but done, read or refused because somebody else has the day */
async function run(process: LoadProcess, load: Load): Promise<Throughput> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const { seconds, milliseconds, statuses } = await process.send(load);
  const others = Object.keys(statuses).filter((status) => !['200', '201', '409'].includes(status));
  if (others.length > 0) throw new Error(`Unexpected answers: ${JSON.stringify(statuses)}`);
  return {
    statuses,
    perSecond: milliseconds.length / seconds,
    p50: percentile(milliseconds, 0.5),
    p99: percentile(milliseconds, 0.99),
  };
}

async function createRooms(call: Call, token: string, count: number): Promise<string[]> {
  const rooms = await times(count, () => call('rooms.create', { token, body: roomForm() }));
  return rooms.map(({ id }) => String(id));
}

/** The tokens of the customers that clients need for one load. */
const register = (call: Call, way: Ways, name: string): Promise<string[]> =>
  times(CLIENTS * customersPerClient(way), async (index) => {
    const email = `bench-${name}-${index}@example.com`;
    const { token } = await call('auth.register', { body: { ...benchPerson, email } });
    return String(token);
  });

/** Runs `act` a number of times, eight at once. */
async function times<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let done = 0; done < count; done += 8) {
    const indexes = Array.from({ length: Math.min(8, count - done) }, (_, index) => done + index);
    results.push(...(await Promise.all(indexes.map(act))));
  }
  return results;
}
