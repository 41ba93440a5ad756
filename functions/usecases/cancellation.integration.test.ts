import { afterEach, describe, expect, it } from 'vitest';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { writeHouse } from '#functions/store/house/house.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import {
  admin,
  asCustomer,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from './bookRoom.ts';
import { moveBooking } from './moveBooking.ts';
import { recordPayment, showPayments } from './payments.ts';
import { reopenBooking } from './reopenBooking.ts';

useTable();
afterEach(() => writeHouse({}));

const late = { freeDays: 9, share: 40 };
const cashier = { userId: 'boss', names: 'Test Admin' };

/** An approved booking of two days from the fifth day on, for 50,000.5 Rwf, under the rule. */
async function approved(cancellation: typeof late | undefined) {
  await writeHouse({ cancellation });
  const customer = await someCustomer();
  const read = { ...requestFor(await someRoom(), 5, 6), cancellation };
  const { id } = await bookRoom(read, customer);
  await moveBooking(id, 'approved', admin);
  return { id, customer, me: asCustomer(customer) };
}

describe('a booking', () => {
  it('keeps the rule of cancelling that it was made under', async () => {
    const { id, me } = await approved(late);
    await writeHouse({ cancellation: { freeDays: 30, share: 100 } });
    expect(await findBooking(id)).toMatchObject({ cancellation: late });
    expect(await moveBooking(id, 'cancelled', me)).toMatchObject({ fee: 20_000 });
  });

  it('that is cancelled for a fee while somebody pays leaves the fee due, or the rest to refund', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, me } = await approved(late);
      const payment = { kind: 'payment', amount: 50_001, way: 'cash' } as const;
      const { won, lost } = await outcomes<unknown>([
        recordPayment(id, payment, cashier),
        moveBooking(id, 'cancelled', me, undefined, { fee: 20_000 }),
      ]);
      // The cancellation is never refused, and the payment only where it came second.
      for (const reason of lost) expect(reason).toMatchObject({ code: 'paymentAboveRest' });
      expect(await findBooking(id)).toMatchObject({ status: 'cancelled', fee: 20_000 });
      const paid = won.length === 2 ? 50_001 : 0;
      expect(await showPayments(id, 'anybody')).toMatchObject({
        due: 20_000,
        paid,
        rest: 20_000 - paid,
      });
    }
    await expectConsistency();
  });

  it('is not made under another rule than the customer has read', async () => {
    await writeHouse({ cancellation: late });
    const room = await someRoom();
    const customer = await someCustomer();
    const read = { ...requestFor(room, 5, 6), cancellation: { freeDays: 0, share: 40 } };
    await expect(bookRoom(read, customer, 'key')).rejects.toMatchObject({
      code: 'termsChanged',
      body: { field: 'cancellation' },
    });
    expect(await bookRoom({ ...read, cancellation: late }, customer, 'key2')).toMatchObject({
      cancellation: late,
    });
    await expectConsistency();
  });

  it('whose customer has read no rule is cancelled for nothing, whatever the house asks for', async () => {
    await writeHouse({ cancellation: late });
    const customer = await someCustomer();
    const booking = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
    expect(booking).not.toHaveProperty('cancellation');
    await moveBooking(booking.id, 'approved', admin);
    const cancelled = await moveBooking(booking.id, 'cancelled', asCustomer(customer));
    expect(cancelled).not.toHaveProperty('fee');
  });

  it('that was made without a rule is cancelled for nothing', async () => {
    const { id, me } = await approved(undefined);
    await writeHouse({ cancellation: late });
    expect(await moveBooking(id, 'cancelled', me, undefined, { fee: 0 })).not.toHaveProperty('fee');
  });
});

describe('the fee for cancelling', () => {
  it('is due, can be paid, and what was paid above it is to be given back', async () => {
    const { id, customer, me } = await approved(late);
    await recordPayment(id, { kind: 'payment', amount: 30_000, way: 'cash' }, cashier);
    await moveBooking(id, 'cancelled', me);
    expect(await showPayments(id, customer)).toMatchObject({ due: 20_000, rest: -10_000 });
    await recordPayment(id, { kind: 'refund', amount: 10_000, way: 'cash' }, cashier);
    expect(await showPayments(id, customer)).toMatchObject({ due: 20_000, rest: 0 });
    await expectConsistency();
  });

  it('is the one that the customer has read, or the booking stays', async () => {
    const { id, me } = await approved(late);
    await expect(moveBooking(id, 'cancelled', me, undefined, { fee: 0 })).rejects.toMatchObject({
      code: 'feeChanged',
      body: { params: { fee: 20_000 } },
    });
    expect(await findBooking(id)).toMatchObject({ status: 'approved' });
  });

  it('goes when the booking is reopened', async () => {
    const { id } = await approved(late);
    await moveBooking(id, 'cancelled', admin, undefined, { reason: 'customerAsked' });
    expect(await findBooking(id)).toMatchObject({ fee: 20_000 });
    expect(await reopenBooking(id, 'cancelled', admin)).not.toHaveProperty('fee');
    expect(await findBooking(id)).not.toHaveProperty('fee');
    await moveBooking(id, 'cancelled', admin, undefined, { reason: 'roomNotReady' });
    expect(await findBooking(id)).not.toHaveProperty('fee');
    await expectConsistency();
  });
});
