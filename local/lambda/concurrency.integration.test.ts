import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { benchPerson, day, ROOM_PRICE, roomForm } from '#local/apiCaller.ts';
import { startLocalProduct, type LocalProduct } from '#local/localProduct.ts';
import { routes, type RouteName } from '#shared/routes.ts';

const CONCURRENCY = 10;
const CUSTOMERS = 14;

let product: LocalProduct;
let refused = 0;

beforeAll(async () => {
  const env = { SEED: 'none', LIMIT_REGISTER: '1000', LAMBDA_CONCURRENCY: String(CONCURRENCY) };
  product = await startLocalProduct({ port: 0, site: 'none', env });
});
afterAll(() => product.stop());

interface Sent {
  token?: string;
  key?: string;
  body?: FormData | Record<string, unknown>;
}

/** Calls an endpoint, and again while the gateway asks to wait, as the site does. */
async function call(name: RouteName, sent: Sent = {}): Promise<Record<string, unknown>> {
  const { token, key, body } = sent;
  const { method, path, status } = routes[name];
  const response = await fetch(`${product.url}/backend${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (response.status === 503) {
    refused += 1;
    expect(answer.code).toBe('busy');
    await wait(1000 * Number(response.headers.get('retry-after')) * (0.5 + Math.random()));
    return call(name, sent);
  }
  expect(`${name} ${response.status}`).toBe(`${name} ${status}`);
  return answer;
}

const tokenOf = ({ token }: Record<string, unknown>): string => String(token);

/** What a new customer does: signs up, looks, books a day, and sees the booking. */
async function bookFirst(index: number, coldRoomId: string): Promise<number> {
  const person = { ...benchPerson, email: `customer-${index}@example.com` };
  const token = tokenOf(await call('auth.register', { body: person }));
  await call('rooms.list');
  const [startDate, endDate] = [day(5 + index), day(5 + index)];
  const body = { coldRoomId, startDate, endDate, totalPrice: ROOM_PRICE };
  await call('bookings.create', { token, key: `key-${index}`, body });
  const mine = (await call('bookings.listMine', { token })) as unknown as unknown[];
  return mine.length;
}

it('more customers than a new account has places for all get through', async () => {
  const [admin] = product.people;
  const body = { email: admin?.email, password: admin?.password };
  const token = tokenOf(await call('auth.login', { body }));
  const { id } = await call('rooms.create', { token, body: roomForm() });
  const customers = Array.from({ length: CUSTOMERS }, (_, index) => bookFirst(index, String(id)));
  expect(await Promise.all(customers)).toEqual(customers.map(() => 1));
  expect(refused).toBeGreaterThanOrEqual(CUSTOMERS - CONCURRENCY);
});

it('functions that end in the middle of a call lose no booking: its key answers it once they run again', async () => {
  const token = tokenOf(
    await call('auth.register', { body: { ...benchPerson, email: 'crash@example.com' } }),
  );
  const [{ id: coldRoomId }] = (await call('rooms.list')) as unknown as [{ id: string }];
  const [startDate, endDate] = [day(60), day(60)];
  const sent = {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': 'crash',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ coldRoomId, startDate, endDate, totalPrice: ROOM_PRICE }),
  };
  const book = async () => (await fetch(`${product.url}/backend/book`, sent)).status;
  const under = book();
  for (let thread = 0; thread < 4; thread += 1) {
    await wait(5);
    product.crashFunctions();
  }
  await under;
  expect(await book()).toBe(201);
  expect(await call('bookings.listMine', { token })).toHaveLength(1);
});
