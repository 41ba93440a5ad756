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
