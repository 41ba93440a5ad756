import { expect, test } from 'vitest';
import { changeMoment } from './changeMoment.ts';

const now = Date.parse('2027-03-10T09:00:00.000Z');

test('a change comes later than the one before, also where another clock is ahead', () => {
  expect(changeMoment({}, now)).toBe('2027-03-10T09:00:00.000Z');
  expect(changeMoment({ changedAt: '2027-03-10T08:59:00.000Z' }, now)).toBe(
    '2027-03-10T09:00:00.000Z',
  );
  expect(changeMoment({ changedAt: '2027-03-10T09:00:02.000Z' }, now)).toBe(
    '2027-03-10T09:00:02.001Z',
  );
});
