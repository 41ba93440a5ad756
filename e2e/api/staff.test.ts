import { randomUUID } from 'node:crypto';
import { api } from '#shared/api.ts';
import { monthOf, todayInKigali } from '#shared/days.ts';
import { errors } from '#shared/errors.ts';
import { expectRefusal } from '../support/backend.ts';
import { inDays, requestFor } from '../support/bookings.ts';
import { untilArriving } from '../support/outboxWaits.ts';
import { expect, test } from '../support/test.ts';

/** A telephone number that nobody else of these tests has. */
const somePhone = (): string => `+25078${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

test('a room is closed for days, not where it is booked, and reopened', async ({
  backend,
  rooms,
  bookings,
  customer,
  admin,
}) => {
  const room = await rooms.create();
  const booking = await bookings.create(customer, room, 3, 4);
  const close = (from: number, to: number, token = admin.token) =>
    backend.call(api.closures.create, {
      json: {
        coldRoomId: room.id,
        startDate: inDays(from),
        endDate: inDays(to),
        reason: 'maintenance',
      },
      token,
    });
  expectRefusal(await close(1, 2, customer.token), 'adminOnly');
  const refused = await close(1, 5);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'daysHeld',
    params: { held: [{ bookingId: booking.id, number: booking.number, startDate: inDays(3) }] },
  });
  const closed = await close(1, 2);
  const { id } = closed.body as { id: string };
  const range = { startDate: inDays(0), endDate: inDays(6) };
  const query = { ...range, rooms: room.id };
  const timeline = await backend.ok(api.timeline.get, { query, token: admin.token });
  expect(timeline.rooms).toMatchObject([
    {
      id: room.id,
      stays: [{ id: booking.id, days: [3, 4] }],
      closures: [{ days: [1, 2] }],
    },
  ]);
  await backend.ok(api.closures.reopen, { path: { id }, json: {}, token: admin.token });
  const calendar = await backend.ok(api.rooms.calendar, { path: { id: room.id }, query: range });
  expect(calendar.taken).toEqual([inDays(3), inDays(4)]);
});

test('somebody who calls is booked for, found by number, noted, checked in and out, and joined to an account', async ({
  backend,
  rooms,
  admin,
}) => {
  const [room, phoneNumber, token] = [await rooms.create(), somePhone(), admin.token];
  const caller = await backend.ok(api.people.create, {
    json: { firstName: 'Keza', lastName: 'Caller', phoneNumber },
    token,
  });
  const path = { id: caller.userId };
  const booking = await backend.ok(api.bookings.bookFor, {
    json: { ...requestFor(room, 0, 1), userId: caller.userId, status: 'approved' },
    token,
  });
  const listed = await backend.ok(api.people.bookings, { path, query: {}, token });
  expect(listed.map(({ id }) => id)).toEqual([booking.id]);
  const note = await backend.ok(api.people.addNote, {
    path,
    json: { text: 'Calls early.' },
    token,
  });
  const person = await backend.ok(api.people.get, { path, token });
  expect(person).toMatchObject({ notes: [{ text: 'Calls early.' }], balance: { paid: 0 } });
  await backend.ok(api.people.removeNote, { path: { ...path, noteId: note.id }, token });

  const find = async (text: string) =>
    backend.ok(api.search.find, { query: { text }, token: admin.token });
  expect((await find(booking.number ?? '')).bookings).toMatchObject([{ id: booking.id }]);
  // Who is found by number is listed a moment later.
  const byPhone = async () => (await find(phoneNumber.replace('+250', '0'))).people;
  await expect.poll(byPhone).toMatchObject([{ userId: caller.userId }]);

  const check = async (presence: string) =>
    backend.ok(api.bookings.setPresence, { path: { id: booking.id }, json: { presence }, token });
  expect(await check('in')).toHaveProperty('checkedIn');
  expect(await check('out')).toHaveProperty('checkedOut');

  const json = {
    firstName: 'Keza',
    lastName: 'Caller',
    phoneNumber,
    email: `test-${randomUUID()}@example.com`,
    password: 'Gisenyi#2027',
  };
  const { token: own } = await backend.ok(api.auth.register, { json });
  const { userId } = await backend.ok(api.account.get, { token: own });
  const joined = { path: { id: userId }, json: { callerId: caller.userId }, token };
  expect(await backend.ok(api.people.join, joined)).toMatchObject({ userId });
  const theirs = await backend.ok(api.people.bookings, { path: { id: userId }, query: {}, token });
  expect(theirs).toMatchObject([{ id: booking.id }]);
});

test('today lists who arrives, and only the staff reads it', async ({
  backend,
  rooms,
  bookings,
  customer,
  admin,
}) => {
  const room = await rooms.create();
  const { id } = await bookings.create(customer, room, 0, 1);
  expect((await bookings.move(id, 'approved')).status).toBe(200);
  await untilArriving(backend, admin, room);
  const asked = { query: {}, token: customer.token };
  expectRefusal(await backend.call(api.timeline.day, asked), 'staffOnly');
});

test('settings of the house are changed, and the journal tells what they were', async ({
  backend,
  admin,
  customer,
}) => {
  const token = admin.token;
  const before = await backend.ok(api.house.get, { token });
  const change = (json: object, by = token) => backend.call(api.house.change, { json, token: by });
  expectRefusal(await change(before, customer.token), 'adminOnly');
  const merchantName = `Made-up ${randomUUID()}`;
  /** Saves over what is there, also where another test saves something meanwhile. */
  const save = async (fields: object) => {
    for (;;) {
      const now = await backend.ok(api.house.get, { token });
      const answer = await change({ ...now, ...fields });
      if (answer.status !== errors.staleHouse.status) return answer;
    }
  };
  expect((await save({ merchantName })).body).toMatchObject({ merchantName });
  // Whoever still has what was there before undoes nothing.
  expectRefusal(await change({ ...before, merchantName: 'Of a page left open' }), 'staleHouse');
  expect((await save({ merchantName: before.merchantName })).status).toBe(200);
  const month = monthOf(todayInKigali());
  const query = { thingId: 'house', month };
  const lines = await backend.ok(api.journal.list, { query, token });
  const told = lines.filter(({ changes = [] }) =>
    changes.some(({ from, to }) => [from, to].includes(merchantName)),
  );
  expect(told.map(({ act }) => act)).toEqual(['houseChanged', 'houseChanged']);
  expectRefusal(
    await backend.call(api.journal.list, { query, token: customer.token }),
    'adminOnly',
  );
});

test('the team is listed to admins, who invite and withdraw', async ({
  backend,
  admin,
  customer,
}) => {
  const token = admin.token;
  const team = await backend.ok(api.team.list, { token });
  expect(team.map(({ userId }) => userId)).toContain(admin.userId);
  expectRefusal(await backend.call(api.team.list, { token: customer.token }), 'adminOnly');
  const json = { email: `test-${randomUUID()}@example.com`, role: 'operator' };
  const { id } = await backend.ok(api.team.invite, { json, token });
  const ids = async () =>
    (await backend.ok(api.team.invitations, { token })).map((invitation) => invitation.id);
  await expect.poll(ids).toContain(id);
  await backend.ok(api.team.withdrawInvitation, { path: { id }, token });
  await expect.poll(ids).not.toContain(id);
});
