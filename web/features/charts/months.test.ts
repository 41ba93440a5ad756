import { expect, test } from 'vitest';
import { formatMonth, monthsAround } from './months.ts';

test('a month is written in words', () => {
  expect(formatMonth('2027-01')).toBe('Jan 2027');
});

test('months are counted from the month of the day, across the years', () => {
  expect(monthsAround('2027-01-31', 11, 1)).toEqual({ from: '2026-02', to: '2027-02' });
});
