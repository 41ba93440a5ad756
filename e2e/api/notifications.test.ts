import { api } from '#shared/api.ts';
import type { Notification } from '#shared/notification.ts';
import type { Backend } from '../support/backend.ts';
import { expectRefusal } from '../support/backend.ts';
import { signUp, type Person } from '../support/people.ts';
import { NEWS_WITHIN_MS, Socket, socketUrl } from '../support/socket.ts';
import { expect, test } from '../support/test.ts';

const notesOf = (backend: Backend, { token }: Person): Promise<Notification[]> =>
  backend.ok(api.notifications.list, { token });

const countOf = async (backend: Backend, { token }: Person): Promise<number> =>
  (await backend.ok(api.notifications.count, { token })).count;

/** The customer's notifications, newest first, once there are that many. */
async function told(backend: Backend, person: Person, count: number): Promise<Notification[]> {
  await expect.poll(async () => (await notesOf(backend, person)).length).toBe(count);
  return notesOf(backend, person);
}

test('nobody who has done nothing has notifications', async ({ backend, customer }) => {
  expect(await notesOf(backend, customer)).toEqual([]);
  expect(await countOf(backend, customer)).toBe(0);
});

test('a customer hears what became of their bookings, newest first', async ({
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create();
  const approved = await bookings.create(customer, room, 5, 6);
  const rejected = await bookings.create(customer, room, 8, 9);
  await bookings.move(approved.id, 'approved');
  await told(backend, customer, 1);
  await bookings.move(rejected.id, 'rejected');
  expect(await told(backend, customer, 2)).toMatchObject([
    { type: 'bookingRejected', bookingId: rejected.id, read: false },
    {
      type: 'bookingApproved',
      bookingId: approved.id,
      coldRoomName: room.name,
      startDate: approved.startDate,
      endDate: approved.endDate,
      read: false,
    },
  ]);
  expect(await countOf(backend, customer)).toBe(2);
});

test('admins hear of a request, a cancellation, a message and a request for a call', async ({
  backend,
  rooms,
  bookings,
  customer,
  admin,
}) => {
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  await bookings.cancel(customer, id);
  const names = `Sender ${id.slice(0, 8)}`;
  const message = { names, email: customer.email };
  await backend.ok(api.contact.submitQuery, {
    json: { ...message, questions: 'Hello', acceptPrivacyPolicy: true },
  });
  await backend.ok(api.contact.submitQuery, { json: { ...message, question: 'Call me.' } });
  const heard = async () =>
    (await notesOf(backend, admin))
      .filter((note) => note.bookingId === id || note.names === names)
      .map(({ type }) => type)
      .sort();
  await expect
    .poll(heard)
    .toEqual(['bookingCancelled', 'bookingRequested', 'callbackRequest', 'contactMessage']);
});

test('notifications are read one by one, or all at once', async ({
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create();
  for (const day of [5, 6, 7]) {
    await bookings.move((await bookings.create(customer, room, day, day)).id, 'approved');
  }
  const [, second] = await told(backend, customer, 3);
  const { token } = customer;
  const path = { id: second?.id ?? '' };
  const one = { token, path, json: { read: true } };
  expect(await backend.ok(api.notifications.markRead, one)).toEqual({ count: 2 });
  expect(await backend.ok(api.notifications.markRead, one)).toEqual({ count: 2 });
  expect((await notesOf(backend, customer)).map(({ read }) => read)).toEqual([false, true, false]);
  const all = { token, json: { read: true } };
  expect(await backend.ok(api.notifications.markAllRead, all)).toEqual({ count: 0 });
  expect((await notesOf(backend, customer)).map(({ read }) => read)).toEqual([true, true, true]);
});

test("nobody reads another's notifications, or marks them", async ({
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  await bookings.move(id, 'approved');
  const [note] = await told(backend, customer, 1);
  const stranger = await signUp(backend);
  expect(await notesOf(backend, stranger)).toEqual([]);
  const sent = { token: stranger.token, path: { id: note?.id ?? '' }, json: { read: true } };
  expect(await backend.ok(api.notifications.markRead, sent)).toEqual({ count: 0 });
  expect(await countOf(backend, customer)).toBe(1);
});

test('a notification cannot be marked as unread', async ({ backend, customer }) => {
  const sent = { token: customer.token, path: { id: 'any' }, json: { read: false } };
  const answer = await backend.call(api.notifications.markRead, sent);
  expectRefusal(answer, 'notTrue', undefined, 'read');
});

test.describe('a socket', () => {
  test('is refused without a token, with a wrong one, and where there is none [S7.23]', async ({
    backend,
    customer,
  }) => {
    expect(await Socket.refusal(await socketUrl(backend, {}))).toBe(401);
    expect(await Socket.refusal(await socketUrl(backend, { token: 'wrong' }))).toBe(401);
    const cut = customer.token.slice(0, -4);
    expect(await Socket.refusal(await socketUrl(backend, { token: cut }))).toBe(401);
  });

  test('answers a ping with a pong, and nothing else with anything', async ({
    backend,
    customer,
  }) => {
    const socket = await Socket.open(backend, customer.token);
    socket.say('hello');
    socket.say('{"action":"$connect"}');
    socket.say('ping');
    await expect.poll(() => socket.told).toEqual(['pong']);
    socket.close();
  });

  test('tells how many notifications are unread, on each tab that is open [S3.28]', async ({
    backend,
    rooms,
    bookings,
    customer,
  }) => {
    const sockets = [
      await Socket.open(backend, customer.token),
      await Socket.open(backend, customer.token),
    ];
    const stranger = await Socket.open(backend, (await signUp(backend)).token);
    const room = await rooms.create();
    for (const [index, day] of [5, 6].entries()) {
      const { id } = await bookings.create(customer, room, day, day);
      await bookings.move(id, 'approved');
      for (const socket of sockets) {
        await expect.poll(() => socket.counts.at(-1), { timeout: NEWS_WITHIN_MS }).toBe(index + 1);
      }
    }
    sockets[0]?.close();
    await bookings.move((await bookings.create(customer, room, 9, 9)).id, 'rejected');
    await expect.poll(() => sockets[1]?.counts.at(-1)).toBe(3);
    expect(sockets[0]?.counts.at(-1)).toBe(2);
    expect(stranger.told).toEqual([]);
    sockets[1]?.close();
    stranger.close();
  });

  test('tells every admin of a new request without being asked [S7.23]', async ({
    backend,
    rooms,
    bookings,
    customer,
    admin,
  }) => {
    const room = await rooms.create();
    const socket = await Socket.open(backend, admin.token);
    await bookings.create(customer, room, 5, 6);
    await expect.poll(() => socket.counts.length, { timeout: NEWS_WITHIN_MS }).toBeGreaterThan(0);
    socket.close();
  });
});
