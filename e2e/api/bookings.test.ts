import { randomUUID } from 'node:crypto';
import { api } from '#shared/api.ts';
import { addMonths } from '#shared/days.ts';
import { errorBody, type ErrorBody } from '#shared/errors.ts';
import { successes } from '#shared/messages.ts';
import { services } from '#shared/services.ts';
import { expectErrorBody, expectRefusal } from '../support/backend.ts';
import { inDays, requestFor } from '../support/bookings.ts';
import { signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.describe('a booking', () => {
  test('is answered whole [S3.9, S3.13, S7.14, S7.17]', async ({
    backend,
    rooms,
    bookings,
    customer,
  }) => {
    const room = await rooms.create({ roomType: 'warehouse' });
    const json = {
      ...requestFor(room, 5, 7),
      roomType: 'Cold Room',
      service: 'storage',
      productType: 'Milk',
      weight: 1_200.5,
      userId: 'somebody else',
      status: 'approved',
    };
    const { status, body } = await bookings.ask(customer, json);
    expect(status).toBe(201);
    const { id } = body as { id: string };
    expect(body).toEqual({
      id,
      bookingId: id,
      number: expect.stringMatching(/^CR-[2-9A-Z]{5,6}$/),
      coldRoomId: room.id,
      coldRoomName: room.name,
      coldRoomLocation: room.location,
      userId: customer.userId,
      userName: customer.names,
      customerName: customer.names,
      startDate: inDays(5),
      endDate: inDays(7),
      status: 'pending',
      totalPrice: 3_001.5,
      roomType: 'Ware House',
      date: expect.any(String),
      service: 'storage',
      productType: 'Milk',
      weight: 1_200.5,
    });
    const { history, ...seen } = await backend.ok(api.bookings.get, {
      path: { id },
      token: customer.token,
    });
    expect(seen).toEqual(body);
    expect(history).toMatchObject([{ to: 'pending', by: 'customer', name: customer.names }]);
  });

  test('of more goods than its room holds is refused', async ({ rooms, bookings, customer }) => {
    const room = await rooms.create({ capacity: '3', unit: 'tons' });
    const heavy = { ...requestFor(room, 5, 6), weight: 99_999 };
    expectRefusal(await bookings.ask(customer, heavy), 'tooHeavy', { holds: '3 tons' });
    const { id } = await bookings.create(customer, room, 5, 6);
    expect(id).toBeTruthy();
  });

  test('takes its days, each and only once, and names them to whoever has them alone', async ({
    backend,
    rooms,
    bookings,
    customer,
  }) => {
    const room = await rooms.create();
    const { id, number } = await bookings.create(customer, room, 10, 14);
    const other = await signUp(backend);
    for (const [from, to] of [
      [10, 14],
      [8, 10],
      [14, 20],
      [11, 12],
      [1, 40],
    ] as const) {
      const request = requestFor(room, from, to);
      expectRefusal(await bookings.ask(other, request), 'daysTaken');
      const own = { bookingId: id, number: number ?? '' };
      expectRefusal(await bookings.ask(customer, request), 'ownBooking', own);
    }
    await bookings.create(customer, room, 9, 9);
    await bookings.create(customer, room, 15, 15);
  });

  test('is of its customer and of the admins, and of nobody else [S6.4, S7.12]', async ({
    backend,
    rooms,
    bookings,
    customer,
    admin,
  }) => {
    const { id } = await bookings.create(customer, await rooms.create(), 5, 5);
    const stranger = await signUp(backend);
    for (const row of [api.bookings.get, api.bookings.cancel]) {
      const answer = await backend.call(row, { path: { id }, token: stranger.token });
      expectRefusal(answer, 'bookingNotFound');
    }
    expect(await backend.ok(api.bookings.listMine, { token: stranger.token })).toEqual([]);
    const seen = await backend.ok(api.bookings.get, { path: { id }, token: admin.token });
    expect(seen).toMatchObject({ id, status: 'pending' });
  });

  test('that is not there is answered 404', async ({ backend, bookings, customer }) => {
    const path = { id: randomUUID() };
    for (const row of [api.bookings.get, api.bookings.cancel]) {
      const answer = await backend.call(row, { path, token: customer.token });
      expectRefusal(answer, 'bookingNotFound');
    }
    expectRefusal(await bookings.move(path.id, 'approved'), 'bookingNotFound');
  });

  test('keeps its price, name and place when the room changes', async ({
    backend,
    rooms,
    bookings,
    customer,
  }) => {
    const room = await rooms.create();
    const booking = await bookings.create(customer, room, 5, 6);
    await rooms.update(room.id, {
      price: '9999',
      name: 'Another name',
      location: 'Elsewhere',
      status: 'unavailable',
    });
    const { history, ...seen } = await backend.ok(api.bookings.get, {
      path: { id: booking.id },
      token: customer.token,
    });
    expect(history).toHaveLength(1);
    expect(seen).toEqual(booking);
    expect((await bookings.move(booking.id, 'approved')).status).toBe(200);
  });
});

test.describe('a booking is refused', () => {
  const cases: [string, Record<string, unknown>, ErrorBody][] = [
    ['in the past', { startDate: inDays(-1), endDate: inDays(1) }, errorBody('pastDate')],
    [
      'with its days reversed',
      { startDate: inDays(6), endDate: inDays(5) },
      errorBody('reversedDates'),
    ],
    [
      'for more than 366 days',
      { startDate: inDays(1), endDate: inDays(367) },
      errorBody('stayTooLong'),
    ],
    [
      'that ends more than 24 months ahead',
      { startDate: addMonths(inDays(2), 24), endDate: addMonths(inDays(2), 24) },
      errorBody('stayTooFarAhead'),
    ],
    [
      'on a day that does not exist',
      { startDate: '2027-02-30' },
      errorBody('noSuchDay', undefined, 'startDate'),
    ],
    ['without a last day', { endDate: undefined }, errorBody('required', undefined, 'endDate')],
    ['without a room', { coldRoomId: undefined }, errorBody('required', undefined, 'coldRoomId')],
    ['without a total', { totalPrice: undefined }, errorBody('required', undefined, 'totalPrice')],
    ['with a total of words', { totalPrice: 'x' }, errorBody('notNumber', undefined, 'totalPrice')],
    [
      'for a service that there is not',
      { service: 'catering' },
      errorBody('notOneOf', { options: services }, 'service'),
    ],
  ];
  test('on days that cannot be, and with what cannot be sent [S5.10]', async ({
    rooms,
    bookings,
    customer,
  }) => {
    const room = await rooms.create();
    for (const [what, change, body] of cases) {
      const answer = await bookings.ask(customer, { ...requestFor(room, 5, 6), ...change });
      expect(answer, what).toMatchObject({ body: { code: body.code } });
      expectErrorBody(answer, body);
    }
  });

  test('for another total than the room costs [S5.11]', async ({ rooms, bookings, customer }) => {
    const room = await rooms.create();
    const request = requestFor(room, 5, 6);
    for (const totalPrice of [0, request.totalPrice - 0.01, request.totalPrice * 2]) {
      const answer = await bookings.ask(customer, { ...request, totalPrice });
      expectRefusal(answer, 'priceChanged');
    }
    await rooms.update(room.id, { price: '1200' });
    const stale = await bookings.ask(customer, request);
    expectRefusal(stale, 'priceChanged');
  });

  test('for nothing [S5.9]', async ({ rooms, bookings, customer }) => {
    const room = await rooms.create({ price: '0' });
    const answer = await bookings.ask(customer, requestFor(room, 5, 6));
    expectRefusal(answer, 'totalZero');
  });

  test('of a room that is not open, or not there [S3.4]', async ({ rooms, bookings, customer }) => {
    const room = await rooms.create({ status: 'unavailable' });
    const request = requestFor(room, 5, 6);
    expectRefusal(await bookings.ask(customer, request), 'roomUnavailable');
    const nowhere = await bookings.ask(customer, { ...request, coldRoomId: 'no-such-room' });
    expectRefusal(nowhere, 'roomNotFound');
  });

  test('where five of the customer are waiting already [S9.17]', async ({
    rooms,
    bookings,
    customer,
  }) => {
    const room = await rooms.create();
    const waiting = [];
    for (const day of [1, 2, 3, 4, 5]) {
      waiting.push(await bookings.create(customer, room, day, day));
    }
    const sixth = requestFor(room, 6, 6);
    expectRefusal(await bookings.ask(customer, sixth), 'tooManyPending');
    await bookings.move(waiting[0]?.id ?? '', 'approved');
    expect((await bookings.ask(customer, sixth)).status).toBe(201);
    expectRefusal(await bookings.ask(customer, requestFor(room, 7, 7)), 'tooManyPending');
    await bookings.cancel(customer, waiting[1]?.id ?? '');
    expect((await bookings.ask(customer, requestFor(room, 7, 7))).status).toBe(201);
  });
});

test.describe('the longest stays', () => {
  test('are 366 days, and end 24 months from today [S9.17]', async ({
    rooms,
    bookings,
    customer,
  }) => {
    const room = await rooms.create();
    await bookings.create(customer, room, 1, 366);
    const lastDay = addMonths(inDays(0), 24);
    const request = { ...requestFor(room, 5, 5), startDate: lastDay, endDate: lastDay };
    expect((await bookings.ask(customer, request)).status).toBe(201);
  });
});

test.describe('the question whether a room is free', () => {
  test('is answered to everybody [S3.26, S6.2, S7.13]', async ({
    backend,
    rooms,
    bookings,
    customer,
  }) => {
    const room = await rooms.create();
    const ask = (from: number, to: number) => {
      const { coldRoomId, startDate, endDate } = requestFor(room, from, to);
      const json = { coldRoomId, startDate, endDate };
      return backend.call(api.bookings.availability, { json });
    };
    expect(await ask(5, 6)).toMatchObject({
      status: 200,
      body: { message: successes.availableForDates },
    });
    const { id } = await bookings.create(customer, room, 6, 8);
    expectRefusal(await ask(5, 6), 'daysTaken');
    expectRefusal(await ask(8, 9), 'daysTaken');
    expect((await ask(9, 9)).status).toBe(200);
    await bookings.cancel(customer, id);
    expect((await ask(5, 6)).status).toBe(200);
    expectRefusal(await ask(-1, 6), 'pastDate');
    expectRefusal(await ask(6, 5), 'reversedDates');
    await rooms.update(room.id, { status: 'unavailable' });
    expectRefusal(await ask(5, 6), 'roomUnavailable');
    await rooms.remove(room.id);
    expectRefusal(await ask(5, 6), 'roomNotFound');
  });
});
