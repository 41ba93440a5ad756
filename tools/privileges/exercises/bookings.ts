import { randomUUID } from 'node:crypto';
import { requestFor, someCustomer } from '#functions/testing/people.ts';
import type { Answer } from '#tools/privileges/recorder.ts';
import { adminToken, complete, someBooking, tokenOf } from '#tools/privileges/people.ts';
import type { Exercise } from '#tools/privileges/run.ts';

/** How DynamoDB answers a transaction that meets another on the same items. */
const conflict: Answer = {
  status: 400,
  body: {
    __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  },
};

/** A list of an admin, in each of the ways that it can be asked for. */
const listed =
  (...queries: Record<string, string>[]): Exercise =>
  async ({ call }) => {
    const token = await adminToken();
    for (const query of queries) await call({ token, query });
  };

export const bookings = {
  'bookings.availability': async ({ call }) => {
    const { room } = await someBooking();
    await call({ json: requestFor(room, 20, 21) });
  },
  'bookings.create': async ({ call, answerNext }) => {
    const { room } = await someBooking(5, 6);
    const token = await tokenOf(await someCustomer());
    const headers = { 'Idempotency-Key': randomUUID() };
    await call({ token, headers, json: requestFor(room, 8, 9) });
    answerNext('TransactWriteItems', conflict);
    const other = { 'Idempotency-Key': randomUUID() };
    await call({ token, headers: other, json: requestFor(room, 5, 6), status: 409 });
  },
  'bookings.listAll': listed({}, { status: 'pending' }, { status: 'outdated' }),
  'bookings.listMine': async ({ call }) => {
    const { token } = await someBooking();
    await call({ token });
  },
  'bookings.pending': listed({}),
  'bookings.get': async ({ call }) => {
    const { token, booking } = await someBooking();
    await call({ token, path: { id: booking.id } });
  },
  'bookings.updateStatus': async ({ call }) => {
    const { booking } = await someBooking();
    const token = await adminToken();
    for (const status of ['approved', 'cancelled']) {
      await call({ token, json: { id: booking.id, status } });
    }
  },
  'bookings.cancel': async ({ call }) => {
    const { token, booking } = await someBooking();
    await call({ token, path: { id: booking.id } });
  },
  'bookings.updateGoods': async ({ call }) => {
    const { token, booking } = await someBooking();
    await call({ token, path: { id: booking.id }, json: { productType: 'Potatoes', weight: 10 } });
  },
  'bookings.rate': async ({ call }) => {
    const { token, booking } = await someBooking(0, 0);
    await complete(booking);
    await call({ token, path: { id: booking.id }, json: { stars: 4 } });
    await call({ token, path: { id: booking.id }, json: { stars: 5, comment: 'Cold.' } });
  },
} satisfies Record<string, Exercise>;
