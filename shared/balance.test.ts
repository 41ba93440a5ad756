import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerBalance, balanceOf, dueOf, owedOf, paymentStateOf } from './balance.ts';
import { bookingStatuses } from './transitions.ts';

const status = fc.constantFrom(...bookingStatuses);
const totalPrice = fc.integer({ min: 1, max: 1e13 }).map((hundredths) => hundredths / 100);
const paid = fc.integer({ min: 0, max: 1e11 });

test('what is due is the total in whole Rwf, from half a franc up', () => {
  const due = (total: number) => dueOf({ status: 'approved', totalPrice: total });
  expect([1000.49, 1000.5, 1001.5, 0.4, 75_001.5].map(due)).toEqual([1000, 1001, 1002, 0, 75_002]);
});

test('the rest is what is due less what is paid, always whole', () => {
  fc.assert(
    fc.property(fc.record({ status, totalPrice, paid }), (booking) => {
      const balance = balanceOf(booking);
      expect(balance.rest).toBe(balance.due - booking.paid);
      expect(Number.isSafeInteger(balance.rest)).toBe(true);
      expect(Math.abs(balance.due - booking.totalPrice)).toBeLessThanOrEqual(
        balance.due === 0 ? booking.totalPrice : 0.5,
      );
    }),
  );
  expect(balanceOf({ status: 'approved', totalPrice: 10 })).toEqual({ due: 10, paid: 0, rest: 10 });
});

test.each([
  ['pending', 100, 0],
  ['approved', 100, 70],
  ['completed', 100, 70],
  ['rejected', 0, -30],
  ['cancelled', 0, -30],
  ['expired', 0, -30],
] as const)('of a booking that is %s, %s is due and %s owed', (of, due, owed) => {
  const booking = { status: of, totalPrice: 100, paid: 30 };
  expect([dueOf(booking), owedOf(booking)]).toEqual([due, owed]);
});

test('what a request was paid too much is owed to its customer', () => {
  expect(owedOf({ status: 'pending', totalPrice: 20, paid: 30 })).toBe(-10);
});

test('for a booking that was cancelled its fee is due, and for no other', () => {
  const booking = { status: 'cancelled', totalPrice: 100, paid: 10, fee: 30 } as const;
  expect([dueOf(booking), owedOf(booking)]).toEqual([30, 20]);
  expect(dueOf({ ...booking, status: 'rejected' })).toBe(0);
  expect(dueOf({ ...booking, status: 'approved' })).toBe(100);
});

test('a booking is owed for, to be refunded, or paid, and none of it before it is due', () => {
  const booking = { status: 'approved', totalPrice: 1000 } as const;
  expect(paymentStateOf(booking)).toBe('owed');
  expect(paymentStateOf({ ...booking, paid: 999 })).toBe('owed');
  expect(paymentStateOf({ ...booking, paid: 1000 })).toBe('paid');
  expect(paymentStateOf({ ...booking, status: 'pending' })).toBeUndefined();
  expect(paymentStateOf({ ...booking, status: 'pending', paid: 400 })).toBeUndefined();
  expect(paymentStateOf({ ...booking, status: 'cancelled', paid: 400 })).toBe('refund');
  expect(paymentStateOf({ ...booking, status: 'cancelled' })).toBeUndefined();
  expect(paymentStateOf({ ...booking, status: 'cancelled', fee: 400 })).toBe('owed');
  expect(paymentStateOf({ ...booking, status: 'cancelled', fee: 400, paid: 400 })).toBe('paid');
});

test('the bookings of a customer are summed, and a refund of one lessens no other', () => {
  const bookings = [
    { status: 'approved', totalPrice: 1000.5, paid: 400 },
    { status: 'completed', totalPrice: 500, paid: 500 },
    { status: 'cancelled', totalPrice: 900, paid: 100, fee: 30 },
    { status: 'pending', totalPrice: 2000 },
  ] as const;
  expect(customerBalance(bookings)).toEqual({ due: 1531, paid: 1000, owed: 601, toRefund: 70 });
  expect(customerBalance([])).toEqual({ due: 0, paid: 0, owed: 0, toRefund: 0 });
});
