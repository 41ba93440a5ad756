import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import type { Customer } from '#functions/domain/decideBooking.ts';
import { signToken } from '#functions/platform/auth/tokens.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { invoke, invokeWithJson, type Answered } from '#functions/testing/calls.ts';
import { expectConsistency } from '#functions/testing/consistency.ts';
import { faults, runsFor, useFaults } from '#functions/testing/faults.ts';
import { admin, at, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { getBooking } from '#functions/usecases/getBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { handler as settle } from '#functions/workers/schedule/settleBookings.ts';
import { api } from '#shared/api.ts';
import type { Role } from '#shared/claims.ts';
import { handler as cancel } from './cancel.ts';
import { handler as create } from './create.ts';
import { handler as rate } from './rate.ts';
import { handler as updateStatus } from './updateStatus.ts';

const HOUR_MS = 60 * 60 * 1000;

useTable();
const befall = useFaults();
afterEach(() => void vi.useRealTimers());

const tokenOf = async (
  { userId, names, email = 'test@example.com' }: Customer & { email?: string },
  role: Role,
): Promise<Record<string, string>> => {
  const token = await signToken({ userId, names, role, email });
  return { Authorization: `Bearer ${token}` };
};

/** A request for a booking, which can be told by what it stores. */
interface Try {
  mark: string;
  request: Record<string, unknown>;
  headers: Record<string, string>;
  keyed: boolean;
  answer: Answered;
}

/** A change of status that was answered as done. */
interface Move {
  id: string;
  to: string;
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      who: fc.nat(2),
      room: fc.nat(1),
      from: fc.integer({ min: 5, max: 25 }),
      days: fc.nat(30),
      keyed: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('approved' as const, 'rejected' as const, 'cancelled' as const),
      which: fc.nat(10),
      byCustomer: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const befalls = fc.array(fc.option(fc.constantFrom(...faults), { nil: undefined, freq: 3 }), {
  minLength: 10,
  maxLength: 60,
});

let marks = 0;

/** A small house, what was asked of it, and what it answered. */
async function house() {
  const rooms = await Promise.all([someRoom(), someRoom()]);
  const customers = await Promise.all([someCustomer(), someCustomer(), someCustomer()]);
  const tokens = await Promise.all(customers.map((customer) => tokenOf(customer, 'user')));
  const asAdmin = await tokenOf(admin, 'admin');
  const tries: Try[] = [];
  const moves: Move[] = [];

  const ask = ({ request, headers }: Pick<Try, 'request' | 'headers'>) =>
    invokeWithJson(create, api.bookings.create, request, { headers });

  const book = async ({ who, room, from, days, keyed }: Extract<Step, { kind: 'book' }>) => {
    const mark = `try ${(marks += 1)}`;
    const request = { ...requestFor(at(rooms, room), from, from + days), productType: mark };
    const headers = {
      ...at(tokens, who),
      ...(keyed && { 'Idempotency-Key': mark.replace(' ', '-') }),
    };
    tries.push({ mark, request, headers, keyed, answer: await ask({ request, headers }) });
  };

  const move = async (to: Move['to'], which: number, byCustomer: boolean) => {
    const made = tries.filter(({ answer }) => answer.status === 201);
    const booked = made[which % Math.max(1, made.length)];
    if (!booked) return;
    const id = String(booked.answer.body.id);
    const { status } =
      to === 'cancelled' && byCustomer
        ? await invoke(cancel, api.bookings.cancel, { headers: booked.headers, path: { id } })
        : await invokeWithJson(
            updateStatus,
            api.bookings.updateStatus,
            { id, status: to },
            { headers: asAdmin },
          );
    if (status === 200) moves.push({ id, to });
  };

  /** As in three days. A run that fails comes again, with the next hour. */
  const expire = () =>
    settle({ time: new Date(Date.now() + 73 * HOUR_MS).toISOString() }).catch(() => undefined);

  const perform = (one: Step): Promise<void> => {
    if (one.kind === 'book') return book(one);
    return one.kind === 'expire' ? expire() : move(one.kind, one.which, one.byCustomer);
  };

  /** Whoever was told of no decision asks again, with the same key. */
  const askAgain = async () => {
    for (const one of tries) {
      if (one.keyed && one.answer.status >= 500) one.answer = await ask(one);
    }
  };
  return { tries, moves, perform, askAgain };
}

/** Checks that what was answered is what is there, and that nothing else is. */
async function expectAsAnswered(tries: Try[], moves: Move[]): Promise<void> {
  const bookings = (await everyItem()).filter(
    ({ entity }) => entity === 'booking',
  ) as unknown as StoredBooking[];
  for (const { mark, answer, keyed } of tries) {
    const ids = bookings.filter(({ productType }) => productType === mark).map(({ id }) => id);
    const what = `${mark}, answered ${answer.status} ${JSON.stringify(answer.body)}`;
    if (answer.status === 201) expect(ids, what).toEqual([answer.body.id]);
    else if (answer.status < 500) expect(ids, what).toEqual([]);
    else expect([keyed, ids.length <= 1], what).toEqual([false, true]);
  }
  for (const { id, to } of moves) {
    const { history } = await getBooking(id, 'anybody');
    expect(history.filter((change) => change.to === to)).toHaveLength(1);
  }
}

it('whatever befalls DynamoDB, what was answered is there, and no day is sold twice or lost', async () => {
  const runs = runsFor(8, 5);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 6 }),
      befalls,
      async (rounds, plan) => {
        if (!runs.next()) return;
        const { tries, moves, perform, askAgain } = await house();
        befall.plan(plan);
        // The steps of a round run at once, as they do on a busy day.
        for (const round of rounds) await Promise.all(round.map(perform));
        befall.over();
        await expectConsistency();
        await askAgain();
        await expectAsAnswered(tries, moves);
        await expectConsistency();
      },
    ),
    { numRuns: 25 },
  );
  expect(runs.count()).toBeGreaterThanOrEqual(5);
});

it('whatever befalls a rating, the stars of the room are those of its bookings', async () => {
  const [room, customer] = [await someRoom(), await someCustomer()];
  const { id } = await bookRoom(requestFor(room, 0, 1), customer);
  await moveBooking(id, 'approved', admin);
  // Until the schedule has come by after the last day.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.advanceTimersByTime(73 * HOUR_MS);
  await settle({ time: new Date().toISOString() });
  const call = { headers: await tokenOf(customer, 'user'), path: { id } };
  const give = (stars: number) => invokeWithJson(rate, api.bookings.rate, { stars }, call);
  expect(await give(1)).toMatchObject({ status: 200 });
  const runs = runsFor(3, 10);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), befalls, async (stars, plan) => {
      if (!runs.next()) return;
      befall.plan(plan.slice(0, 8));
      const { status } = await give(stars);
      befall.over();
      const { rating } = await getBooking(id, 'anybody');
      if (status === 200) expect(rating?.stars).toBe(stars);
      await expectConsistency();
    }),
    { numRuns: 15 },
  );
  expect(runs.count()).toBeGreaterThanOrEqual(10);
});
