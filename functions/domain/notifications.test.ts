import { describe, expect, test } from 'vitest';
import { ID } from '#shared/id.ts';
import { limits } from '#shared/limits.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import {
  notificationOfBooking,
  notificationOfChange,
  notificationOfClaim,
  notificationOfMessage,
} from './notifications.ts';

const at = '2027-01-01T00:00:00.000Z';
const booking = {
  id: 'b-1',
  number: 'CR-4F7K2',
  userId: 'u-1',
  userName: 'Test Customer',
  coldRoomName: 'Room',
  startDate: '2027-02-01',
  endDate: '2027-02-03',
  status: 'pending' as const,
};
const content = {
  names: 'Test Customer',
  bookingId: 'b-1',
  bookingNumber: 'CR-4F7K2',
  coldRoomName: 'Room',
  startDate: '2027-02-01',
  endDate: '2027-02-03',
  at,
};

test('a booking from before there were numbers is told without one', () => {
  const { number, ...nameless } = booking;
  expect(number).toBeDefined();
  const told = notificationOfBooking(undefined, nameless, at)?.content;
  expect(told).not.toHaveProperty('bookingNumber');
});

describe('a booking', () => {
  test('that is new notifies the admins', () => {
    expect(notificationOfBooking(undefined, booking, at)).toEqual({
      to: 'staff',
      content: { ...content, type: 'bookingRequested' },
    });
  });

  test('beyond the first of an hour is told with others of its kind and its ten minutes', () => {
    const bundleOf = (nthOfHour: number, moment: string, more: object = {}) =>
      notificationOfBooking(undefined, { ...booking, nthOfHour, ...more }, moment)?.bundle;
    const { bookingsNotifiedSingly: single } = limits;
    expect(bundleOf(single, at)).toBeUndefined();
    const bundle = bundleOf(single + 1, at);
    expect(bundle).toMatch(ID);
    expect(bundleOf(single + 2, '2027-01-01T00:09:59.000Z')).toBe(bundle);
    const other = [
      bundleOf(single + 2, '2027-01-01T00:10:00.000Z'),
      bundleOf(single + 2, at, { status: 'cancelled' }),
      bundleOf(single + 2, at, { userId: 'u-2' }),
    ];
    expect(new Set([bundle, ...other]).size).toBe(4);
    expect(bundleOf(single + 1, at, { status: 'approved' })).toBeUndefined();
  });

  test('that an admin cancelled notifies its customer', () => {
    const cancelled = { ...booking, status: 'cancelled', movedBy: 'admin' } as const;
    expect(notificationOfBooking('approved', cancelled, at)).toMatchObject({
      to: { userId: 'u-1' },
      content: { type: 'bookingWithdrawn' },
    });
  });

  test('that was rejected tells its customer why', () => {
    const why = { reason: 'roomNotReady', reasonText: 'The door is broken.' } as const;
    const rejected = { ...booking, ...why, status: 'rejected' } as const;
    expect(notificationOfBooking('pending', rejected, at)).toMatchObject({
      to: { userId: 'u-1' },
      content: { type: 'bookingRejected', ...why },
    });
  });

  test('that its customer cancelled notifies the admins', () => {
    const cancelled = { ...booking, status: 'cancelled', movedBy: 'customer' } as const;
    expect(notificationOfBooking('pending', cancelled, at)).toMatchObject({
      to: 'staff',
      content: { type: 'bookingCancelled' },
    });
  });

  test.each([
    ['approved', 'bookingApproved'],
    ['rejected', 'bookingRejected'],
    ['expired', 'bookingExpired'],
    ['completed', 'bookingCompleted'],
  ] as const)('that is %s now notifies its customer', (status, type) => {
    const moved = { ...booking, status, movedBy: 'admin' } as const;
    expect(notificationOfBooking('pending', moved, at)).toEqual({
      to: { userId: 'u-1' },
      content: { ...content, type },
    });
  });

  test.each([
    ['rejected', 'pending', 'bookingReopened'],
    ['cancelled', 'approved', 'bookingReopened'],
    ['approved', 'pending', 'approvalWithdrawn'],
  ] as const)('that was %s and is %s again notifies its customer', (before, status, type) => {
    expect(notificationOfBooking(before, { ...booking, status, movedBy: 'admin' }, at)).toEqual({
      to: { userId: 'u-1' },
      content: { ...content, type },
    });
  });

  test('with other days or another room notifies whoever did not change it, and says what was before', () => {
    const placement = {
      coldRoomId: 'r',
      coldRoomName: 'Old room',
      startDate: '2027-01-31',
      endDate: '2027-02-03',
      totalPrice: 40,
    };
    const after = { ...booking, coldRoomId: 'r', totalPrice: 30 };
    expect(notificationOfChange(undefined, after, at)).toBeUndefined();
    expect(notificationOfChange(after, { ...after, totalPrice: 5 }, at)).toBeUndefined();
    const earlier = { ...after, ...placement };
    expect(notificationOfChange(earlier, { ...after, placedBy: 'admin' }, at)).toEqual({
      to: { userId: 'u-1' },
      content: { ...content, type: 'bookingChanged', earlier: placement },
    });
    const own = notificationOfChange(earlier, { ...after, placedBy: 'customer' }, at);
    expect(own).toMatchObject({ to: 'staff', content: { type: 'requestChanged' } });
    expect(own?.bundle).toMatch(ID);
  });

  test.each(bookingStatuses)('that was %s before and still is notifies nobody', (status) => {
    expect(notificationOfBooking(status, { ...booking, status }, at)).toBeUndefined();
  });
});

test.each([
  ['contact', 'contactMessage'],
  ['callback', 'callbackRequest'],
] as const)('a new message of the kind %s notifies the admins', (kind, type) => {
  expect(notificationOfMessage({ id: 'm-1', kind, names: 'Sender' }, at)).toEqual({
    to: 'staff',
    content: { type, at, names: 'Sender', messageId: 'm-1' },
  });
});

describe('a claim of a payment', () => {
  const claim = {
    ...content,
    id: 'c-1',
    userId: 'u-1',
    userName: 'Test Customer',
    amount: 600,
    way: 'bank',
    reference: 'T-1',
    state: 'claimed',
  } as const;

  test('is told to the admins, and its answer to the customer', () => {
    const told = { ...content, amount: 600 };
    expect(notificationOfClaim(undefined, claim, at)).toEqual({
      to: 'staff',
      content: { ...told, type: 'paymentClaimed' },
    });
    const confirmed = { ...claim, state: 'confirmed' } as const;
    expect(notificationOfClaim('claimed', confirmed, at)).toEqual({
      to: { userId: 'u-1' },
      content: { ...told, type: 'paymentConfirmed' },
    });
    const declined = { ...claim, state: 'declined', reasonText: 'Nothing came.' } as const;
    expect(notificationOfClaim('claimed', declined, at)?.content).toMatchObject({
      type: 'paymentDeclined',
      reasonText: 'Nothing came.',
    });
    expect(notificationOfClaim('declined', declined, at)).toBeUndefined();
    const nameless = { ...claim, bookingNumber: undefined };
    expect(notificationOfClaim(undefined, nameless, at)?.content).not.toHaveProperty(
      'bookingNumber',
    );
  });
});
