import { expect, test } from 'vitest';
import { bookingOf } from '#functions/testing/bookingOf.ts';
import { refusalOf } from '#functions/testing/refusals.ts';
import type { Booking } from '#shared/booking.ts';
import { drawInvoice, standingInvoice } from './decideInvoice.ts';

const booking = bookingOf({ number: 'CR-4F7K2', totalPrice: 1000.5, paid: 300 });
const issuing = { names: 'Test Admin', at: '2027-12-31T22:30:00.000Z' };
const house = { companyName: 'Cold House Ltd', vatPercent: 18, merchantCode: '123' };
const draw = (of: Booking, invoices: Parameters<typeof drawInvoice>[0]['invoices'] = []) =>
  drawInvoice({ booking: of, invoices }, { count: 6, house }, issuing, () => 0);

test('an invoice says what is due and paid, who sells, and has the next number of its year in Kigali', () => {
  expect(draw(booking)).toEqual({
    number: 'INV-2028-000007',
    code: expect.stringMatching(/^.{12}$/) as string,
    companyName: 'Cold House Ltd',
    vatPercent: 18,
    bookingId: 'b',
    nth: 1,
    coldRoomName: 'Room',
    startDate: '2027-03-12',
    endDate: '2027-03-13',
    due: 1001,
    paid: 300,
    at: '2027-12-31T22:30:00.000Z',
    issuedBy: 'Test Admin',
  });
});

test('an invoice stands until what is due, the room or the days are others', () => {
  const invoices = [draw(booking)];
  const standing = (changed: Partial<Booking>) =>
    standingInvoice({ booking: { ...booking, ...changed }, invoices })?.number;
  expect(standingInvoice({ booking, invoices: [] })).toBeUndefined();
  expect(standing({})).toBe('INV-2028-000007');
  expect(standing({ paid: 1001 })).toBe('INV-2028-000007');
  for (const changed of [
    { totalPrice: 2000 },
    { coldRoomName: 'Other room' },
    { startDate: '2027-03-11' },
    { endDate: '2027-03-14' },
    { status: 'cancelled', fee: 100 } as const,
  ]) {
    expect(standing(changed)).toBeUndefined();
  }
  expect(draw(booking, invoices).nth).toBe(2);
});

test('nothing is asked for a booking for which nothing is due', () => {
  const cancelled = { ...booking, status: 'cancelled' } as const;
  expect(refusalOf(() => standingInvoice({ booking: cancelled, invoices: [] }))).toBe('nothingDue');
});
