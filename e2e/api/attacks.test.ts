import { randomUUID } from 'node:crypto';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { api, endpoints } from '#shared/api.ts';
import { expectRefusal, type Backend } from '../support/backend.ts';
import { inDays, requestFor } from '../support/bookings.ts';
import { untilUnread } from '../support/outboxWaits.ts';
import { claimsOf, registration, signUp, type Person } from '../support/people.ts';
import { fileOf } from '../support/pictures.ts';
import { roomFields, roomForm } from '../support/rooms.ts';
import { expect, test } from '../support/test.ts';

const notesOf = (backend: Backend, { token }: Person) =>
  backend.ok(api.notifications.list, { token });

test.describe('somebody else’s booking', () => {
  const bodies: Partial<Record<string, object>> = {
    'bookings.updateGoods': { productType: 'Stolen goods', weight: 1 },
    'bookings.rate': { stars: 1 },
    'payments.claim': { amount: 1, way: 'bank', reference: 'T-1' },
    'changeRequests.create': { startDate: inDays(5), endDate: inDays(6), totalPrice: 1 },
    'changeRequests.withdraw': { askedAt: new Date().toISOString() },
    'bookings.change': {
      coldRoomId: randomUUID(),
      startDate: inDays(5),
      endDate: inDays(6),
      totalPrice: 1,
    },
  };
  const ofOneBooking = endpoints.filter(
    ({ path, access }) => path.startsWith('/book/{id}') && access === 'user',
  );

  test('is not there for any endpoint', async ({ backend, rooms, bookings, customer, admin }) => {
    const { id } = await bookings.create(customer, await rooms.create(), 5, 5);
    const stranger = await signUp(backend);
    for (const row of ofOneBooking) {
      const json = bodies[row.name];
      // A booking that never existed is refused in the same words, so that they reveal nothing.
      for (const path of [{ id }, { id: randomUUID() }]) {
        const sent = { path, token: stranger.token, ...(json && { json }) };
        expectRefusal(await backend.call(row, sent), 'bookingNotFound');
      }
      const after = await backend.ok(api.bookings.get, { path: { id }, token: admin.token });
      expect(after, row.name).toMatchObject({ status: 'pending', history: [{ to: 'pending' }] });
      expect(after, row.name).not.toHaveProperty('productType', 'Stolen goods');
    }
  });

  test('nor are its customer’s notifications', async ({ backend, rooms, bookings, customer }) => {
    const stranger = await signUp(backend);
    const room = await rooms.create();
    for (const [day, person] of [customer, stranger].entries()) {
      const { id } = await bookings.create(person, room, 5 + day, 5 + day);
      await bookings.move(id, 'approved');
      await untilUnread(backend, person, 1);
    }
    const theirs = await notesOf(backend, customer);
    const own = await notesOf(backend, stranger);
    expect(theirs).toMatchObject([{ type: 'bookingApproved', read: false }]);

    const ids = [...theirs.map(({ id }) => id), randomUUID()];
    for (const id of ids) {
      const sent = { path: { id }, json: { read: true }, token: stranger.token };
      expect(await backend.ok(api.notifications.markRead, sent)).toEqual({ count: 1 });
    }
    expect(await notesOf(backend, customer)).toEqual(theirs);
    expect(await notesOf(backend, stranger)).toEqual(own);
    expect(await backend.ok(api.notifications.count, { token: customer.token })).toEqual({
      count: 1,
    });
  });
});

