import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Customer } from '#functions/domain/decideBooking.ts';
import { db } from '#functions/platform/table/client.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import { noteSummed } from '#functions/store/customers/pendingCount.ts';
import { expectBalanceConsistency } from '#functions/testing/balanceConsistency.ts';
import { meetConflictOnce } from '#functions/testing/meetConflictOnce.ts';
import {
  admin,
  requestFor,
  someCustomer,
  someOlderCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { countReadUnits } from '#functions/testing/readUnits.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookFor } from '#functions/usecases/bookFor.ts';
import { getBooking } from '#functions/usecases/getBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { recordPayment } from '#functions/usecases/payments.ts';
import { getPersonWithNotes } from '#functions/usecases/staffNotes.ts';
import type { Booking } from '#shared/booking.ts';
import { readBalance, refreshBalance } from './balances.ts';
import { fileEveryBooking } from './fileBookings.ts';
import { bookingWithKeys, toStored } from './storedBooking.ts';

useTable();
afterEach(() => vi.restoreAllMocks());

/** An approved booking of three days at 1,000 Rwf. */
async function approvedOf({ userId }: Pick<Customer, 'userId'>): Promise<Booking> {
  const room = await someRoom({ price: 1000 });
  return bookFor(requestFor(room, 5, 7), { userId, by: admin, status: 'approved' });
}

const pay = (id: string, amount: number) =>
  recordPayment(id, { kind: 'payment', amount, way: 'cash' }, admin);

const asShown = async (userId: string) => (await getPersonWithNotes(userId, admin)).balance;

describe('the sums of a customer', () => {
  it('follow each booking once, however often and by whomever it is told', async () => {
    const customer = await someCustomer();
    const none = { due: 0, paid: 0, owed: 0, toRefund: 0 };
    expect(await readBalance(customer.userId)).toEqual(none);
    const booking = await approvedOf(customer);
    await Promise.all([refreshBalance(booking), refreshBalance(booking)]);
    await pay(booking.id, 1200);
    // It is told as it was before the payment.
    await refreshBalance(booking);
    const paid = { due: 3000, paid: 1200, owed: 1800, toRefund: 0 };
    await refreshBalance(await getBooking(booking.id, 'anybody'));
    expect(await asShown(customer.userId)).toEqual(paid);
    await moveBooking(booking.id, 'rejected', admin).catch(() => undefined);
    await moveBooking(booking.id, 'cancelled', admin);
    await refreshBalance(await getBooking(booking.id, 'anybody'));
    expect(await asShown(customer.userId)).toEqual({ ...none, paid: 1200, toRefund: 1200 });
    await expectBalanceConsistency();
  });

  it('are those of the booking as it is by then where a late event writes an older state', async () => {
    const customer = await someCustomer();
    const booking = await approvedOf(customer);
    await pay(booking.id, 1000);
    await refreshBalance(booking);
    expect(await readBalance(customer.userId)).toMatchObject({ paid: 1000, owed: 2000 });
    await moveBooking(booking.id, 'cancelled', admin);
    // Nothing was paid by what this event says, and nothing is due by what the booking says.
    await refreshBalance({ ...booking, paid: 0 });
    expect(await readBalance(customer.userId)).toMatchObject({
      due: 0,
      paid: 1000,
      toRefund: 1000,
    });
    await expectBalanceConsistency();
  });

  it('leave out a booking that is gone', async () => {
    const { userId } = await someCustomer();
    await refreshBalance({ id: 'gone', userId, status: 'approved', totalPrice: 3000 });
    expect(await readBalance(userId)).toMatchObject({ due: 0, owed: 0 });
  });

  it('are written although others write them at the same time', async () => {
    const customer = await someCustomer();
    const bookings = await Promise.all([1, 2, 3].map(() => approvedOf(customer)));
    meetConflictOnce();
    await Promise.all(bookings.map(refreshBalance));
    expect(await readBalance(customer.userId)).toMatchObject({ due: 9000, owed: 9000 });
  });

  it('are gone to whoever has the booking by now', async () => {
    const [from, to] = [await someCustomer(), await someCustomer()];
    const booking = await approvedOf(from);
    await refreshBalance(booking);
    const given = { ...toStored(booking), userId: to.userId };
    const Put = { TableName: process.env.TABLE_NAME, Item: bookingWithKeys(given) };
    await transact([{ name: 'booking', write: { Put } }]);
    await refreshBalance(given);
    expect(await readBalance(from.userId)).toMatchObject({ due: 0, owed: 0 });
    expect(await readBalance(to.userId)).toMatchObject({ due: 3000, owed: 3000 });
    await expectBalanceConsistency();
  });

  it('are read at the same cost for one booking and for sixty', async () => {
    const customer = await someCustomer();
    const booking = await approvedOf(customer);
    await refreshBalance(booking);
    const { units: few } = await countReadUnits(() => asShown(customer.userId));
    const copies = Array.from({ length: 60 }, (_, nth) => ({
      ...toStored(booking),
      id: `${booking.id}-${nth}`,
    }));
    for (const copy of copies) {
      const Put = { TableName: process.env.TABLE_NAME, Item: bookingWithKeys(copy) };
      await transact([{ name: 'booking', write: { Put } }]);
      await refreshBalance(copy);
    }
    const { answer, units } = await countReadUnits(() => asShown(customer.userId));
    expect(answer).toEqual({ due: 183_000, paid: 0, owed: 183_000, toRefund: 0 });
    expect(units).toBe(few);
  });
});

describe('a customer from before there were sums', () => {
  it('has them from all bookings, also where some were counted since, and then by the command', async () => {
    const customer = await someOlderCustomer();
    const [, later] = [await approvedOf(customer), await approvedOf(customer)];
    await refreshBalance(later);
    expect(await readBalance(customer.userId)).toBeUndefined();
    const sums = { due: 6000, paid: 0, owed: 6000, toRefund: 0 };
    expect(await asShown(customer.userId)).toEqual(sums);
    await transact([writeListedCustomer({ ...listed, ...customer })]);
    await fileEveryBooking();
    expect(await readBalance(customer.userId)).toEqual(sums);
    const send = vi.spyOn(db, 'send');
    expect(await asShown(customer.userId)).toEqual(sums);
    expect(
      send.mock.calls.filter(([{ input }]) => 'IndexName' in input && input.IndexName),
    ).toEqual([]);
    await expectBalanceConsistency();
  });

  it('is noted only while they are there', async () => {
    await noteSummed('nobody');
    const items = await everyItem();
    expect(items.filter(({ pk }) => pk === 'USER#nobody')).toEqual([]);
  });
});

const listed = {
  role: 'user' as const,
  firstName: 'Test',
  lastName: 'Customer',
  phoneNumber: '+250788000000',
  createdAt: '2026-01-01T00:00:00.000Z',
};
