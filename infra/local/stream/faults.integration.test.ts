import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handler } from '#functions/outbox/consume.ts';
import { listAdmins } from '#functions/store/admins.ts';
import { listArrivals } from '#functions/store/arrivals.ts';
import { openConnection } from '#functions/store/connections.ts';
import { createBooking } from '#functions/store/createBooking.ts';
import { moveBooking } from '#functions/store/moveBooking.ts';
import { listNotes } from '#functions/store/notifications.ts';
import { createUser } from '#functions/store/users.ts';
import { faults, timeFor, useFaults } from '#functions/testing/faults.ts';
import {
  admin,
  asCustomer,
  inDays,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { readStream } from './testing/readStream.ts';
import { expectFiguresOfRecount } from './testing/recount.ts';

useTable();
const befall = useFaults();

/** More than one transaction tells, so that a crash may come between two of them. */
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

/** Hands records to the consumer as the stream does: from the first that failed, until none is left. */
async function deliver(records: DynamoDBRecord[]): Promise<number> {
  let left = records;
  let tries = 0;
  while (left.length > 0) {
    tries += 1;
    const { batchItemFailures } = await handler({ Records: left });
    const from = batchItemFailures[0]?.itemIdentifier;
    left = from === undefined ? [] : left.slice(numbersOf(left).indexOf(from));
  }
  return tries;
}

const numbersOf = (records: DynamoDBRecord[]) =>
  records.map(({ dynamodb }) => dynamodb?.SequenceNumber);

/** What somebody was told of each booking, newest first. */
async function toldBy(userId: string): Promise<(bookingId: string) => string[]> {
  const { items } = await listNotes(userId, {});
  return (bookingId) =>
    items.filter((note) => note.bookingId === bookingId).map(({ type }) => type);
}

it('however often the consumer fails or crashes between two writes, each event counts once', async () => {
  await Promise.all(Array.from({ length: ADMINS }, (_, number) => newAdmin(number)));
  let seen = 0;
  const fresh = async () => {
    const records = (await readStream()).slice(seen);
    seen += records.length;
    return records;
  };
  await deliver(await fresh());
  // In the order in which they are told.
  const admins = await listAdmins();
  // A socket that nobody answers for: a push that fails holds nothing up.
  const ends = Math.floor(Date.now() / 1000) + 3600;
  await openConnection({ connectionId: 'open', userId: String(admins[0]) }, ends);
  process.env.SOCKETS_URL = 'http://127.0.0.1:9';

  const befalls = fc.array(fc.option(fc.constantFrom(...faults), { nil: undefined, freq: 2 }), {
    minLength: 10,
    maxLength: 40,
  });
  let repeated = 0;
  const timeLeft = timeFor(5);
  await fc.assert(
    fc.asyncProperty(befalls, async (plan) => {
      if (!timeLeft()) return;
      const [room, customer] = [await someRoom(), await someCustomer()];
      const { id } = await createBooking(requestFor(room, 20, 50), customer);
      await moveBooking(id, 'approved', admin);
      const kept = await createBooking(requestFor(room, 60, 61), customer);
      await moveBooking(kept.id, 'approved', admin);
      await moveBooking(id, 'cancelled', asCustomer(customer));

      const records = await fresh();
      befall.plan(plan);
      repeated += (await deliver(records)) - 1;
      befall.over();

      // Those of both transactions, who stand at their ends.
      for (const userId of [0, 24, 25, 27].map((place) => String(admins[place]))) {
        const of = await toldBy(userId);
        expect(of(id)).toEqual(['bookingCancelled', 'bookingRequested']);
        expect(of(kept.id)).toEqual(['bookingRequested']);
      }
      const of = await toldBy(customer.userId);
      expect([of(id), of(kept.id)]).toEqual([['bookingApproved'], ['bookingApproved']]);
      const arrivals = (await listArrivals(inDays(0), 100)).map((arrival) => arrival.id);
      expect([arrivals.includes(id), arrivals.includes(kept.id)]).toEqual([false, true]);
    }),
    // First a crash behind each of the two transactions that tell of a request.
    { numRuns: 4, examples: [[[undefined, 'crashed', undefined, undefined, 'crashed']]] },
  );
  await expectFiguresOfRecount();
  expect(repeated).toBeGreaterThan(1);
});
