import { randomUUID } from 'node:crypto';
import { api } from '#shared/api.ts';
import { expectRefusal } from '../support/backend.ts';
import { inDays, requestFor } from '../support/bookings.ts';
import { expect, test } from '../support/test.ts';

test('a booking gets other days once for each key, and an admin takes its answer back', async ({
  backend,
  rooms,
  bookings,
  customer,
  admin,
}) => {
  const room = await rooms.create();
  const { id } = await bookings.create(customer, room, 5, 6);
  const json = requestFor(room, 6, 8);
  const headers = { 'Idempotency-Key': randomUUID() };
  const sent = { path: { id }, json, token: customer.token, headers };
  const changed = await backend.ok(api.bookings.change, sent);
  expect(changed).toMatchObject({ ...json, status: 'pending' });
  expect(await backend.ok(api.bookings.change, sent)).toEqual(changed);
  const unkeyed = { ...sent, headers: { 'Idempotency-Key': 'not a key' } };
  expectRefusal(await backend.call(api.bookings.change, unkeyed), 'invalidKey');

  await bookings.move(id, 'approved');
  const later = { path: { id }, json: requestFor(room, 6, 9), token: customer.token };
  expectRefusal(await backend.call(api.bookings.change, later), 'changeByRequest');
  const from = (status: string, token: string) =>
    backend.call(api.bookings.reopen, { path: { id }, json: { from: status }, token });
  expectRefusal(await from('approved', customer.token), 'staffOnly');
  expectRefusal(await from('rejected', admin.token), 'reopenRefused', { status: 'approved' });
  expect(await from('approved', admin.token)).toMatchObject({ body: { status: 'pending' } });
  const { history } = await backend.ok(api.bookings.get, { path: { id }, token: customer.token });
  expect(history.map(({ by, moved }) => [by, moved?.to.endDate])).toEqual([
    ['customer', undefined],
    ['customer', inDays(8)],
    ['admin', undefined],
    ['admin', undefined],
  ]);
});

test('the customer of an approved booking asks for other days, withdraws that, and is given or refused what they ask for', async ({
  backend,
  rooms,
  bookings,
  customer,
  admin,
}) => {
  const room = await rooms.create();
  const { id } = await bookings.create(customer, room, 5, 6);
  const path = { id };
  const daysTo = (last: number) => {
    const { startDate, endDate, totalPrice } = requestFor(room, 5, last);
    return { startDate, endDate, totalPrice };
  };
  const { create, withdraw, accept, decline } = api.changeRequests;
  const ask = (last: number, words = 'More beans.') =>
    backend.ok(create, { path, json: { ...daysTo(last), words }, token: customer.token });
  const early = { path, json: daysTo(8), token: customer.token };
  expectRefusal(await backend.call(create, early), 'changeYourself');

  await bookings.move(id, 'approved');
  const first = await ask(8);
  expect(first).toMatchObject({
    ...requestFor(room, 5, 6),
    asked: { ...daysTo(8), words: 'More beans.', state: 'waiting' },
  });
  const other = { path, json: daysTo(9), token: customer.token };
  expectRefusal(await backend.call(create, other), 'askedAlready');
  // The outbox writes the list of those who ask.
  const isListed = async () => {
    const query = { list: 'asked' };
    const day = await backend.ok(api.timeline.day, { token: admin.token, query });
    return day.more.includes('asked') || day.asked.some((one) => one.id === id);
  };
  await expect.poll(isListed).toBe(true);
  const askedAt = first.asked?.at ?? '';
  const answer = { path, json: { askedAt, reasonText: 'No.' } };
  expectRefusal(await backend.call(decline, { ...answer, token: customer.token }), 'staffOnly');
  const back = { path, json: { askedAt }, token: customer.token };
  expect((await backend.ok(withdraw, back)).asked?.state).toBe('withdrawn');
  const late = { path, json: { askedAt, totalPrice: daysTo(8).totalPrice }, token: admin.token };
  expectRefusal(await backend.call(accept, late), 'askedAnswered');

  const second = await ask(9);
  const words = { askedAt: second.asked?.at ?? '', reasonText: 'The room is taken.' };
  const declined = await backend.ok(decline, { path, json: words, token: admin.token });
  expect(declined.asked).toMatchObject({ state: 'declined', reasonText: 'The room is taken.' });

  const third = await ask(7);
  const seen = { askedAt: third.asked?.at ?? '', totalPrice: daysTo(7).totalPrice };
  const accepted = await backend.ok(accept, { path, json: seen, token: admin.token });
  expect(accepted).toMatchObject({
    ...daysTo(7),
    status: 'approved',
    asked: { state: 'accepted' },
  });
  const { history } = await backend.ok(api.bookings.get, { path, token: customer.token });
  expect(history.flatMap(({ asked }) => asked?.state ?? [])).toEqual([
    'waiting',
    'withdrawn',
    'waiting',
    'declined',
    'waiting',
    'accepted',
  ]);
  await bookings.move(id, 'cancelled');
  expect(await backend.ok(api.bookings.get, { path, token: customer.token })).not.toHaveProperty(
    'asked',
  );
});
