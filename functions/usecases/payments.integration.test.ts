import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentRequest } from '#functions/domain/decidePayment.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { approvedBooking } from '#functions/testing/approvedBooking.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { faults, useFaults } from '#functions/testing/faults.ts';
import { asCustomer, at, someCustomer } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { balanceOf } from '#shared/balance.ts';
import { moveBooking } from './moveBooking.ts';
import { recordPayment, reversePayment, showPayments } from './payments.ts';

useTable();
const befall = useFaults();

const cashier = { userId: 'boss', names: 'Test Admin' };

const cash = (amount: number, kind: PaymentRequest['kind'] = 'payment'): PaymentRequest => ({
  kind,
  amount,
  way: 'cash',
});

const balance = async (id: string) => {
  const { due, paid, rest } = await showPayments(id, 'anybody');
  return { due, paid, rest };
};

describe('the payments of a booking', () => {
  it('are shown to its customer and to admins, with what is due, paid and left', async () => {
    const { id, customer } = await approvedBooking();
    expect(await showPayments(id, customer)).toEqual({
      due: 50_001,
      paid: 0,
      rest: 50_001,
      payments: [],
      claims: [],
      invoices: [],
    });
    await recordPayment(id, cash(20_000), cashier);
    await recordPayment(id, { ...cash(30_001), way: 'bank', reference: 'T-1' }, cashier);
    expect(await showPayments(id, customer)).toMatchObject({
      paid: 50_001,
      rest: 0,
      payments: [
        { kind: 'payment', amount: 20_000, way: 'cash', recordedBy: 'Test Admin' },
        { amount: 30_001, way: 'bank', reference: 'T-1' },
      ],
    });
    expect(await findBooking(id)).toMatchObject({ paid: 50_001 });
    for (const owner of [await someCustomer(), { userId: 'nobody' }]) {
      await expect(showPayments(id, owner)).rejects.toMatchObject({ code: 'bookingNotFound' });
    }
    await expect(showPayments('none', 'anybody')).rejects.toMatchObject({
      code: 'bookingNotFound',
    });
    await expectConsistency();
  });

  it('are no more than is due, and refunds no more than was paid', async () => {
    const { id } = await approvedBooking();
    await expect(recordPayment(id, cash(50_002), cashier)).rejects.toMatchObject({
      code: 'paymentAboveRest',
      body: { params: { rest: 50_001 } },
    });
    await recordPayment(id, cash(50_001), cashier);
    await expect(recordPayment(id, cash(1), cashier)).rejects.toMatchObject({
      code: 'paymentAboveRest',
    });
    await expect(recordPayment(id, cash(50_002, 'refund'), cashier)).rejects.toMatchObject({
      code: 'refundAbovePaid',
    });
    await expect(recordPayment('none', cash(1), cashier)).rejects.toMatchObject({
      code: 'bookingNotFound',
    });
    await expectConsistency();
  });

  it('are refunded also after the booking was cancelled, and taken no more', async () => {
    const { id, customer } = await approvedBooking();
    await recordPayment(id, cash(40_000), cashier);
    await moveBooking(id, 'cancelled', asCustomer(customer));
    expect(await balance(id)).toEqual({ due: 0, paid: 40_000, rest: -40_000 });
    await expect(recordPayment(id, cash(1), cashier)).rejects.toMatchObject({
      code: 'paymentAboveRest',
    });
    await recordPayment(id, cash(40_000, 'refund'), cashier);
    expect(await balance(id)).toEqual({ due: 0, paid: 0, rest: 0 });
    await expectConsistency();
  });

  it('are recorded once under a key, which is for one request', async () => {
    const { id } = await approvedBooking();
    const tries = Array.from({ length: 4 }, () => recordPayment(id, cash(30_000), cashier, 'k'));
    const { won, lost } = await outcomes(tries);
    expect(lost).toEqual([]);
    expect(new Set(won.map((payment) => payment.id)).size).toBe(1);
    expect(await balance(id)).toMatchObject({ paid: 30_000 });
    await expect(recordPayment(id, cash(1), cashier, 'k')).rejects.toMatchObject({
      code: 'keyReused',
    });
    await recordPayment(id, cash(1), { ...cashier, userId: 'other' }, 'k');
    await expectConsistency();
  });
});

