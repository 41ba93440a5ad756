import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '#functions/errors.ts';
import { writeHouse } from '#functions/store/house/house.ts';
import { approvedBooking } from '#functions/testing/approvedBooking.ts';
import { expectConsistency } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { admin, at, requestFor } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import type { Invoice } from '#shared/invoice.ts';
import { numberInYear } from '#shared/invoiceNumber.ts';
import { readReceiptNumber } from '#shared/receiptNumber.ts';
import { changeBooking } from './changeBooking.ts';
import { checkReceipt } from './checkReceipt.ts';
import { issueInvoice } from './issueInvoice.ts';
import { moveBooking } from './moveBooking.ts';
import { recordPayment, showPayments } from './payments.ts';

useTable();
afterEach(() => void vi.useRealTimers());

const clerk = { userId: 'boss', names: 'Test Admin' };

/** An approved booking of two days at 1,000 Rwf. */
const approved = () => approvedBooking({ price: 1000 });

const countOf = ({ number }: Invoice): number => readReceiptNumber(numberInYear(number)).count;

/** Issues it as somebody does who presses again while many others are at it. */
async function untilIssued(id: string): Promise<Invoice> {
  try {
    return await issueInvoice(id, clerk);
  } catch (error) {
    if (isRefusal(error, 'busy')) return untilIssued(id);
    throw error;
  }
}

describe('an invoice', () => {
  // The first of this file, whose house has no settings yet.
  it('names no seller where the house has set nothing', async () => {
    const invoice = await issueInvoice((await approved()).id, clerk);
    expect(invoice).toMatchObject({ nth: 1, due: 2000, paid: 0 });
    expect(invoice).not.toHaveProperty('companyName');
  });

  it('that a colleague has issued meanwhile is answered, and no other is written', async () => {
    const { id, customer } = await approved();
    doInBetween(() => issueInvoice(id, clerk));
    const { number } = await issueInvoice(id, clerk);
    const { invoices } = await showPayments(id, customer);
    expect(invoices.map((one) => one.number)).toEqual([number]);
  });

  it('asks for what is due, names the seller, and is the same until that is another', async () => {
    const { id, room, customer } = await approved();
    const seller = { companyName: 'Cold House Ltd', tin: '123456789', vatPercent: 18 };
    await writeHouse(seller);
    const first = await issueInvoice(id, clerk);
    expect(first).toMatchObject({ ...seller, nth: 1, due: 2000, paid: 0, issuedBy: 'Test Admin' });
    await recordPayment(id, { kind: 'deposit', amount: 500, way: 'cash' }, clerk);
    expect(await issueInvoice(id, clerk)).toMatchObject({ number: first.number });
    expect(await checkReceipt(first.number.toLowerCase(), first.code)).toEqual({
      ...seller,
      number: first.number,
      kind: 'invoice',
      amount: 2000,
      day: expect.any(String) as string,
      coldRoomName: room.name,
    });

    await writeHouse({});
    await changeBooking(id, requestFor(room, 5, 7), admin);
    const second = await issueInvoice(id, clerk);
    expect(second).toMatchObject({ nth: 2, due: 3000, paid: 500 });
    expect(countOf(second)).toBe(countOf(first) + 1);
    expect(await checkReceipt(first.number, first.code)).toMatchObject({
      reversedBy: second.number,
    });
    const { invoices } = await showPayments(id, customer);
    expect(invoices.map(({ number }) => number)).toEqual([first.number, second.number]);
    await expectConsistency();
  });

  it('is not issued where nothing is due, and of no booking', async () => {
    const { id } = await approved();
    await moveBooking(id, 'cancelled', admin, undefined, { reason: 'roomNotReady' });
    await expect(issueInvoice(id, clerk)).rejects.toMatchObject({ code: 'nothingDue' });
    await expect(issueInvoice('none', clerk)).rejects.toMatchObject({ code: 'bookingNotFound' });
    await expect(checkReceipt('INV-2027-999999', 'CODE')).rejects.toMatchObject({
      code: 'receiptNotFound',
    });
    await expectConsistency();
  });

  it('is not true by another code', async () => {
    const { number } = await issueInvoice((await approved()).id, clerk);
    await expect(checkReceipt(number, 'CODE')).rejects.toMatchObject({ code: 'receiptNotFound' });
  });
});

describe('invoices', () => {
  it('have each number once and none left out where many are issued at once, and one a booking', async () => {
    const bookings = await Promise.all([1, 2, 3, 4].map(approved));
    const before = countOf(await issueInvoice((await approved()).id, clerk));
    const issued = await Promise.all(
      Array.from({ length: 16 }, (_, index) => untilIssued(at(bookings, index).id)),
    );
    const counts = [...new Set(issued.map(countOf))].toSorted((one, other) => one - other);
    expect(counts).toEqual([1, 2, 3, 4].map((nth) => before + nth));
    await expectConsistency();
  });

  it('are of the booking as it is, while it is changed and paid for at the same time', async () => {
    const { id, room } = await approved();
    await Promise.allSettled([
      untilIssued(id),
      changeBooking(id, requestFor(room, 5, 8), admin),
      recordPayment(id, { kind: 'payment', amount: 700, way: 'cash' }, clerk),
      untilIssued(id),
    ]);
    expect(await untilIssued(id)).toMatchObject({ due: 4000 });
    await expectConsistency();
  });

  it('begin anew with the year in Kigali', async () => {
    const numbers: string[] = [];
    const bookings = [await approved(), await approved(), await approved()];
    for (const moment of ['2030-12-31T21:59:59Z', '2030-12-31T22:00:00Z', '2031-01-01T00:00:00Z']) {
      vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] });
      numbers.push((await issueInvoice(at(bookings, numbers.length).id, clerk)).number);
    }
    vi.useRealTimers();
    expect(numbers).toEqual(['INV-2030-000001', 'INV-2031-000001', 'INV-2031-000002']);
    await expectConsistency();
  });
});
