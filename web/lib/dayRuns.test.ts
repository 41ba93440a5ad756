import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysOf } from '#shared/days.ts';
import { dayRuns, daysInWords, takenWithin } from './dayRuns.ts';

test('runs hold the same days, and no two of them touch', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60)), (numbers) => {
      const days = numbers.sort((a, b) => a - b).map((count) => addDays('2027-01-20', count));
      const runs = dayRuns(days);
      expect(runs.flatMap(({ startDate, endDate }) => daysOf(startDate, endDate))).toEqual(days);
      for (const { endDate } of runs) expect(days).not.toContain(addDays(endDate, 1));
    }),
  );
});

test('taken days of a stay are named in order, as stays', () => {
  const taken = ['2027-01-09', '2027-01-04', '2027-01-03', '2027-01-05'];
  const found = takenWithin({ startDate: '2027-01-01', endDate: '2027-01-10' }, taken);
  expect(daysInWords(found)).toBe('3\u00a0–\u2060\u00a05\u00a0Jan\u00a02027, 9\u00a0Jan\u00a02027');
  expect(daysInWords([])).toBe('');
});

test('of many stays the first three are named', () => {
  const days = ['2027-01-01', '2027-01-03', '2027-01-05', '2027-01-07'];
  expect(daysInWords(days)).toBe(
    '1\u00a0Jan\u00a02027, 3\u00a0Jan\u00a02027, 5\u00a0Jan\u00a02027 and others',
  );
});
