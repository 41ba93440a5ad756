import { apiCaller, benchPerson, roomForm, ROOM_PRICE, type Call } from '#local/apiCaller.ts';
import { startLocalProduct } from '#local/localProduct.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { percentile, startLoadProcess, type LoadProcess } from './loadProcess.ts';
import type { Load, LoadRequest, LoadResult } from './sendLoad.ts';

export interface Throughput {
  perSecond: number;
  /** Percentiles of the latency, in ms. */
  p50: number;
  p99: number;
}

export interface BookingLoad {
  clients: number;
  /** Number of bookings, and of reads, in each round. */
  requests: number;
  rounds: { bookings: Throughput; reads: Throughput }[];
}

const CLIENTS = 32;
const CUSTOMERS_PER_CLIENT = 5;
const ROUNDS = 3;
const PER_CLIENT = CUSTOMERS_PER_CLIENT * limits.pendingBookings;
const admin = { email: 'bench-admin@example.com', password: 'an admin of the bench' };

/**
 * Measures bookings a second through the whole local product, by clients that each book their own room
 * day after day, and in alternation reads of the list of rooms by as many clients.
 */
export async function measureBookings(log: (line: string) => void): Promise<BookingLoad> {
  const product = await startLocalProduct({
    port: 0,
    site: 'none',
    env: {
      LIMIT_REGISTER: '1000000',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      POWERTOOLS_LOG_LEVEL: 'SILENT',
    },
  });
  const load = startLoadProcess();
  try {
    const backend = `${product.url}/backend`;
    const rooms = await createRooms(apiCaller(backend));
    // The first round is a warm-up and not counted.
    const rounds = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      log(round === 0 ? 'warming up' : `round ${round} of ${ROUNDS}`);
      const bookings = await bookingsOf(backend, rooms, round);
      rounds.push({
        bookings: await run(load, bookings, 201),
        reads: await run(load, readsOf(backend), 200),
      });
    }
    return { clients: CLIENTS, requests: CLIENTS * PER_CLIENT, rounds: rounds.slice(1) };
  } finally {
    load.stop();
    await product.stop();
  }
}

async function run(process: LoadProcess, load: Load, expected: number): Promise<Throughput> {
  const { seconds, milliseconds, statuses }: LoadResult = await process.send(load);
  if (statuses[expected] !== milliseconds.length) {
    throw new Error(`Not all were answered ${expected}: ${JSON.stringify(statuses)}`);
  }
  return {
    perSecond: milliseconds.length / seconds,
    p50: percentile(milliseconds, 0.5),
    p99: percentile(milliseconds, 0.99),
  };
}

/** A room for each client. */
async function createRooms(call: Call): Promise<string[]> {
  const { token } = (await call('auth.login', { body: admin })) as { token: string };
  const rooms = await times(CLIENTS, () => call('rooms.create', { token, body: roomForm() }));
  return rooms.map(({ id }) => String(id));
}

/** The bookings of each client: one day after another, with a new customer when one has as many as allowed. */
async function bookingsOf(backend: string, rooms: string[], round: number): Promise<Load> {
  const call = apiCaller(backend);
  const customers = await times(CLIENTS * CUSTOMERS_PER_CLIENT, async (index) => {
    const email = `bench-${round}-${index}@example.com`;
    const { token } = await call('auth.register', { body: { ...benchPerson, email } });
    return String(token);
  });
  return rooms.map((room, client) =>
    Array.from({ length: PER_CLIENT }, (_, index) => {
      const customer = client * CUSTOMERS_PER_CLIENT + Math.floor(index / limits.pendingBookings);
      const day = addDays(todayInKigali(), 1 + round * PER_CLIENT + index);
      return booking(backend, { room, day, token: customers[customer] ?? '' });
    }),
  );
}

const booking = (
  backend: string,
  { room, day, token }: { room: string; day: string; token: string },
): LoadRequest => ({
  url: `${backend}/book`,
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({
    coldRoomId: room,
    startDate: day,
    endDate: day,
    totalPrice: ROOM_PRICE,
  }),
});

const readsOf = (backend: string): Load => {
  const read: LoadRequest = { url: `${backend}/coldroom?limit=12`, method: 'GET' };
  return Array.from({ length: CLIENTS }, () => Array<LoadRequest>(PER_CLIENT).fill(read));
};

/** Runs `act` a number of times, eight at once. */
async function times<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let done = 0; done < count; done += 8) {
    const indexes = Array.from({ length: Math.min(8, count - done) }, (_, index) => done + index);
    results.push(...(await Promise.all(indexes.map(act))));
  }
  return results;
}
