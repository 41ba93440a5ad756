import { once } from 'node:events';
import { apiCaller, benchPerson, day, roomForm, ROOM_PRICE, type Call } from '#local/apiCaller.ts';
import { startLocalProduct } from '#local/localProduct.ts';
import { limits } from '#shared/limits.ts';
import { benchAdmin, withBenchAdmin } from './benchAdmin.ts';
import { percentile } from './percentile.ts';

export interface SocketDelay {
  bookings: number;
  /** Percentiles of the time in ms from the answer to a request to the message on an admin's socket. */
  p50: number;
  p95: number;
  most: number;
}

const BOOKINGS = 40;

/** Measures with the whole local product how soon admins are notified of a new request. */
export async function measureSocketDelay(): Promise<SocketDelay> {
  const product = await startLocalProduct({
    port: 0,
    site: 'none',
    env: {
      LIMIT_REGISTER: '1000000',
      ...withBenchAdmin,
      POWERTOOLS_LOG_LEVEL: 'SILENT',
    },
  });
  try {
    const call = apiCaller(`${product.url}/backend`);
    const { token } = await call('auth.login', { body: benchAdmin });
    const room = await call('rooms.create', { token: String(token), body: roomForm() });
    const socket = await openSocket(product.url, String(token));
    const delays: number[] = [];
    let customer = '';
    for (let index = 0; index < BOOKINGS; index += 1) {
      if (index % limits.pendingBookings === 0) customer = await newCustomer(call, index);
      const heard = once(socket, 'message');
      await call('bookings.create', { token: customer, body: bookingOf(String(room.id), index) });
      const answered = performance.now();
      await heard;
      delays.push(performance.now() - answered);
    }
    socket.close();
    return {
      bookings: BOOKINGS,
      p50: percentile(delays, 0.5),
      p95: percentile(delays, 0.95),
      most: percentile(delays, 1),
    };
  } finally {
    await product.stop();
  }
}

async function openSocket(url: string, token: string): Promise<WebSocket> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { socketUrl: string };
  const socket = new WebSocket(`${config.socketUrl}?token=${encodeURIComponent(token)}`);
  await once(socket, 'open');
  return socket;
}

async function newCustomer(call: Call, index: number): Promise<string> {
  const body = { ...benchPerson, email: `bench-${index}@example.com` };
  return String((await call('auth.register', { body })).token);
}

const bookingOf = (coldRoomId: string, index: number) => ({
  coldRoomId,
  startDate: day(index + 1),
  endDate: day(index + 1),
  totalPrice: ROOM_PRICE,
});
