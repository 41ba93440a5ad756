import { api } from '#shared/api.ts';
import { errorBody, type ErrorBody } from '#shared/errors.ts';
import type { Room } from '#shared/room.ts';
import { expectErrorBody, expectRefusal } from '../support/backend.ts';
import { inDays } from '../support/bookings.ts';
import { roomFields, roomForm } from '../support/rooms.ts';
import { expect, test } from '../support/test.ts';

const unknown = { id: 'no-such-room' };

test.describe('a new room', () => {
  test('is answered as it is stored, and shown to everybody [S3.1, S3.7, S5.17, S7.6, S7.7, S9.9]', async ({
    backend,
    rooms,
  }) => {
    const room = await rooms.create({ roomType: 'warehouse', latitude: '-1.5', longitude: '29.6' });
    expect(room).toMatchObject({
      name: 'Test room',
      price: 1_000.5,
      capacity: 20,
      size: 600,
      feature: ['Backup power', 'Loading dock'],
      roomType: 'Ware House',
      status: 'available',
      description: '',
      temperatureRange: '2°C - 8°C',
      humidityControl: false,
      accessControl: false,
      latitude: -1.5,
      longitude: 29.6,
      version: 1,
    });
    expect(room.image).toBeUndefined();
    expect(await backend.ok(api.rooms.get, { path: { id: room.id } })).toEqual(room);
  });

  test('has all that the form says [S2.117, S3.1]', async ({ rooms }) => {
    const extras = {
      description: 'Near the market.\nOpen at night.',
      temperatureRange: '-18°C - -10°C',
      humidityControl: 'true',
      accessControl: 'true',
    };
    const room = await rooms.create({ ...extras, feature: 'Alarm, Dock, Alarm' });
    expect(room).toMatchObject({ ...extras, humidityControl: true, accessControl: true });
    expect(room.feature).toEqual(['Alarm', 'Dock']);
  });

  const wrong: [string, string, ErrorBody][] = [
    ['name', '', errorBody('required')],
    ['price', '-1', errorBody('tooSmall', { min: 0 })],
    ['price', '1.005', errorBody('tooManyDecimals')],
    ['price', 'cheap', errorBody('notNumber')],
    ['capacity', '0', errorBody('tooSmall', { min: 1 })],
    ['size', '', errorBody('required')],
    ['feature', '[]', errorBody('required')],
    ['roomType', 'garage', errorBody('notRoomType')],
    ['status', 'closed', errorBody('notOneOf', { options: ['available', 'unavailable'] })],
    ['image', 'a word', errorBody('notFile')],
  ];
  test('is refused with a field that is wrong, which is named', async ({ backend, admin }) => {
    for (const [field, value, body] of wrong) {
      const form = roomForm({ ...roomFields, [field]: value });
      const answer = await backend.call(api.rooms.create, { form, token: admin.token });
      expectErrorBody(answer, { ...body, field });
    }
  });
});

