import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Customer } from '#functions/domain/decideBooking.ts';
import { Refusal } from '#functions/errors.ts';
import { expectConsistency } from '#functions/testing/consistency.ts';
import {
  admin,
  asCustomer,
  at,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { takenBack } from '#shared/transitions.ts';
import { bookRoom } from './bookRoom.ts';
import { changeBooking } from './changeBooking.ts';
import { closeRoom, reopenRoom } from './closeRoom.ts';
import { moveBooking } from './moveBooking.ts';
import { reopenBooking } from './reopenBooking.ts';

useTable();

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      room: fc.nat(2),
      customer: fc.nat(3),
      start: fc.nat(40),
      length: fc.nat(35),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('approved' as const, 'rejected' as const, 'cancelled' as const),
      which: fc.nat(30),
      byCustomer: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      room: fc.nat(2),
      start: fc.nat(40),
      length: fc.nat(35),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('reopen' as const), which: fc.nat(9) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      which: fc.nat(30),
      byCustomer: fc.boolean(),
      room: fc.nat(2),
      start: fc.nat(40),
      length: fc.nat(35),
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
);

/** A refusal is an answer; anything else is a fault. */
const orRefusal = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

it('whatever is booked, changed, approved, rejected, cancelled, taken back, closed and reopened: no day is sold twice or lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 10 }),
      async (rounds) => {
        const rooms = await Promise.all([someRoom(), someRoom(), someRoom()]);
        const customers = await Promise.all([1, 2, 3, 4].map(someCustomer));
        const made: { id: string; customer: Customer }[] = [];
        const closures: string[] = [];
        const perform = async (one: (typeof rounds)[number][number]) => {
          if (one.kind === 'book') {
            const customer = at(customers, one.customer);
            const request = requestFor(at(rooms, one.room), one.start, one.start + one.length);
            const booking = await orRefusal(bookRoom(request, customer));
            if (booking) made.push({ id: booking.id, customer });
            return;
          }
          if (one.kind === 'close') {
            const request = requestFor(at(rooms, one.room), one.start, one.start + one.length);
            const closed = await orRefusal(closeRoom({ ...request, reason: 'other' }, admin));
            if (closed) closures.push(closed.id);
            return;
          }
          if (one.kind === 'reopen') {
            const closureId = closures[one.which % Math.max(1, closures.length)];
            if (closureId) await orRefusal(reopenRoom(closureId, admin));
            return;
          }
          const target = made[one.which % Math.max(1, made.length)];
          if (!target) return;
          if (one.kind === 'takeBack') {
            await orRefusal(reopenBooking(target.id, one.from, admin));
            return;
          }
          const mover = one.byCustomer ? asCustomer(target.customer) : admin;
          if (one.kind === 'change') {
            const request = requestFor(at(rooms, one.room), one.start, one.start + one.length);
            await orRefusal(changeBooking(target.id, request, mover));
            return;
          }
          await orRefusal(moveBooking(target.id, one.kind, mover));
        };
        // The steps of a round run at once, as they do on a busy day.
        for (const round of rounds) await Promise.all(round.map(perform));
        await expectConsistency();
      },
    ),
    { numRuns: 25 },
  );
  expect.hasAssertions();
}, 120_000);
