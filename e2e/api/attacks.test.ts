import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { api, endpoints } from '#shared/api.ts';
import { messages, refusals } from '#shared/messages.ts';
import { expectRefusal } from '../support/backend.ts';
import { requestFor } from '../support/bookings.ts';
import { claimsOf, registration, signUp } from '../support/people.ts';
import { fileOf } from '../support/pictures.ts';
import { roomFields, roomForm } from '../support/rooms.ts';
import { expect, test } from '../support/test.ts';

test.describe('somebody else’s booking', () => {
  const bodies: Partial<Record<string, object>> = {
    'bookings.updateGoods': { productType: 'Stolen goods', weight: 1 },
    'bookings.rate': { stars: 1 },
  };
  const ofOneBooking = endpoints.filter(
    ({ path, access }) => path.startsWith('/book/{id}') && access === 'user',
  );

  for (const row of ofOneBooking) {
    test(`is not there for ${row.name}`, async ({ backend, rooms, bookings, customer, admin }) => {
      const { id } = await bookings.create(customer, await rooms.create(), 5, 5);
      const stranger = await signUp(backend);
      const json = bodies[row.name];
      const sent = { path: { id }, token: stranger.token, ...(json && { json }) };
      expectRefusal(await backend.call(row, sent), 404, refusals.bookingNotFound);
      const after = await backend.ok(api.bookings.get, { path: { id }, token: admin.token });
      expect(after).toMatchObject({ status: 'pending', history: [{ to: 'pending' }] });
      expect(after).not.toHaveProperty('productType', 'Stolen goods');
    });
  }

  test('nor are its customer’s notifications', async ({ backend, customer }) => {
    const stranger = await signUp(backend);
    const { status } = await backend.call(api.notifications.markRead, {
      path: { id: randomUUID() },
      json: { read: true },
      token: stranger.token,
    });
    expect([200, 404]).toContain(status);
    expect(await backend.ok(api.notifications.list, { token: customer.token })).toEqual([]);
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
      400,
      refusals.badIdempotencyKey,
    );
  });

  for (const id of ['ROOM#1', 'a/../b', '..', '%2e%2e', "' OR ''='", 'é', 'a\u0000', ' ']) {
    test(`an id of ${JSON.stringify(id)} meets no key`, async ({ backend, admin }) => {
      for (const row of [api.rooms.get, api.rooms.remove, api.bookings.get]) {
        const { status } = await backend.call(row, { path: { id }, token: admin.token });
        expect([400, 404], row.name).toContain(status);
      }
    });
  }

  for (const path of [
    '/images/..%2f..%2f..%2fetc/passwd',
    '/images/rooms/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/docs/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/images/%00',
    '/%ff',
  ]) {
    test(`${path} leads out of nothing`, async ({ backend }) => {
      const answer = await backend.fetch(path);
      expect(await answer.text()).not.toMatch(/root:|"private"/);
      expect(answer.status).toBeLessThan(500);
    });
  }
});

test.describe('a bomb', () => {
  test('of ten thousand form fields is refused or ignored', async ({ backend, admin }) => {
    const form = roomForm({ ...roomFields, name: '' });
    for (let index = 0; index < 10_000; index += 1) form.append(`field${index}`, 'x');
    const answer = await backend.call(api.rooms.create, { form, token: admin.token });
    expectRefusal(answer, 400, 'name: Required.', 'name');
  });

  test('of one field ten thousand times is refused', async ({ backend, admin }) => {
    const form = roomForm(roomFields);
    for (let index = 0; index < 10_000; index += 1) form.append('name', 'x');
    const answer = await backend.call(api.rooms.create, { form, token: admin.token });
    expectRefusal(answer, 400, 'name: Must be text.', 'name');
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

  test('that is compressed is never unpacked', async ({ backend }) => {
    const bytes = gzipSync(JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(5e6) }));
    const answer = await backend.call(api.auth.login, {
      raw: { type: 'application/json', body: bytes.toString('latin1') },
      headers: { 'content-encoding': 'gzip' },
    });
    expectRefusal(answer, 400, refusals.malformedJson);
  });

  test('in an archive is no picture', async ({ backend, admin }) => {
    const form = roomForm(roomFields);
    const archive = Buffer.concat([Buffer.from('504b0304', 'hex'), gzipSync(Buffer.alloc(1e6))]);
    form.set('image', fileOf(archive, 'image/png'), 'room.png');
    const answer = await backend.call(api.rooms.create, { form, token: admin.token });
    expectRefusal(answer, 400, refusals.imageType, 'image');
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
  for (const answer of answers) expectRefusal(answer, 401, messages.invalidCredentials);
});