test.describe('a change', () => {
  test('touches what it names, and nothing else [S7.9]', async ({ backend, rooms }) => {
    const room = await rooms.create({ latitude: '-1.5', longitude: '29.6' });
    const changed = await rooms.update(room.id, { price: '2000', latitude: '', longitude: '' });
    const { latitude, longitude, ...rest } = room;
    expect([latitude, longitude]).toEqual([-1.5, 29.6]);
    expect(changed).toEqual({ ...rest, price: 2_000, version: 2 });
    expect(await backend.ok(api.rooms.get, { path: { id: room.id } })).toEqual(changed);
  });

  test('of an older version is refused', async ({ backend, rooms, admin }) => {
    const room = await rooms.create();
    const version = String(room.version);
    await rooms.update(room.id, { name: 'First', version });
    const answer = await backend.call(api.rooms.update, {
      path: { id: room.id },
      form: roomForm({ name: 'Second', version }),
      token: admin.token,
    });
    expectRefusal(answer, 'staleRoom');
    expect((await backend.ok(api.rooms.get, { path: { id: room.id } })).name).toBe('First');
  });

  test('of one version is made once, however many try', async ({ backend, rooms, admin }) => {
    const room = await rooms.create();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) =>
        backend.call(api.rooms.update, {
          path: { id: room.id },
          form: roomForm({ name, version: '1' }),
          token: admin.token,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('cannot empty a field that a room must have', async ({ backend, rooms, admin }) => {
    const { id } = await rooms.create();
    const form = roomForm({ name: '' });
    const answer = await backend.call(api.rooms.update, { path: { id }, form, token: admin.token });
    expectRefusal(answer, 'required', undefined, 'name');
  });

  test('of a room that is not there is answered 404', async ({ backend, admin }) => {
    const form = roomForm({ name: 'Ghost' });
    const answer = await backend.call(api.rooms.update, {
      path: unknown,
      form,
      token: admin.token,
    });
    expectRefusal(answer, 'roomNotFound');
    expect((await backend.call(api.rooms.get, { path: unknown })).status).toBe(404);
  });
});

test.describe('deleting a room', () => {
  test('takes it off the list [S7.10]', async ({ backend, rooms, admin }) => {
    const { id } = await rooms.create();
    const path = { id };
    expect(await backend.ok(api.rooms.remove, { path, token: admin.token })).toEqual({ id });
    expectRefusal(await backend.call(api.rooms.get, { path }), 'roomNotFound');
    expectRefusal(await rooms.remove(id), 'roomNotFound');
  });

  test('is refused while bookings hold its days', async ({ rooms, bookings, customer }) => {
    const room = await rooms.create();
    const booking = await bookings.create(customer, room, 5, 6);
    expectRefusal(await rooms.remove(room.id), 'roomHasBookings');
    await bookings.move(booking.id, 'approved');
    expectRefusal(await rooms.remove(room.id), 'roomHasBookings');
    await bookings.cancel(customer, booking.id);
    expect((await rooms.remove(room.id)).status).toBe(200);
  });
});

test.describe('one room', () => {
  test('that is not there is answered 404', async ({ backend }) => {
    expectRefusal(await backend.call(api.rooms.get, { path: unknown }), 'roomNotFound');
  });

  test('is asked for by an id, and nothing else', async ({ backend }) => {
    for (const id of ['ROOM#1', 'a b', '..%2f', 'é', 'x'.repeat(65)]) {
      const answer = await backend.call(api.rooms.get, { path: { id } });
      expectRefusal(answer, 'notId', undefined, 'id');
    }
  });
});

test.describe("a room's calendar", () => {
  test('shows the taken days, and not by whom', async ({ backend, rooms, bookings, customer }) => {
    const room = await rooms.create();
    await bookings.create(customer, room, 10, 12);
    await bookings.create(customer, room, 14, 14);
    const query = { startDate: inDays(11), endDate: inDays(20) };
    const { id, taken } = await backend.ok(api.rooms.calendar, { path: { id: room.id }, query });
    expect(id).toBe(room.id);
    expect(taken).toEqual([inDays(11), inDays(12), inDays(14)]);
  });

  test('refuses days in the wrong order, too many, or that do not exist', async ({
    backend,
    rooms,
  }) => {
    const { id } = await rooms.create();
    const ask = (startDate: string, endDate: string) =>
      backend.call(api.rooms.calendar, { path: { id }, query: { startDate, endDate } });
    expectRefusal(await ask(inDays(2), inDays(1)), 'reversedDates');
    expectRefusal(await ask(inDays(0), inDays(800)), 'calendarTooLong');
    expect((await ask(inDays(0), inDays(799))).status).toBe(200);
    expectRefusal(await ask('2027-02-30', '2027-03-01'), 'noSuchDay', undefined, 'startDate');
  });
});

test.describe('the rooms that are free', () => {
  test('on every day of a stay [S5.22]', async ({ backend, rooms, bookings, customer }) => {
    const taken = await rooms.create();
    const free = await rooms.create();
    const closed = await rooms.create({ status: 'unavailable' });
    const { id } = await bookings.create(customer, taken, 40, 42);
    const own = [taken.id, free.id, closed.id];
    const listed = async (from: number, to: number) => {
      const found: string[] = [];
      let query: Record<string, string> | undefined = {
        startDate: inDays(from),
        endDate: inDays(to),
      };
      while (query) {
        const { body, headers } = await backend.call(api.rooms.list, { query });
        found.push(...(body as Room[]).map((room) => room.id));
        const [, next] = /^<\?([^>]*)>/.exec(headers.get('link') ?? '') ?? [];
        query = next === undefined ? undefined : Object.fromEntries(new URLSearchParams(next));
      }
      return found.filter((found) => own.includes(found));
    };
    // The list follows the bookings a moment later, when the outbox has read the change.
    await expect.poll(() => listed(42, 45)).toEqual([free.id]);
    expect(await listed(43, 45)).toEqual([taken.id, free.id]);
    await bookings.cancel(customer, id);
    await expect.poll(() => listed(40, 42)).toEqual([taken.id, free.id]);
  });

  test('are the same when they are asked for anew', async ({ backend }) => {
    const ask = (query: Record<string, string>) =>
      backend.call(api.rooms.list, { query: { limit: '1', ...query } });
    const first = await ask({ fresh: '1' });
    expect(first.body).toEqual((await ask({})).body);
    const [, next = ''] = /^<\?([^>]*)>/.exec(first.headers.get('link') ?? '') ?? [];
    const page = Object.fromEntries(new URLSearchParams(next));
    expect(page).not.toHaveProperty('fresh');
    const second = await ask({ ...page, fresh: '2' });
    expect(second.status).toBe(200);
    expect(second.body).toEqual((await ask(page)).body);
  });

  test('are asked for with both days, in their order', async ({ backend }) => {
    const ask = (query: Record<string, string>) => backend.call(api.rooms.list, { query });
    const day = inDays(5);
    expectRefusal(await ask({ startDate: day }), 'required', undefined, 'endDate');
    expectRefusal(await ask({ endDate: day }), 'required', undefined, 'startDate');
    const reversed = await ask({ startDate: day, endDate: inDays(4) });
    expectRefusal(reversed, 'reversedDates');
    const past = await ask({ startDate: inDays(-1), endDate: day });
    expectRefusal(past, 'pastDate');
  });
});
