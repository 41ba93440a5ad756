import { describe, expect, it } from 'vitest';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { readHouse, writeHouse } from '#functions/store/house/house.ts';
import { forgetNameInBookings } from '#functions/store/removal/forgetCustomer.ts';
import { approvedBooking } from '#functions/testing/approvedBooking.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { asCustomer } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { FORMER_CUSTOMER } from '#shared/user.ts';
import { moveBooking } from './moveBooking.ts';
import { claimPayment, confirmClaim, declineClaim } from './paymentClaims.ts';
import { recordPayment, showPayments } from './payments.ts';

useTable();

const cashier = { userId: 'boss', names: 'Test Admin' };
const request = { amount: 30_000, way: 'mobileMoney', reference: 'MP-1' } as const;

async function claimed() {
  const { id, customer } = await approvedBooking();
  const claim = await claimPayment(id, request, customer.userId);
  return { id, customer, claim };
}

const confirmIt = (id: string, claimId: string) => confirmClaim(id, claimId, cashier);
const declineIt = (id: string, claimId: string) => declineClaim(id, claimId, 'No.', cashier);

describe('what a customer says they have paid', () => {
  it('counts once an admin confirms it, and is told once', async () => {
    const { id, customer, claim } = await claimed();
    expect(await findBooking(id)).toMatchObject({ claimId: claim.id });
    expect(await showPayments(id, customer)).toMatchObject({
      paid: 0,
      claims: [{ state: 'claimed', amount: 30_000, reference: 'MP-1' }],
    });
    const { won, lost } = await outcomes([1, 2, 3].map(() => confirmClaim(id, claim.id, cashier)));
    expect([lost, new Set(won.map((payment) => payment.id)).size]).toEqual([[], 1]);
    expect(await showPayments(id, customer)).toMatchObject({
      paid: 30_000,
      rest: 20_001,
      payments: [{ id: claim.id, way: 'mobileMoney', reference: 'MP-1' }],
      claims: [{ state: 'confirmed', answeredBy: 'Test Admin' }],
    });
    expect(await findBooking(id)).not.toHaveProperty('claimId');
    await expect(declineClaim(id, claim.id, 'No.', cashier)).rejects.toMatchObject({
      code: 'claimAnswered',
    });
    await expectConsistency();
  });

  it('is declined with words, and can be said anew then', async () => {
    const { id, customer, claim } = await claimed();
    await expect(claimPayment(id, request, customer.userId)).rejects.toMatchObject({
      code: 'claimWaits',
    });
    const declined = await declineClaim(id, claim.id, 'Nothing has come.', cashier);
    expect(declined).toMatchObject({ state: 'declined', reasonText: 'Nothing has come.' });
    expect(await declineClaim(id, claim.id, 'Again.', cashier)).toMatchObject({
      reasonText: 'Nothing has come.',
    });
    await expect(confirmClaim(id, claim.id, cashier)).rejects.toMatchObject({
      code: 'claimAnswered',
    });
    await claimPayment(id, request, customer.userId);
    await expectConsistency();
  });

  it('is said once under a key, also at once, and only of one’s own booking', async () => {
    const { id, customer } = await approvedBooking();
    const tries = [1, 2, 3].map(() => claimPayment(id, request, customer.userId, 'k'));
    const { won, lost } = await outcomes(tries);
    expect([lost, new Set(won.map((claim) => claim.id)).size]).toEqual([[], 1]);
    await expect(
      claimPayment(id, { ...request, amount: 1 }, customer.userId, 'k'),
    ).rejects.toMatchObject({ code: 'keyReused' });
    await expect(claimPayment(id, request, 'somebody else')).rejects.toMatchObject({
      code: 'bookingNotFound',
    });
    await expectConsistency();
  });

  it.each([
    ['confirmed', 'declined', confirmIt, declineIt],
    ['declined', 'confirmed', declineIt, confirmIt],
  ])('is refused where it was %s just before it is %s', async (state, _, first, second) => {
    const { id, customer, claim } = await claimed();
    doInBetween(() => first(id, claim.id));
    await expect(second(id, claim.id)).rejects.toMatchObject({ code: 'claimAnswered' });
    expect((await showPayments(id, customer)).claims).toMatchObject([{ state }]);
    await expectConsistency();
  });

  it('is refused where another was said just before it', async () => {
    const { id, customer } = await approvedBooking();
    doInBetween(() => claimPayment(id, request, customer.userId, 'first'));
    await expect(claimPayment(id, request, customer.userId, 'second')).rejects.toMatchObject({
      code: 'claimWaits',
    });
    expect((await showPayments(id, customer)).claims).toHaveLength(1);
    await expectConsistency();
  });

  it('must exist to be answered', async () => {
    const { id } = await approvedBooking();
    for (const answer of [
      () => confirmClaim(id, 'none', cashier),
      () => declineClaim(id, 'none', 'No.', cashier),
    ]) {
      await expect(answer()).rejects.toMatchObject({ code: 'claimNotFound' });
    }
    await expect(declineClaim('none', 'none', 'No.', cashier)).rejects.toMatchObject({
      code: 'bookingNotFound',
    });
  });

  it('names nobody once its customer is forgotten', async () => {
    const { id, claim } = await claimed();
    await confirmClaim(id, claim.id, cashier);
    await forgetNameInBookings([id]);
    const { payments, claims } = await showPayments(id, 'anybody');
    expect([...payments, ...claims].map(({ userName }) => userName)).toEqual([
      FORMER_CUSTOMER,
      FORMER_CUSTOMER,
    ]);
    await expectConsistency();
  });
});

describe('a race', () => {
  it('of confirming, declining, paying and cancelling leaves each claim one answer', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, customer, claim } = await claimed();
      await outcomes<unknown>([
        confirmClaim(id, claim.id, cashier),
        declineClaim(id, claim.id, 'Nothing has come.', cashier),
        recordPayment(id, { kind: 'payment', amount: 30_000, way: 'cash' }, cashier),
        ...(round % 2 ? [moveBooking(id, 'cancelled', asCustomer(customer))] : []),
      ]);
      const { paid } = await showPayments(id, customer);
      expect([0, 30_000]).toContain(paid);
    }
    await expectConsistency();
  });
});

describe('the settings of the house', () => {
  it('are empty until an admin sets them, and empty ones are not kept', async () => {
    expect(await readHouse()).toEqual({});
    await writeHouse({ merchantCode: '123456', bankAccount: '' });
    expect(await readHouse()).toMatchObject({ merchantCode: '123456' });
    expect(await readHouse()).not.toHaveProperty('bankAccount');
    await writeHouse({});
    expect(await readHouse()).not.toHaveProperty('merchantCode');
  });
});
