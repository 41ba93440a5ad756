import { describe, expect, test } from 'vitest';
import { isStay, stayError, touches } from './stayError.ts';

const today = '2027-03-10';
const taken = new Set(['2027-03-15']);
const stay = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('days chosen so far', () => {
  test.each([
    ['nothing', '', ''],
    ['only the first day', '2027-03-12', ''],
    ['a free stay', '2027-03-12', '2027-03-14'],
    ['one day', '2027-03-10', '2027-03-10'],
  ])('%s: nothing is wrong', (_, start, end) => {
    expect(stayError(stay(start, end), today, taken)).toBeUndefined();
  });

  test.each([
    ['2027-03-09', '', 'startDate', 'pastDate', 'You cannot select a past date.'],
    [
      '2027-03-12',
      '2027-03-11',
      'endDate',
      'reversedDates',
      'The last day must not be before the first day.',
    ],
    ['2027-03-12', '2028-03-12', 'endDate', 'stayTooLong', 'A stay has at most 366 days.'],
    [
      '2027-03-14',
      '2027-03-16',
      'endDate',
      'daysTaken',
      'Cold room is not available for the selected dates.',
    ],
  ])('%s to %s: told at %s by %s', (start, end, field, code, message) => {
    expect(stayError(stay(start, end), today, taken)).toEqual({ code, field, message });
  });
});

test('a stay has two days that exist, in order', () => {
  expect(isStay(stay('2027-02-28', '2027-03-01'))).toBe(true);
  expect(isStay(stay('2027-02-30', '2027-03-01'))).toBe(false);
  expect(isStay(stay('2027-03-02', '2027-03-01'))).toBe(false);
});

test('a stay touches a taken day at either end and between', () => {
  expect(touches(stay('2027-03-15', '2027-03-16'), taken)).toBe(true);
  expect(touches(stay('2027-03-14', '2027-03-15'), taken)).toBe(true);
  expect(touches(stay('2027-03-16', '2027-03-17'), taken)).toBe(false);
});