describe('a wrong entry', () => {
  it('is reversed once, by another entry', async () => {
    const { id } = await approvedBooking();
    const wrong = await recordPayment(id, cash(30_000), cashier);
    const { won } = await outcomes([1, 2, 3].map(() => reversePayment(id, wrong.id, cashier)));
    expect(new Set(won.map((reversal) => reversal.id)).size).toBe(1);
    const { payments, paid } = await showPayments(id, 'anybody');
    expect([paid, payments]).toMatchObject([0, [wrong, { kind: 'reversal', amount: -30_000 }]]);
    const reversal = at(won, 0);
    await expect(reversePayment(id, reversal.id, cashier)).rejects.toMatchObject({
      code: 'notReversible',
    });
    await expectConsistency();
  });

  it('must exist, and not have been refunded', async () => {
    const { id } = await approvedBooking();
    const wrong = await recordPayment(id, cash(30_000), cashier);
    const refund = await recordPayment(id, cash(10_000, 'refund'), cashier);
    await expect(reversePayment(id, wrong.id, cashier)).rejects.toMatchObject({
      code: 'reversalAbovePaid',
    });
    await reversePayment(id, refund.id, cashier);
    await reversePayment(id, wrong.id, cashier);
    for (const [booking, payment, code] of [
      [id, 'none', 'paymentNotFound'],
      ['none', wrong.id, 'bookingNotFound'],
    ] as const) {
      await expect(reversePayment(booking, payment, cashier)).rejects.toMatchObject({ code });
    }
    await expectConsistency();
  });
});

describe('a race', () => {
  it('of cashiers never takes the same rest twice', async () => {
    const { id } = await approvedBooking();
    const tries = Array.from({ length: 6 }, () => recordPayment(id, cash(20_000), cashier));
    const { won, lost } = await outcomes(tries);
    expect(won).toHaveLength(2);
    for (const reason of lost) expect(reason).toMatchObject({ code: 'paymentAboveRest' });
    expect(await balance(id)).toMatchObject({ rest: 10_001 });
    await expectConsistency();
  });

  it('of refunds and a reversal gives nothing back twice', async () => {
    const { id } = await approvedBooking();
    const { id: paymentId } = await recordPayment(id, cash(50_001), cashier);
    const { won, lost } = await outcomes([
      recordPayment(id, cash(50_001, 'refund'), cashier),
      reversePayment(id, paymentId, cashier),
      recordPayment(id, cash(50_001, 'refund'), cashier),
    ]);
    expect([won.length, lost.length]).toEqual([1, 2]);
    expect(await balance(id)).toMatchObject({ paid: 0 });
    await expectConsistency();
  });

  it('of a payment and a refund gives back no more than was paid, whichever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await approvedBooking();
      await recordPayment(id, cash(20_000), cashier);
      const { won, lost } = await outcomes([
        recordPayment(id, cash(30_001), cashier),
        recordPayment(id, cash(40_000, 'refund'), cashier),
      ]);
      for (const reason of lost) expect(reason).toMatchObject({ code: 'refundAbovePaid' });
      expect(won.length).toBeGreaterThan(0);
      const paid = won.length === 2 ? 10_001 : 50_001;
      expect(await balance(id)).toEqual({ due: 50_001, paid, rest: 50_001 - paid });
    }
    await expectConsistency();
  });

  it('of a payment and a cancellation ends with a rest to pay of nothing, or a refund', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, customer } = await approvedBooking();
      const { won } = await outcomes<unknown>([
        recordPayment(id, cash(50_001), cashier),
        moveBooking(id, 'cancelled', asCustomer(customer)),
      ]);
      const { due, rest } = await balance(id);
      expect(due).toBe(0);
      expect(rest).toBe(won.length === 2 ? -50_001 : 0);
    }
    await expectConsistency();
  });
});

it('random histories of three people at once keep what is paid', { timeout: 60_000 }, async () => {
  const act = fc.record({
    what: fc.constantFrom('payment', 'refund', 'reversal', 'cancel'),
    amount: fc.integer({ min: 1, max: 30_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24 }), async (acts) => {
      const { id, customer } = await approvedBooking();
      for (let first = 0; first < acts.length; first += 3) {
        const { payments } = await showPayments(id, 'anybody');
        await outcomes<unknown>(
          acts.slice(first, first + 3).map(({ what, amount }) => {
            if (what === 'cancel' && first > 15) {
              return moveBooking(id, 'cancelled', asCustomer(customer));
            }
            if (what === 'payment' || what === 'refund') {
              return recordPayment(id, cash(amount, what), cashier);
            }
            return payments[0]
              ? reversePayment(id, at(payments, amount).id, cashier)
              : Promise.resolve();
          }),
        );
      }
      const booking = await findBooking(id);
      const { payments, paid } = await showPayments(id, 'anybody');
      expect(paid).toBe(payments.reduce((sum, { amount }) => sum + amount, 0));
      if (booking) expect(balanceOf(booking).paid).toBe(paid);
    }),
    { numRuns: 12 },
  );
  await expectConsistency();
});

it.each(faults.filter((fault) => fault !== 'crashed'))(
  'a payment whose requests meet %s is recorded once',
  async (fault) => {
    const { id } = await approvedBooking();
    for (const plan of [[fault], [undefined, fault]]) {
      befall.plan(plan);
      await recordPayment(id, cash(1_000), cashier);
    }
    befall.over();
    expect(await balance(id)).toMatchObject({ paid: 2_000 });
    await expectConsistency();
  },
);
