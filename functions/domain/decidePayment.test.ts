import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingOf } from '#functions/testing/bookingOf.ts';
import { refusalOf, refusedWith } from '#functions/testing/refusals.ts';
import { balanceOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import type { Payment } from '#shared/payment.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import {
  decidePayment,
  decideReversal,
  type PaymentDecision,
  type PaymentRequest,
} from './decidePayment.ts';

const recording = { names: 'Test Admin', now: Date.parse('2027-03-10T09:00:00Z') };

const booking = bookingOf({ number: 'CR-4F7K2', totalPrice: 1000.5 });

type Kind = PaymentRequest['kind'];

const cash = (kind: Kind, amount: number) => ({ kind, amount, way: 'cash' }) as const;

const decide = (of: Booking, kind: Kind, amount: number) =>
  decidePayment(of, cash(kind, amount), 'p', recording);

describe('a payment', () => {
  test('says who paid for what, how, when, and who took it', () => {
    const request = { ...cash('payment', 400), way: 'bank', reference: 'T-1' } as const;
    expect(decidePayment({ ...booking, paid: 601 }, request, 'p', recording)).toEqual({
      booking: { ...booking, paid: 601 },
      payment: {
        id: 'p',
        bookingId: 'b',
        bookingNumber: 'CR-4F7K2',
        coldRoomName: 'Room',
        userId: 'u',
        userName: 'Aline Uwase',
        startDate: '2027-03-12',
        endDate: '2027-03-13',
        kind: 'payment',
        amount: 400,
        way: 'bank',
        reference: 'T-1',
        at: '2027-03-10T09:00:00.000Z',
        recordedBy: 'Test Admin',
      },
      atMost: 601,
    });
  });

  test('has no reference where none is given, and no number where the booking has none', () => {
    const { payment } = decide({ ...booking, number: undefined }, 'payment', 1);
    expect(payment).not.toHaveProperty('reference');
    expect(payment).not.toHaveProperty('bookingNumber');
  });

  test('that is a deposit is told apart, and sums as one', () => {
    expect(decide(booking, 'deposit', 400)).toMatchObject({
      payment: { kind: 'deposit', amount: 400 },
      atMost: 601,
    });
    expect(refusalOf(() => decide(booking, 'deposit', 1002))).toBe('paymentAboveRest');
  });

  test('is at most what is left, and a refund what was paid', () => {
    const paid = { ...booking, paid: 1000 };
    expect(decide(paid, 'payment', 1).payment.amount).toBe(1);
    expect(refusalOf(() => decide(paid, 'payment', 2))).toBe('paymentAboveRest');
    expect(decide(paid, 'refund', 1000).payment.amount).toBe(-1000);
    expect(decide(paid, 'refund', 999)).toMatchObject({ atLeast: 999 });
    expect(decide(paid, 'refund', 999)).not.toHaveProperty('atMost');
    expect(decide(paid, 'payment', 1)).not.toHaveProperty('atLeast');
    expect(refusalOf(() => decide(paid, 'refund', 1001))).toBe('refundAbovePaid');
    expect(refusedWith(() => decide(paid, 'payment', 2))).toEqual({
      code: 'paymentAboveRest',
      params: { rest: 1 },
    });
    expect(refusedWith(() => decide({ ...booking, paid: 1001 }, 'payment', 2))).toEqual({
      code: 'paymentAboveRest',
      params: { rest: 0 },
    });
    expect(refusedWith(() => decide(paid, 'refund', 2000))).toEqual({
      code: 'refundAbovePaid',
      params: { paid: 1000 },
    });
    expect(refusedWith(() => decide(booking, 'refund', 1))).toEqual({
      code: 'refundAbovePaid',
      params: { paid: 0 },
    });
  });

  test('is taken for no booking that was rejected, cancelled or has expired; a refund is', () => {
    for (const status of ['rejected', 'cancelled', 'expired'] as const) {
      const over = { ...booking, status, paid: 10 };
      expect(refusalOf(() => decide(over, 'payment', 1))).toBe('paymentAboveRest');
      expect(decide(over, 'refund', 10).payment.amount).toBe(-10);
    }
  });
});

describe('a reversal', () => {
  const taken = (amount: number): Payment => decide(booking, 'payment', amount).payment;

  test('takes back what its entry says, and says so itself', () => {
    const wrong: Payment = { ...taken(300), way: 'bank', reference: 'T-1' };
    expect(decideReversal({ ...booking, paid: 300 }, wrong, recording)).toMatchObject({
      payment: { id: 'r-p', kind: 'reversal', amount: -300, reverses: 'p', reference: 'T-1' },
      atLeast: 300,
    });
  });

  test('names the room and the days of its entry, whatever its booking has by now', () => {
    const changed = { ...booking, coldRoomName: 'Other', endDate: '2027-03-20', paid: 300 };
    const { payment } = decideReversal(changed, taken(300), recording);
    expect(payment).toMatchObject({
      coldRoomName: 'Room',
      startDate: '2027-03-12',
      endDate: '2027-03-13',
    });
    const { startDate: _first, endDate: _last, ...old } = taken(300);
    const reversal = decideReversal(changed, old, recording).payment;
    expect(reversal).not.toHaveProperty('startDate');
    expect(reversal).not.toHaveProperty('endDate');
  });

  test('of a refund has no bounds', () => {
    const { payment } = decide({ ...booking, paid: 1001 }, 'refund', 5);
    const decision = decideReversal({ ...booking, paid: 1001 }, payment, recording);
    expect(decision).toMatchObject({ payment: { amount: 5 } });
    expect(decision).not.toHaveProperty('atLeast');
    expect(decision.payment).not.toHaveProperty('reference');
  });

  test('cannot be reversed, and leaves no more refunded than paid', () => {
    const reversal = decideReversal({ ...booking, paid: 5 }, taken(5), recording).payment;
    expect(refusalOf(() => decideReversal(booking, reversal, recording))).toBe('notReversible');
    const refunded = { ...booking, paid: 4 };
    expect(refusedWith(() => decideReversal(refunded, taken(5), recording))).toEqual({
      code: 'reversalAbovePaid',
      params: { paid: 4 },
    });
  });
});

test('whatever is recorded, the sum of the entries is what is paid, never below zero nor above what is due', () => {
  const step = fc.record({
    what: fc.constantFrom('payment', 'refund', 'reversal'),
    amount: fc.integer({ min: 1, max: 1500 }),
    status: fc.constantFrom(...bookingStatuses),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let now = booking;
      const entries: Payment[] = [];
      for (const { what, amount, status } of steps) {
        now = { ...now, status };
        const decided = attempt(() => {
          if (what !== 'reversal') {
            const id = `p${entries.length}`;
            return decidePayment(now, cash(what, amount), id, recording);
          }
          const wrong = entries.find(
            ({ id, amount: of }) => of > 0 && !entries.some(({ reverses }) => reverses === id),
          );
          return wrong && decideReversal(now, wrong, recording);
        });
        if (!decided) continue;
        entries.push(decided.payment);
        now = { ...now, paid: (now.paid ?? 0) + decided.payment.amount };
        const { due, paid } = balanceOf(now);
        expect(paid).toBe(entries.reduce((sum, entry) => sum + entry.amount, 0));
        expect(paid).toBeGreaterThanOrEqual(0);
        if (decided.payment.kind === 'payment') expect(paid).toBeLessThanOrEqual(due);
      }
    }),
  );
});

function attempt(of: () => PaymentDecision | undefined): PaymentDecision | undefined {
  try {
    return of();
  } catch {
    return undefined;
  }
}
