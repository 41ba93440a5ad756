import { describe, expect, it } from 'vitest';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { everyBookingOf, findBookingDetails } from '#functions/store/bookings/bookings.ts';
import { PAYMENTS_AT_ONCE } from '#functions/store/removal/writeJoin.ts';
import { expectConsistency } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { finishRemovals } from '#functions/testing/finishRemovals.ts';
import { hideBookings } from '#functions/testing/hideBookings.ts';
import {
  admin,
  customerWith,
  requestFor,
  someCaller,
  somePhone,
  someRoom,
} from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookFor } from './bookFor.ts';
import { joinCaller } from './joinCaller.ts';
import { moveBooking } from './moveBooking.ts';
import { recordPayment, showPayments } from './payments.ts';
import { removeAccount } from './removeAccount.ts';
import { addNote, getPersonWithNotes } from './staffNotes.ts';

useTable();

/** A caller, and an account that has the same number by now. */
async function someTwo() {
  const phoneNumber = somePhone();
  return {
    caller: await someCaller(phoneNumber),
    account: await customerWith({ phoneNumber, firstName: 'Keza', lastName: 'Account' }),
  };
}

const book = async (userId: string, status: 'pending' | 'approved', from = 3) =>
  bookFor(requestFor(await someRoom(), from, from + 2), { userId, by: admin, status });

const payment = { kind: 'payment', amount: 10, way: 'cash' } as const;

describe('a caller who is joined to their account', () => {
  it('leaves bookings, payments and notes there, and is gone', async () => {
    const { caller, account } = await someTwo();
    const [waiting, approved] = [
      await book(caller.userId, 'pending'),
      await book(caller.userId, 'approved'),
    ];
    await recordPayment(approved.id, payment, admin);
    await addNote(caller.userId, 'Calls in the morning.', admin);
    const { sharing } = await getPersonWithNotes(caller.userId, admin);
    // The list of customers does not know the account before the outbox has listed it.
    expect(sharing.map(({ userId }) => userId)).not.toContain(caller.userId);

    await joinCaller(account.userId, caller.userId, admin);

    await expectConsistency();
    const items = await everyBookingOf(account.userId);
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set([waiting.id, approved.id]));
    expect(items.every(({ userName }) => userName === 'Keza Account')).toBe(true);
    // Who booked stays true; the number is the account's, which may change, so none is kept with the booking.
    expect(items.every(({ bookedBy }) => bookedBy === admin.names)).toBe(true);
    expect(items.some(({ phoneNumber }) => phoneNumber)).toBe(false);
    const { payments } = await showPayments(approved.id, { userId: account.userId });
    expect(payments).toMatchObject([{ userId: account.userId, userName: 'Keza Account' }]);
    const { notes } = await getPersonWithNotes(account.userId, admin);
    expect(notes.map(({ text }) => text)).toEqual([
      'Joined with Keza Sample, who was added by the staff.',
      'Calls in the morning.',
    ]);
    const { history = [] } = (await findBookingDetails(waiting.id)) ?? {};
    expect(history.at(-1)).toMatchObject({ by: 'admin', joined: 'Keza Sample', to: 'pending' });
    // The journal says what was done to the caller, by their id.
    const others = (await everyItem()).filter(({ entity }) => entity !== 'journal');
    expect(JSON.stringify(others)).not.toContain(caller.userId);
    // The counts went along: the pending booking can be answered.
    await moveBooking(waiting.id, 'approved', admin);
    await expectConsistency();
  });

  it('is not there to be joined again, or to be booked for', async () => {
    const { caller, account } = await someTwo();
    await joinCaller(account.userId, caller.userId, admin);
    const again = joinCaller(account.userId, caller.userId, admin);
    await expect(again).rejects.toMatchObject({ code: 'personNotFound' });
    await expect(book(caller.userId, 'approved')).rejects.toMatchObject({ code: 'personNotFound' });
  });

  it('takes along what is booked and answered for them in the meantime', async () => {
    const { caller, account } = await someTwo();
    const first = await book(caller.userId, 'pending');
    doInBetween(async () => {
      await moveBooking(first.id, 'approved', admin);
      await book(caller.userId, 'pending', 9);
    });
    await joinCaller(account.userId, caller.userId, admin);
    const items = await everyBookingOf(account.userId);
    expect(items.map(({ status }) => status).toSorted()).toEqual(['approved', 'pending']);
    await expectConsistency();
  });

  it('is joined once where two admins do it at once', async () => {
    const { caller, account } = await someTwo();
    const { id } = await book(caller.userId, 'approved');
    doInBetween(() => joinCaller(account.userId, caller.userId, admin));
    await joinCaller(account.userId, caller.userId, admin);
    const { history = [] } = (await findBookingDetails(id)) ?? {};
    expect(history.filter(({ joined }) => joined)).toHaveLength(1);
    expect((await getPersonWithNotes(account.userId, admin)).notes).toHaveLength(1);
    await expectConsistency();
  });

  it('is joined also where they have nothing, and something happens just before they go', async () => {
    const { caller, account } = await someTwo();
    doInBetween(() => book(caller.userId, 'pending'));
    await joinCaller(account.userId, caller.userId, admin);
    expect(await everyBookingOf(account.userId)).toHaveLength(1);
    const other = await someTwo();
    doInBetween(() => joinCaller(other.account.userId, other.caller.userId, admin));
    await joinCaller(other.account.userId, other.caller.userId, admin);
    await expectConsistency();
  });

  it('takes along what was just booked, which the index does not show yet', async () => {
    const { caller, account } = await someTwo();
    const { id } = await book(caller.userId, 'approved');
    const show = hideBookings(caller.userId);
    await joinCaller(account.userId, caller.userId, admin);
    show();
    expect(await everyBookingOf(account.userId)).toMatchObject([{ id }]);
    await expectConsistency();
  });

  it('stays, with the bookings, where the account is removed just before they are given to it', async () => {
    const { caller, account } = await someTwo();
    const { id } = await book(caller.userId, 'approved');
    doInBetween(async () => removeAccount(await getAccount(account.email)));
    await expect(joinCaller(account.userId, caller.userId, admin)).rejects.toMatchObject({
      code: 'busy',
    });
    expect(await everyBookingOf(caller.userId)).toMatchObject([{ id, status: 'approved' }]);
    await finishRemovals();
    await expectConsistency();
  });

  it('takes along more payments than one transaction holds', async () => {
    const { caller, account } = await someTwo();
    const booking = await book(caller.userId, 'approved');
    for (let count = 0; count <= PAYMENTS_AT_ONCE; count += 1) {
      await recordPayment(booking.id, { ...payment, amount: 1 }, admin);
    }
    await joinCaller(account.userId, caller.userId, admin);
    const { payments } = await showPayments(booking.id, { userId: account.userId });
    expect(payments).toHaveLength(PAYMENTS_AT_ONCE + 1);
    expect(payments.every(({ userId }) => userId === account.userId)).toBe(true);
    await expectConsistency();
  });
});
