import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerBalance, type CustomerBalance } from '#shared/balance.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import {
  changesShare,
  shareOf,
  sumChanges,
  sumNames,
  type SharingBooking,
} from './balanceShare.ts';

const booking = fc.record({
  userId: fc.constantFrom('u', 'v'),
  status: fc.constantFrom(...bookingStatuses),
  totalPrice: fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100),
  paid: fc.nat(60),
  fee: fc.nat(20),
});

test('a request adds nothing until it is approved, then what is due, and in the end what was paid', () => {
  const request: SharingBooking = { userId: 'u', status: 'pending', totalPrice: 100 };
  const approved: SharingBooking = { ...request, status: 'approved' };
  expect(shareOf(request)).toBeUndefined();
  expect(changesShare(undefined, request)).toBe(false);
  expect(shareOf(approved)).toEqual({ userId: 'u', due: 100, paid: 0, owed: 100, toRefund: 0 });
  expect(changesShare(request, approved)).toBe(true);
  expect(changesShare(approved, { ...approved, status: 'completed' })).toBe(false);
  expect(changesShare(approved, { ...approved, userId: 'v' })).toBe(true);
  expect(sumChanges(shareOf(approved), shareOf({ ...approved, paid: 30 }))).toEqual([
    { userId: 'u', add: { paid: 30, owed: -30 } },
  ]);
});

test('whatever becomes of bookings, the changes add up to what all of them come to now', () => {
  fc.assert(
    fc.property(fc.array(fc.array(booking, { minLength: 1 }), { maxLength: 5 }), (histories) => {
      const sums: Record<string, CustomerBalance> = {
        u: customerBalance([]),
        v: customerBalance([]),
      };
      for (const states of histories) {
        states.forEach((after, nth) => {
          const before = states[nth - 1];
          const changes = sumChanges(before && shareOf(before), shareOf(after));
          expect(changes.length > 0).toBe(changesShare(before, after));
          for (const { userId, add } of changes) {
            const sum = sums[userId];
            for (const name of sumNames) if (sum) sum[name] += add[name] ?? 0;
          }
        });
      }
      const now = histories.flatMap((states) => states.slice(-1));
      const recount = (id: string) => customerBalance(now.filter(({ userId }) => userId === id));
      expect(sums).toEqual({ u: recount('u'), v: recount('v') });
    }),
  );
});
