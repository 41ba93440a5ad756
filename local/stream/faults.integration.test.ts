import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { listStaffIds } from '#functions/store/accounts/staff.ts';
import { listArrivalsFrom } from '#functions/store/arrivals/arrivals.ts';
import { openConnection } from '#functions/store/connections/connections.ts';
import { listNotifications } from '#functions/store/notifications/notifications.ts';
import { faults, runsFor, useFaults, type Plan } from '#functions/testing/faults.ts';
import {
  admin,
  asCustomer,
  inDays,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { handler } from '#functions/workers/outbox/consume.ts';
import { deliver } from './delivery.ts';
import { readStream } from './testing/readStream.ts';
import { expectFiguresOfRecount } from './testing/recount.ts';

useTable({ stream: true });
const befall = useFaults();

/** So many that their notifications take two transactions, between which a crash can happen. */
const ADMINS = 28;

const newAdmin = (number: number) =>
  createUser({
    email: `admin-${number}@example.com`,
    passwordHash: 'not a hash',
    role: 'admin',
    firstName: 'Test',
    lastName: 'Admin',
    phoneNumber: '+250788000000',
  });

/**
 * A crash after each of the two transactions that notify admins of a request. Before them come a
 * transaction and a read for the registration; each try of the request reads the list of admins.
 */
const CRASHES: Plan = [undefined, undefined, undefined, 'crashed', undefined, undefined, 'crashed'];

/** Delivers records to the consumer as the stream does. Returns the number of calls. */
async function deliverAll(records: DynamoDBRecord[]): Promise<number> {
  let calls = 0;
  await deliver(records, {
    consume: (Records) => {
      calls += 1;
      return handler({ Records });
    },
    toDeadLetters: ({ eventID }) => expect.unreachable(`${String(eventID)} was given up`),
    // More than the faults of any plan.
    retries: 50,
    pause: 0,
  });
  return calls;
}

/** The types of the notifications of somebody about each booking, newest first, and whether they are read. */
async function notificationsOf(userId: string): Promise<(bookingId: string) => string[]> {
  const { items } = await listNotifications(userId, {});
  return (bookingId) =>
    items
      .filter((note) => note.bookingId === bookingId)
      .map(({ type, read }) => (read ? `${type}, read` : type));
}

it('however often the consumer fails or crashes between two writes, each event counts once', async () => {
  await Promise.all(Array.from({ length: ADMINS }, (_, number) => newAdmin(number)));
  let seen = 0;
  const fresh = async () => {
    const records = (await readStream()).slice(seen);
    seen += records.length;
    return records;
  };
  await deliverAll(await fresh());
  // In the order in which they are notified.
  const admins = await listStaffIds();
  // A socket whose endpoint does not answer: a failed push must not block the rest.
  const ends = Math.floor(Date.now() / 1000) + 3600;
  await openConnection({ connectionId: 'open', userId: String(admins[0]), iat: 1 }, ends);
  process.env.SOCKETS_URL = 'http://127.0.0.1:9';

  const befalls = fc.array(fc.option(fc.constantFrom(...faults), { nil: undefined, freq: 2 }), {
    minLength: 10,
    maxLength: 40,
  });
  let repeated = 0;
  const runs = runsFor(5, 2);
  await fc.assert(
    fc.asyncProperty(befalls, async (plan) => {
      if (!runs.next()) return;
      const [room, customer] = [await someRoom(), await someCustomer()];
      const { id } = await bookRoom(requestFor(room, 20, 50), customer);
      await moveBooking(id, 'approved', admin);
      const kept = await bookRoom(requestFor(room, 60, 61), customer);
      await moveBooking(kept.id, 'approved', admin);
      await moveBooking(id, 'cancelled', asCustomer(customer));

      const records = await fresh();
      befall.plan(plan);
      repeated += (await deliverAll(records)) - 1;
      befall.over();

      // The first and last recipients of both transactions.
      for (const userId of [0, 24, 25, 27].map((place) => String(admins[place]))) {
        const of = await notificationsOf(userId);
        expect(of(id)).toEqual(['bookingCancelled', 'bookingRequested, read']);
        expect(of(kept.id)).toEqual(['bookingRequested, read']);
      }
      const of = await notificationsOf(customer.userId);
      expect([of(id), of(kept.id)]).toEqual([['bookingApproved'], ['bookingApproved']]);
      const arrivals = (await listArrivalsFrom(inDays(0), 100)).arrivals.map(({ id: one }) => one);
      expect([arrivals.includes(id), arrivals.includes(kept.id)]).toEqual([false, true]);
    }),
    { numRuns: 4, examples: [[CRASHES]] },
  );
  expect(runs.count()).toBeGreaterThanOrEqual(2);
  await expectFiguresOfRecount();
  expect(repeated).toBeGreaterThan(1);
});
