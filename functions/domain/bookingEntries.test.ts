import { expect, test } from 'vitest';
import { bookingOf } from '#functions/testing/bookingOf.ts';
import type { BookingChange } from '#shared/booking.ts';
import {
  bookedForEntry,
  bookingThing,
  changeEntry,
  claimEntry,
  paymentEntry,
} from './bookingEntries.ts';

const booking = bookingOf({ number: 'CR-4F7K2' });
const at = '2027-03-10T09:00:00.000Z';
const thing = { kind: 'booking', thingId: 'b', thing: 'CR-4F7K2, Room' };
const by = { userId: 'boss', names: 'Test Admin' };

test('a booking that was made before there were numbers is named by its room', () => {
  expect(bookingThing({ id: 'b', coldRoomName: 'Room' }).thing).toBe('Room');
});

const moved = { from: booking, to: booking };
const presence = (from: 'expected' | 'in' | 'out', to: 'expected' | 'in' | 'out') => ({
  from: 'approved' as const,
  to: 'approved' as const,
  presence: { from, to },
});

test.each<[Pick<BookingChange, 'from' | 'to'> & Partial<BookingChange>, string | undefined]>([
  [{ from: 'pending', to: 'approved' }, 'bookingApproved'],
  [{ from: 'pending', to: 'rejected' }, 'bookingRejected'],
  [{ from: 'pending', to: 'cancelled' }, 'bookingCancelled'],
  [{ from: 'approved', to: 'cancelled' }, 'bookingCancelled'],
  [{ from: 'approved', to: 'pending' }, 'approvalWithdrawn'],
  [{ from: 'rejected', to: 'pending' }, 'bookingReopened'],
  [{ from: 'cancelled', to: 'approved' }, 'bookingReopened'],
  [{ from: 'pending', to: 'pending', moved }, 'bookingChanged'],
  [presence('expected', 'in'), 'checkedIn'],
  [presence('in', 'out'), 'checkedOut'],
  [presence('out', 'in'), 'checkTakenBack'],
  [presence('in', 'expected'), 'checkTakenBack'],
  [{ from: 'approved', to: 'approved', joined: 'Keza' }, undefined],
])('a change by the staff is told as what it was: %j', (change, act) => {
  const entry = changeEntry(booking, { at, by: 'admin', name: 'Test Admin', ...change }, 'boss');
  expect(entry).toEqual(act && { at, ...by, act, ...thing });
});

test('what a customer or the schedule does is not told, and names may be missing', () => {
  const change = { at, from: 'approved', to: 'cancelled' } as const;
  expect(changeEntry(booking, { ...change, by: 'customer' }, 'u')).toBeUndefined();
  expect(changeEntry(booking, { ...change, by: 'schedule' }, 'schedule')).toBeUndefined();
  expect(changeEntry(booking, { ...change, by: 'admin' }, 'boss')).toMatchObject({ names: '' });
});

test('a booking for somebody is told with who made it', () => {
  expect(bookedForEntry(booking, by)).toEqual({
    at: booking.date,
    ...by,
    act: 'bookedFor',
    ...thing,
  });
});

const paid = {
  id: 'p',
  bookingId: 'b',
  coldRoomName: 'Room',
  userId: 'u',
  userName: 'Aline Uwase',
  way: 'bank',
  at,
} as const;

test.each([
  ['payment', 'paymentRecorded', 900],
  ['refund', 'refundRecorded', -100],
  ['reversal', 'entryReversed', -900],
] as const)('an entry of the payments is told with its amount: %s', (kind, act, amount) => {
  const payment = { ...paid, kind, amount, recordedBy: 'Test Admin' };
  expect(paymentEntry(booking, payment, 'boss')).toEqual({ at, ...by, act, ...thing, amount });
});

test('the answer to a claim is told with what was claimed', () => {
  const stay = { startDate: booking.startDate, endDate: booking.endDate };
  const claim = { ...paid, ...stay, amount: 500, reference: 'T-1', state: 'claimed' } as const;
  const told = { at, act: 'claimDeclined', ...by } as const;
  expect(claimEntry(booking, claim, told)).toEqual({ ...told, ...thing, amount: 500 });
});
