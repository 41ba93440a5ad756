import { describe, expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import type { NotifiedBooking } from './notifications.ts';
import { notificationOfPayment } from './paymentNotification.ts';
import { notificationOfAsked, notificationOfPresence } from './stayNotifications.ts';

const at = '2027-01-01T00:00:00.000Z';
const booking: NotifiedBooking & Partial<Booking> = {
  id: 'b-1',
  userId: 'u-1',
  userName: 'Test Customer',
  coldRoomName: 'Room',
  startDate: '2027-02-01',
  endDate: '2027-02-03',
  status: 'approved',
};
const content = {
  names: 'Test Customer',
  bookingId: 'b-1',
  coldRoomName: 'Room',
  startDate: '2027-02-01',
  endDate: '2027-02-03',
  at,
};

describe('a change request', () => {
  const asked = {
    at,
    startDate: '2027-02-01',
    endDate: '2027-02-09',
    totalPrice: 9,
    state: 'waiting',
  } as const;
  const waiting = { ...booking, asked };
  const become = (state: 'accepted' | 'declined' | 'withdrawn', reasonText?: string) => ({
    ...booking,
    asked: { ...asked, state, ...(reasonText && { reasonText }) },
  });

  test('notifies the staff once', () => {
    expect(notificationOfAsked(booking, waiting, at)).toEqual({
      to: 'staff',
      content: { ...content, type: 'changeAsked' },
    });
    expect(notificationOfAsked(waiting, waiting, at)).toBeUndefined();
    const later = { ...booking, asked: { ...asked, at: '2027-01-02T00:00:00.000Z' } };
    expect(notificationOfAsked(become('declined'), later, at)?.to).toBe('staff');
  });

  test('that is declined notifies its customer, with the words', () => {
    expect(notificationOfAsked(waiting, become('declined', 'Taken.'), at)).toEqual({
      to: { userId: 'u-1' },
      content: { ...content, type: 'changeDeclined', reasonText: 'Taken.' },
    });
    expect(notificationOfAsked(waiting, become('declined'), at)?.content).not.toHaveProperty(
      'reasonText',
    );
  });

  test('that ends otherwise is told by what became of the booking', () => {
    expect(notificationOfAsked(waiting, become('accepted'), at)).toBeUndefined();
    expect(notificationOfAsked(waiting, become('withdrawn'), at)).toBeUndefined();
    expect(notificationOfAsked(waiting, booking, at)).toBeUndefined();
    expect(notificationOfAsked(become('declined'), become('declined'), at)).toBeUndefined();
  });
});

test('a customer is told when they have come and when they have left, and not what is taken back', () => {
  const check = { at, by: 'Test Admin' };
  const inside = { ...booking, checkedIn: check };
  const left = { ...inside, checkedOut: check };
  expect(notificationOfPresence(booking, inside, at)).toEqual({
    to: { userId: 'u-1' },
    content: { ...content, type: 'checkedIn' },
  });
  expect(notificationOfPresence(inside, left, at)?.content.type).toBe('checkedOut');
  for (const [before, after] of [
    [inside, booking],
    [left, inside],
    [booking, booking],
    [inside, inside],
  ] as const) {
    expect(notificationOfPresence(before, after, at)).toBeUndefined();
  }
});

test.each([
  ['payment', 20_000, 'paymentRecorded'],
  ['deposit', 20_000, 'paymentRecorded'],
  ['refund', -20_000, 'refundRecorded'],
  ['reversal', -20_000, 'entryReversed'],
] as const)('a %s of %i is told as %s, unless it confirms a claim', (kind, amount, type) => {
  const payment = {
    id: 'p',
    bookingId: 'b-1',
    coldRoomName: 'Room',
    userId: 'u-1',
    userName: 'Test Customer',
    kind,
    amount,
    way: 'cash',
    at,
    recordedBy: 'Test Admin',
  } as const;
  const told = { type, at, names: 'Test Customer', bookingId: 'b-1', coldRoomName: 'Room' };
  expect(notificationOfPayment(payment, at)).toEqual({
    to: { userId: 'u-1' },
    content: { ...told, amount: 20_000 },
  });
  expect(
    notificationOfPayment({ ...payment, bookingNumber: 'CR-4F7K2' }, at)?.content,
  ).toMatchObject({
    bookingNumber: 'CR-4F7K2',
  });
  expect(notificationOfPayment({ ...payment, fromClaim: true }, at)).toBeUndefined();
});
