import { expect, test } from 'vitest';
import { notificationTypes, notificationOfStatus } from './notification.ts';
import { bookingStatuses } from './transitions.ts';

test('admins hear what customers do, customers what becomes of it', () => {
  const heard = (to: 'staff' | 'customer') =>
    bookingStatuses.filter((status) => notificationOfStatus[status].to === to);
  expect(heard('staff')).toEqual(['pending', 'cancelled']);
  expect(heard('customer')).toEqual(['approved', 'rejected', 'expired', 'completed']);
});

test('each status is told in its own way', () => {
  const types = bookingStatuses.map((status) => notificationOfStatus[status].type);
  expect(new Set(types).size).toBe(bookingStatuses.length);
  expect(notificationTypes).toEqual(expect.arrayContaining(types));
});
