import { expect, test } from 'vitest';
import { entryWords, formatSigned, isPaymentOverdue, owedWords } from './words.ts';

test('what is owed is said in words, and nothing where nothing is', () => {
  const booking = { status: 'approved', totalPrice: 1000 } as const;
  expect(owedWords(booking)).toBe('1,000\u00a0Rwf to pay');
  expect(owedWords({ ...booking, paid: 1000 })).toBeUndefined();
  expect(owedWords({ ...booking, status: 'cancelled', paid: 400 })).toBe('400\u00a0Rwf to refund');
  expect(owedWords({ ...booking, status: 'pending' })).toBeUndefined();
});

test('what is owed is overdue from the day after the stay begins', () => {
  const booking = { status: 'approved', totalPrice: 1000, startDate: '2027-03-10' } as const;
  expect(isPaymentOverdue(booking, '2027-03-10')).toBe(false);
  expect(isPaymentOverdue(booking, '2027-03-11')).toBe(true);
  expect(isPaymentOverdue({ ...booking, paid: 1000 }, '2027-03-12')).toBe(false);
  expect(isPaymentOverdue({ ...booking, status: 'pending' }, '2027-03-12')).toBe(false);
  expect(isPaymentOverdue({ ...booking, claimId: 'c' }, '2027-03-12')).toBe(false);
});

test('an entry is said by its way and reference, and its amount with its sign', () => {
  expect(entryWords({ way: 'mobileMoney', reference: 'MP-1' })).toBe('Mobile money MP-1');
  expect(entryWords({ way: 'cash' })).toBe('Cash');
  expect([formatSigned(500), formatSigned(-500)]).toEqual(['500\u00a0Rwf', '\u2212500\u00a0Rwf']);
});
