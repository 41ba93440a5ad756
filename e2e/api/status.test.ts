import { api } from '#shared/api.ts';
import { errorBody } from '#shared/errors.ts';
import { expectRefusal } from '../support/backend.ts';
import { requestFor } from '../support/bookings.ts';
import { expect, test } from '../support/test.ts';

/** The refusal of a status change that does not exist. */
const cannot = (from: string, to: string) => ({
  status: 409,
  body: errorBody('transitionRefused', { from, to }),
});

test('an admin approves a booking, which holds its days still [S4.17, S7.15]', async ({
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create();
  const booking = await bookings.create(customer, room, 5, 6);
  const approved = await bookings.move(booking.id, 'Approved');
  expect(approved).toMatchObject({ status: 200, body: { ...booking, status: 'approved' } });
  expect((await bookings.ask(customer, requestFor(room, 6, 7))).status).toBe(409);
  const { history } = await backend.ok(api.bookings.get, {
    path: { id: booking.id },
    token: customer.token,
  });
  expect(history).toMatchObject([
    { to: 'pending' },
    { from: 'pending', to: 'approved', by: 'admin' },
  ]);
});

for (const [status, who] of [
  ['rejected', 'an admin'],
  ['cancelled', 'an admin'],
  ['cancelled', 'the customer'],
] as const) {
  test(`a booking ${status} by ${who} gives its days back [S7.18]`, async ({
    rooms,
    bookings,
    customer,
  }) => {
    const room = await rooms.create();
    const { id } = await bookings.create(customer, room, 5, 6);
    const ended =
      who === 'an admin' ? await bookings.move(id, status) : await bookings.cancel(customer, id);
    expect(ended).toMatchObject({ status: 200, body: { id, status } });
    await bookings.create(customer, room, 5, 6);
  });
}

test('a status reached already is answered again, and noted once [S7.18]', async ({
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  for (const status of ['approved', 'approved', 'cancelled', 'cancelled']) {
    expect(await bookings.move(id, status)).toMatchObject({ status: 200, body: { status } });
  }
  expect((await bookings.cancel(customer, id)).status).toBe(200);
  const { history } = await backend.ok(api.bookings.get, {
    path: { id },
    token: customer.token,
  });
  expect(history.map(({ to }) => to)).toEqual(['pending', 'approved', 'cancelled']);
});

test('an ended booking never comes back [S4.18]', async ({ rooms, bookings, customer }) => {
  const room = await rooms.create();
  for (const ended of ['rejected', 'cancelled']) {
    const { id } = await bookings.create(customer, room, 5, 6);
    await bookings.move(id, ended);
    expect(await bookings.move(id, 'approved')).toMatchObject(cannot(ended, 'approved'));
    expect(await bookings.move(id, 'pending')).toMatchObject(cannot(ended, 'pending'));
  }
});

test('nobody makes a booking completed, expired or pending by hand', async ({
  rooms,
  bookings,
  customer,
}) => {
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  for (const status of ['completed', 'expired']) {
    expect(await bookings.move(id, status)).toMatchObject(cannot('pending', status));
  }
  await bookings.move(id, 'approved');
  for (const status of ['pending', 'rejected', 'expired']) {
    expect(await bookings.move(id, status)).toMatchObject(cannot('approved', status));
  }
});

test('a customer cancels until the day before, an admin also later [S4.18]', async ({
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create();
  const today = await bookings.create(customer, room, 0, 1);
  const late = await bookings.cancel(customer, today.id);
  expectRefusal(late, 'transitionTooLate', { from: 'pending', to: 'cancelled', by: 'customer' });
  expect((await bookings.move(today.id, 'cancelled')).status).toBe(200);
  const tomorrow = await bookings.create(customer, room, 1, 1);
  expect((await bookings.cancel(customer, tomorrow.id)).status).toBe(200);
});

test('a status that there is not is refused', async ({ rooms, bookings, customer }) => {
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  for (const status of ['paid', '']) {
    expect(await bookings.move(id, status)).toMatchObject({
      status: 400,
      body: { field: 'status' },
    });
  }
  expectRefusal(await bookings.move('no id', 'approved'), 'notId', undefined, 'id');
});