test.describe('fields that are the server’s', () => {
  const presumed = {
    userId: 'somebody',
    status: 'approved',
    id: 'mine',
    pk: 'ROOM#1',
    role: 'admin',
  };

  test('make nobody an admin', async ({ backend, customer }) => {
    const { token } = await backend.ok(api.auth.register, {
      json: { ...registration(), ...presumed, passwordHash: 'x' },
    });
    expect(claimsOf(token).role).toBe('user');
    const form = new FormData();
    form.set('firstName', 'Keza');
    for (const [name, value] of Object.entries(presumed)) form.set(name, value);
    const account = await backend.ok(api.account.update, { form, token: customer.token });
    expect(account).toMatchObject({ role: 'user', userId: customer.userId });
    expect(claimsOf(account.token)).toMatchObject({ role: 'user', userId: customer.userId });
  });

  test('approve no booking, and give it to nobody', async ({ backend, rooms, customer }) => {
    const room = await rooms.create();
    const booking = await backend.ok(api.bookings.create, {
      json: { ...requestFor(room, 5, 5), ...presumed, approvedBy: 'me' },
      token: customer.token,
    });
    expect(booking).toMatchObject({ status: 'pending', userId: customer.userId });
    expect(booking.id).not.toBe('mine');
    await backend.ok(api.bookings.cancel, { path: { id: booking.id }, token: customer.token });
  });

  test('change no counter or rating of a room', async ({ backend, rooms, admin }) => {
    const form = roomForm({ ...roomFields, live: '9', version: '7', id: 'mine' });
    form.set('rating', '{"average":5,"count":99}');
    const room = await backend.ok(api.rooms.create, { form, token: admin.token });
    expect(room).toMatchObject({ version: 1 });
    expect(room.id).not.toBe('mine');
    expect(room).not.toHaveProperty('rating');
    expect((await rooms.remove(room.id)).status, 'it has no live bookings').toBe(200);
  });
});

test.describe('headers and paths', () => {
  /** Enough parent folders to leave any folder that a site may lie in. */
  const UP = '/..'.repeat(8);

  test('carry nothing into an answer', async ({ backend, rooms, customer }) => {
    const room = await rooms.create();
    const answer = await backend.call(api.rooms.get, {
      path: { id: room.id },
      headers: {
        'x-request-id': 'forged',
        'x-forwarded-host': 'evil.example.com',
        'x-original-url': '/book',
        'x-http-method-override': 'DELETE',
        origin: 'https://evil.example.com',
      },
    });
    expect(answer.status).toBe(200);
    expect(JSON.stringify([...answer.headers])).not.toMatch(/forged|evil/);
    expect((await backend.call(api.rooms.get, { path: { id: room.id } })).status).toBe(200);

    const key = { 'idempotency-key': 'a b; c' };
    expectRefusal(
      await backend.call(api.bookings.create, {
        json: requestFor(room, 5, 5),
        headers: key,
        token: customer.token,
      }),
      'invalidKey',
    );
  });

  test('meet no key with any id', async ({ backend, admin: { token } }) => {
    const rows = [api.rooms.get, api.rooms.remove, api.bookings.get];
    for (const id of ['ROOM#1', 'a/../b', '%2e%2e', "' OR ''='", 'é', 'a\u0000', ' ']) {
      for (const row of rows) {
        const { status } = await backend.call(row, { path: { id }, token });
        expect([400, 404], `${row.name} of ${JSON.stringify(id)}`).toContain(status);
      }
    }
    for (const id of ['..', '%2e%2e', '..%2f..', '..%5c..']) {
      for (const { name, method, path } of rows) {
        const asked = `/backend${path.replace('{id}', id)}`;
        const { status } = await backend.asWritten(asked, { method, token });
        // API Gateway itself answers 403 where it makes of the dots a path that it does not know.
        expect([400, 403, 404], `${name} of ${id}, just as it is`).toContain(status);
      }
    }
  });

  test('lead out of nothing', async ({ backend }) => {
    const nowhere = await backend.asWritten('/no-such-page');
    for (const path of [
      '/../package.json',
      '/assets/../../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/..%5cpackage.json',
      '/docs/../package.json',
      '/docs/..%2f..%2fpackage.json',
      '/images/rooms/../../package.json',
      '/backend/../package.json',
      `${UP}/etc/passwd`,
      `${UP.replaceAll('.', '%2e')}/etc/passwd`,
      `/images${UP}/etc/passwd`,
      `/images/${UP.slice(1).replaceAll('/', '%2f')}%2fetc%2fpasswd`,
      '//etc/passwd',
      '/images/%00',
      '/%ff',
    ]) {
      const { status, text } = await backend.asWritten(path);
      expect(text, path).not.toMatch(/root:|"private"/);
      expect(status, path).toBeLessThan(500);
      if (status !== 200) continue;
      expect(text, `${path} is the page that all addresses have`).toBe(nowhere.text);
    }
  });
});

