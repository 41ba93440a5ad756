import { randomUUID } from 'node:crypto';
import { api } from '#shared/api.ts';
import type { Booking } from '#shared/booking.ts';
import { expectRefusal } from '../support/backend.ts';
import { inDays, requestFor } from '../support/bookings.ts';
import { signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Sends that many attempts at once. */
const atOnce = <T>(count: number, attempt: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => attempt(index)));

test('twenty who want the same days at once: one has them [S4.11]', async ({
  backend,
  rooms,
  bookings,
}) => {
  const room = await rooms.create();
  const people = [await signUp(backend), await signUp(backend), await signUp(backend)];
  const answers = await atOnce(20, (index) => {
    const person = people[index % people.length];
    if (!person) throw new Error('There is nobody');
    // All overlap on the tenth day.
    return bookings.ask(person, requestFor(room, 10 - (index % 4), 10 + (index % 3)));
  });
  const won = answers.filter(({ status }) => status === 201);
  expect(won).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === 201) continue;
    expect(answer).toMatchObject({
      status: 409,
      body: { code: expect.stringMatching(/^(daysTaken|ownBooking)$/) as unknown },
    });
  }
  const [winner] = won.map(({ body }) => body as Booking);
  const query = { startDate: inDays(0), endDate: inDays(30) };
  const { taken } = await backend.ok(api.rooms.calendar, { path: { id: room.id }, query });
  expect([taken[0], taken.at(-1)]).toEqual([winner?.startDate, winner?.endDate]);
});

test('one request sent twenty times at once books once, and all are told so', async ({
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create();
  // Several rounds, since how the requests fall together is left to chance.
  for (const day of [5, 6, 7, 8]) {
    const [request, key] = [requestFor(room, day, day), randomUUID()];
    const answers = await atOnce(20, () => bookings.ask(customer, request, key));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const ids = new Set(answers.map(({ body }) => (body as Booking).id));
    expect(ids.size).toBe(1);
  }
  expect(await backend.ok(api.bookings.listMine, { token: customer.token })).toHaveLength(4);
});

test('a key answers the same again, also after the booking has moved on', async ({
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create();
  const [request, key] = [requestFor(room, 5, 6), randomUUID()];
  const first = await bookings.ask(customer, request, key);
  const { id } = first.body as Booking;
  expect((await bookings.ask(customer, request, key)).body).toMatchObject({ id });
  await bookings.cancel(customer, id);
  const again = await bookings.ask(customer, request, key);
  expect(again).toMatchObject({ status: 201, body: { id } });
});

test('a key that was used for another request is refused', async ({
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create();
  const key = randomUUID();
  expect((await bookings.ask(customer, requestFor(room, 5, 6), key)).status).toBe(201);
  const other = await bookings.ask(customer, requestFor(room, 8, 9), key);
  expectRefusal(other, 'keyReused');
});

test('a key is of its customer only', async ({ backend, rooms, bookings, customer }) => {
  const room = await rooms.create();
  const key = randomUUID();
  expect((await bookings.ask(customer, requestFor(room, 5, 6), key)).status).toBe(201);
  const other = await signUp(backend);
  const answer = await bookings.ask(other, requestFor(room, 8, 9), key);
  expect(answer).toMatchObject({ status: 201, body: { userId: other.userId } });
});

test('a refused request leaves its key free', async ({ rooms, bookings, customer }) => {
  const room = await rooms.create();
  const key = randomUUID();
  const request = requestFor(room, 5, 6);
  const wrong = await bookings.ask(customer, { ...request, totalPrice: 1 }, key);
  expectRefusal(wrong, 'priceChanged');
  expect((await bookings.ask(customer, request, key)).status).toBe(201);
});

for (const key of ['with blanks', 'x'.repeat(129), 'a/b']) {
  test(`a key is not ${key.slice(0, 20)}`, async ({ rooms, bookings, customer }) => {
    const room = await rooms.create();
    const answer = await bookings.ask(customer, requestFor(room, 5, 6), key);
    expectRefusal(answer, 'invalidKey');
  });
}

test('approving against rejecting: one of them happens', async ({ rooms, bookings, customer }) => {
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  const answers = await atOnce(8, (index) =>
    bookings.move(id, index % 2 === 0 ? 'approved' : 'rejected'),
  );
  const reached = new Set(
    answers.filter(({ status }) => status === 200).map(({ body }) => (body as Booking).status),
  );
  expect(reached.size).toBe(1);
  expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
});

test('no more than five wait, however many are asked for at once', async ({
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create();
  const answers = await atOnce(8, (index) =>
    bookings.ask(customer, requestFor(room, 5 + index, 5 + index)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(5);
  expect(statuses.filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
  for (const answer of answers) {
    if (answer.status === 409) expectRefusal(answer, 'tooManyPending');
  }
});

test('booking against deleting: the room is gone, or the booking stands in it', async ({
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create();
  const [removed, ...asked] = await Promise.all([
    rooms.remove(room.id),
    ...[5, 7, 9].map((day) => bookings.ask(customer, requestFor(room, day, day))),
  ]);
  const { status } = await backend.call(api.rooms.get, { path: { id: room.id } });
  const booked = asked.some((answer) => answer.status === 201);
  expect([removed.status, status, booked]).toEqual(booked ? [409, 200, true] : [200, 404, false]);
});
