import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Customer } from '#functions/domain/decideBooking.ts';
import { Refusal } from '#functions/errors.ts';
import { expectBalanceConsistency } from '#functions/testing/balanceConsistency.ts';
import { expectFilingConsistency } from '#functions/testing/filingConsistency.ts';
import {
  admin,
  at,
  customerWith,
  requestFor,
  someCaller,
  someCustomer,
  somePhone,
  someRoom,
} from '#functions/testing/people.ts';
import { expectSearchConsistency } from '#functions/testing/searchConsistency.ts';
import { emptyTable, everyItem, useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { changeBooking } from '#functions/usecases/changeBooking.ts';
import { joinCaller } from '#functions/usecases/joinCaller.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { recordPayment } from '#functions/usecases/payments.ts';
import { reopenBooking } from '#functions/usecases/reopenBooking.ts';
import { handler } from '#functions/workers/outbox/consume.ts';
import { settleDue } from '#functions/workers/schedule/settleDue.ts';
import { takenBack } from '#shared/transitions.ts';
import { expectArrivals } from './testing/arrivals.ts';
import { readStream } from './testing/readStream.ts';
import { expectFiguresOfRecount } from './testing/recount.ts';

useTable({ stream: true });

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      room: fc.nat(2),
      customer: fc.nat(3),
      start: fc.nat(60),
      length: fc.nat(70),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('approved' as const, 'rejected' as const, 'cancelled' as const),
      which: fc.nat(30),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      which: fc.nat(30),
      room: fc.nat(2),
      start: fc.nat(60),
      length: fc.nat(70),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('takeBack' as const),
      which: fc.nat(30),
      from: fc.constantFrom(...takenBack),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('payment' as const, 'refund' as const),
      which: fc.nat(30),
      amount: fc.integer({ min: 1, max: 100_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('register' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('join' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('time' as const), days: fc.nat(20) }),
  },
);

const orRefusal = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

it('a random history is told in batches, some of them again: the figures are what a recount gives, and the search what rooms say [S9.21]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 25 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.nat(9)), {
        minLength: 40,
        maxLength: 40,
      }),
      async (steps, cuts) => {
        // Each history is checked over the whole table, which holds no other.
        await emptyTable();
        await customerWith({ role: 'admin' });
        const rooms = await Promise.all([someRoom(), someRoom({ price: 0.01 }), someRoom()]);
        const phoneNumber = somePhone();
        const account = await customerWith({ phoneNumber });
        const caller = { ...(await someCaller(phoneNumber)), names: 'Keza Sample' };
        const customers = [await someCustomer(), await someCustomer(), account, caller];
        const made: { id: string; customer: Customer }[] = [];
        for (const one of steps) {
          if (one.kind === 'register') await someCustomer();
          else if (one.kind === 'join') {
            await orRefusal(joinCaller(account.userId, caller.userId, admin));
          } else if (one.kind === 'time') await settleDue(Date.now() + one.days * 86_400_000);
          else if (one.kind === 'book') {
            const customer = at(customers, one.customer);
            const request = requestFor(at(rooms, one.room), one.start, one.start + one.length);
            const booking = await orRefusal(bookRoom(request, customer));
            if (booking) made.push({ id: booking.id, customer });
          } else if (made.length > 0) {
            const { id } = at(made, one.which);
            if (one.kind === 'change') {
              const request = requestFor(at(rooms, one.room), one.start, one.start + one.length);
              await orRefusal(changeBooking(id, request, admin));
            } else if (one.kind === 'takeBack') {
              await orRefusal(reopenBooking(id, one.from, admin));
            } else if (one.kind === 'payment' || one.kind === 'refund') {
              const { kind, amount } = one;
              await orRefusal(recordPayment(id, { kind, amount, way: 'cash' }, admin));
            } else await orRefusal(moveBooking(id, one.kind, admin));
          }
        }
        const records = await readStream();
        // Delivers in batches; some are repeated, alone or with all records before them.
        let from = 0;
        for (const [size, again] of cuts) {
          const batch = records.slice(from, from + size);
          from += size;
          if (batch.length === 0) break;
          await handler({ Records: batch });
          if (again < 3) await handler({ Records: batch });
          if (again === 9) await handler({ Records: records.slice(0, from) });
        }
        await handler({ Records: records.slice(from) });
        await Promise.all([handler({ Records: records }), handler({ Records: records })]);
        const all = await everyItem();
        await expectFiguresOfRecount(all);
        await expectSearchConsistency(all);
        await expectFilingConsistency(all);
        await expectBalanceConsistency(all);
        await expectArrivals(all);
      },
    ),
    { numRuns: 8 },
  );
  expect.hasAssertions();
}, 240_000);
