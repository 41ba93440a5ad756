import { expect, test } from 'vitest';
import { signInReason, signupReason } from './signInReason.ts';

test.each([
  [undefined, 'Sign in to see your bookings.'],
  ['/book?coldRoomId=a', 'Sign in to finish your booking.'],
  ['/book/a', 'Sign in to finish your booking.'],
  ['/review?coldRoomId=a', 'Sign in to finish your booking.'],
  ['/booking', 'Sign in to see your bookings.'],
  ['/dashboard/stock', 'Sign in to see your bookings.'],
  ['/message?show=inbox', 'Sign in to read your messages.'],
  ['/admin-dashboard', 'Sign in to see this page.'],
])('whoever goes to %s is asked: %s', (next, words) => {
  expect(signInReason(next)).toBe(words);
});

test('whoever signs up is told what for', () => {
  expect(signupReason()).toBe('Create one to book cold rooms.');
  expect(signupReason('/dashboard')).toBe('Create one to book cold rooms.');
  expect(signupReason('/review?coldRoomId=a')).toBe('Create one to finish your booking.');
});