/** As fast as can be: at its best it takes seconds, in which the server ends the connection that the test has open. */
const brotli = (bytes: Uint8Array | string) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

test.describe('a bomb', () => {
  test('of ten thousand form fields is refused or ignored', async ({ backend, admin }) => {
    const form = roomForm({ ...roomFields, name: '' });
    for (let index = 0; index < 10_000; index += 1) form.append(`field${index}`, 'x');
    const answer = await backend.call(api.rooms.create, { form, token: admin.token });
    expectRefusal(answer, 'malformedForm');
  });

  test('of one field ten thousand times is refused', async ({ backend, admin }) => {
    const send = (times: number) => {
      const form = roomForm(roomFields);
      for (let index = 0; index < times; index += 1) form.append('name', 'x');
      return backend.call(api.rooms.create, { form, token: admin.token });
    };
    expectRefusal(await send(1), 'notText', undefined, 'name');
    expectRefusal(await send(10_000), 'malformedForm');
  });

  test('of nested JSON is refused', async ({ backend, customer }) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `{"coldRoomId":${open.repeat(9_000)}1${close.repeat(9_000)}}`;
      const raw = { type: 'application/json', body: deep };
      const answer = await backend.call(api.bookings.create, { raw, token: customer.token });
      expect(answer.status).toBe(400);
    }
  });

  test('that is compressed is never unpacked', async ({ backend, customer, admin: { token } }) => {
    const { email, password } = customer;
    const small = JSON.stringify({ email, password });
    const form = new Response(roomForm({ ...roomFields, name: 'x'.repeat(2e7) }));
    const type = form.headers.get('content-type') ?? '';
    const bytes = await form.bytes();
    for (const [encoding, compress] of [
      ['gzip', gzipSync],
      ['deflate', deflateSync],
      ['br', brotli],
    ] as const) {
      const headers = { 'content-encoding': encoding };
      // Unpacked, the small one would sign its customer in, and the large one be answered 413.
      for (const body of [small, small.padEnd(2e7)].map((text) => new Uint8Array(compress(text)))) {
        const raw = { type: 'application/json', body };
        expectRefusal(await backend.call(api.auth.login, { raw, headers }), 'malformedJson');
      }
      const raw = { type, body: new Uint8Array(compress(bytes)) };
      const answer = await backend.call(api.rooms.create, { raw, headers, token });
      expectRefusal(answer, 'malformedForm');
    }
  });

  test('in an archive is no picture', async ({ backend, admin }) => {
    const form = roomForm(roomFields);
    const archive = Buffer.concat([Buffer.from('504b0304', 'hex'), gzipSync(Buffer.alloc(1e6))]);
    form.set('image', fileOf(archive, 'image/png'), 'room.png');
    const answer = await backend.call(api.rooms.create, { form, token: admin.token });
    expectRefusal(answer, 'imageType');
  });
});

test('a name of HTML or a formula is kept as it was typed, and answered as JSON', async ({
  backend,
  rooms,
}) => {
  for (const name of [
    '<img src=x onerror=alert(1)>',
    '=HYPERLINK("http://example.com")',
    '{{7*7}}',
  ]) {
    const { id } = await rooms.create({ name });
    const answer = await backend.call(api.rooms.get, { path: { id } });
    expect(answer.body).toMatchObject({ name });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a wrong password and an unknown address are told apart by nothing', async ({
  backend,
  customer,
}) => {
  const answers = await Promise.all(
    [customer.email, `${randomUUID()}@example.com`].map((email) =>
      backend.call(api.auth.login, { json: { email, password: 'not the one' } }),
    ),
  );
  for (const answer of answers) expectRefusal(answer, 'invalidCredentials');
});
