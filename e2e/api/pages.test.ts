import { api } from '#shared/api.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { errorBody } from '#shared/errors.ts';
import {
  expectErrorBody,
  expectRefusal,
  type Answer,
  type Backend,
  type Sent,
} from '../support/backend.ts';
import { expect, test } from '../support/test.ts';

interface Listed {
  id: string;
}

/** What the Link header says of the next page, if there is one. */
function nextOf({ headers }: Answer): Record<string, string> | undefined {
  const link = headers.get('link');
  if (link === null) return undefined;
  const [, query] = /^<\?([^>]*)>; rel="next"$/.exec(link) ?? [];
  return Object.fromEntries(new URLSearchParams(query));
}

/** Every item of a list, page by page. */
async function walk(backend: Backend, row: Endpoint, sent: Sent): Promise<string[]> {
  const ids: string[] = [];
  let query: Record<string, string | number> | undefined = sent.query ?? {};
  while (query) {
    const answer = await backend.call(row, { ...sent, query });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const page = answer.body as Listed[];
    expect(page.length).toBeLessThanOrEqual(Number(query.limit));
    ids.push(...page.map(({ id }) => id));
    query = nextOf(answer);
  }
  return ids;
}

test('rooms come by creation, each once, page by page [S7.5, S9.19]', async ({
  backend,
  rooms,
}) => {
  const made = [await rooms.create(), await rooms.create(), await rooms.create()];
  const ids = await walk(backend, api.rooms.list, { query: { limit: 2 } });
  const own = made.map(({ id }) => id);
  expect(ids.filter((id) => own.includes(id))).toEqual(own);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a customer's bookings come newest first, page by page [S7.12]", async ({
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create();
  const made: string[] = [];
  for (const day of [8, 5, 11]) {
    made.unshift((await bookings.create(customer, room, day, day)).id);
  }
  const { token } = customer;
  expect(await walk(backend, api.bookings.listMine, { token, query: { limit: 2 } })).toEqual(made);
  const whole = await backend.ok(api.bookings.listMine, { token });
  expect(whole.map(({ id }) => id)).toEqual(made);
});

test("the admin's lists hold what they should [S7.11, S7.16]", async ({
  backend,
  rooms,
  bookings,
  customer,
  admin,
}) => {
  const room = await rooms.create();
  const waiting = await bookings.create(customer, room, 5, 5);
  const approved = await bookings.create(customer, room, 6, 6);
  const rejected = await bookings.create(customer, room, 7, 7);
  await bookings.move(approved.id, 'approved');
  await bookings.move(rejected.id, 'rejected');
  const own = [waiting.id, approved.id, rejected.id];
  const ownIn = async (row: Endpoint, query: Record<string, string> = {}) => {
    const sent = { token: admin.token, query: { ...query, limit: 100 } };
    return (await walk(backend, row, sent)).filter((id) => own.includes(id));
  };
  expect(await ownIn(api.bookings.pending)).toEqual([waiting.id]);
  expect(await ownIn(api.bookings.listAll, { status: 'pending' })).toEqual([waiting.id]);
  // In the order of arrivals, which the outbox writes a moment later.
  await expect
    .poll(() => ownIn(api.bookings.listAll, { status: 'Approved' }))
    .toEqual([approved.id]);
  expect(await ownIn(api.bookings.listAll, { status: 'rejected' })).toEqual([rejected.id]);
  expect(await ownIn(api.bookings.listAll, { status: 'outdated' })).toEqual([]);
  expect(await ownIn(api.bookings.listAll)).toEqual(own);
});

test.describe('a page mark', () => {
  const mark = async (backend: Backend, row: Endpoint, sent: Sent): Promise<string> => {
    const answer = await backend.call(row, { ...sent, query: { ...sent.query, limit: 1 } });
    const next = nextOf(answer);
    expect(next, 'there is another page').toBeDefined();
    return next?.cursor ?? '';
  };

  test('that was tampered with is refused', async ({ backend, rooms }) => {
    await rooms.create();
    await rooms.create();
    const cursor = await mark(backend, api.rooms.list, {});
    const [payload = '', mac = ''] = cursor.split('.');
    const other = Buffer.from('{"pk":"ROOMS"}').toString('base64url');
    for (const wrong of [`x${cursor}`, `${cursor}x`, payload, `${other}.${mac}`, 'x', '{}']) {
      const answer = await backend.call(api.rooms.list, { query: { cursor: wrong } });
      expectRefusal(answer, 'invalidCursor');
    }
  });

  test('is good for its own list, filter and reader only', async ({
    backend,
    rooms,
    bookings,
    customer,
    admin,
  }) => {
    const room = await rooms.create();
    await bookings.create(customer, room, 5, 5);
    await bookings.create(customer, room, 6, 6);
    const token = customer.token;
    const cursor = await mark(backend, api.bookings.listMine, { token });
    const filtered = await mark(backend, api.bookings.listAll, {
      token: admin.token,
      query: { status: 'pending' },
    });
    for (const [row, sent] of [
      [api.bookings.listMine, { token: admin.token, query: { cursor } }],
      [api.rooms.list, { query: { cursor } }],
      [api.bookings.listAll, { token: admin.token, query: { cursor } }],
      [api.bookings.listAll, { token: admin.token, query: { cursor: filtered } }],
      [api.bookings.pending, { token: admin.token, query: { cursor: filtered } }],
    ] as [Endpoint, Sent][]) {
      expectRefusal(await backend.call(row, sent), 'invalidCursor');
    }
    const { status } = await backend.call(api.bookings.listMine, { token, query: { cursor } });
    expect(status).toBe(200);
  });

  for (const [limit, body] of [
    ['0', errorBody('tooSmall', { min: 1 })],
    ['101', errorBody('tooLarge', { max: 100 })],
    ['2.5', errorBody('notWhole')],
    ['all', errorBody('notNumber')],
  ] as const) {
    test(`cannot be had for ${limit} items`, async ({ backend }) => {
      const answer = await backend.call(api.rooms.list, { query: { limit } });
      expectErrorBody(answer, { ...body, field: 'limit' });
    });
  }

  test('is not needed for a status that there is not', async ({ backend, admin }) => {
    const sent = { token: admin.token, query: { status: 'lost' } };
    const answer = await backend.call(api.bookings.listAll, sent);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ field: 'status' });
  });
});
