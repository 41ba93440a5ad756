import { expect, test } from 'vitest';
import { formatShortStay } from '#web/lib/format.ts';
import { foundWords } from './foundWords.ts';

const stay = { startDate: '2027-01-10', endDate: '2027-01-12' };

test('how many rooms were found is said with the town that was meant and the days', () => {
  const found = { count: 1, hasMore: false, meant: undefined, stay: undefined };
  const said = (more: Partial<Parameters<typeof foundWords>[0]>) => {
    const { count, rest } = foundWords({ ...found, ...more });
    return [count, rest];
  };
  expect(said({})).toEqual(['1 room found', '']);
  expect(said({ count: 0, meant: 'Musanze', stay })).toEqual(['0 rooms found', '']);
  expect(said({ count: 24, hasMore: true })).toEqual(['24 rooms found', ' so far']);
  expect(said({ count: 2, meant: 'Musanze', from: 'Musanze' })).toEqual([
    '2 rooms found',
    ', the nearest to Musanze first',
  ]);
  const days = formatShortStay(stay.startDate, stay.endDate);
  expect(said({ count: 24, hasMore: true, meant: 'Musanze', stay })).toEqual([
    '24 rooms found',
    ` so far in Musanze, free ${days}`,
  ]);
});
