import { expect, test } from 'vitest';
import { refusalOf } from '#functions/testing/refusals.ts';
import { requireOwn } from './ownership.ts';

const booking = { id: 'b', userId: 'u' };

test('a booking is its customer’s, and may be used on behalf of anybody', () => {
  expect(requireOwn(booking, { userId: 'u' })).toBe(booking);
  expect(requireOwn(booking, 'anybody')).toBe(booking);
});

test('another’s booking is not told from one that does not exist', () => {
  expect(refusalOf(() => requireOwn(booking, { userId: 'v' }))).toBe('bookingNotFound');
  expect(refusalOf(() => requireOwn(undefined, { userId: 'u' }))).toBe('bookingNotFound');
  expect(refusalOf(() => requireOwn(undefined, 'anybody'))).toBe('bookingNotFound');
});
