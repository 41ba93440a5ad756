import { expect, test } from 'vitest';
import { formatShortStay } from '#web/lib/format.ts';
import { foundWords } from './foundWords.ts';

const stay = { startDate: '2027-01-10', endDate: '2027-01-12' };

test('how many rooms were found is said with the town that was meant and the days', () => {
  const found = { count: 1, hasMore: false, meant: undefined, stay: undefined };
  expect(foundWords(found)).toBe('1 room found');
  expect(foundWords({ ...found, count: 0, meant: 'Musanze', stay })).toBe('0 rooms found');
  expect(foundWords({ ...found, count: 24, hasMore: true })).toBe('24 rooms found so far');
  expect(foundWords({ ...found, count: 2, meant: 'Musanze', from: 'Musanze' })).toBe(
    '2 rooms found, the nearest to Musanze first',
  );
  expect(foundWords({ count: 24, hasMore: true, meant: 'Musanze', stay })).toBe(
    `24 rooms found so far in Musanze, free ${formatShortStay(stay.startDate, stay.endDate)}`,
  );
});
