import { expect, it } from 'vitest';
import { changesInHouse } from './inHouse.ts';

const check = { at: '2027-01-02T08:00:00.000Z', by: 'Test Admin' };
const expected = { id: 'b', endDate: '2027-01-04' };
const inside = { ...expected, checkedIn: check };
const left = { ...inside, checkedOut: check };

it('whoever comes in, leaves or stays longer changes the list of those who are in, and nobody else', () => {
  expect(changesInHouse(expected, inside)).toBe(true);
  expect(changesInHouse(inside, left)).toBe(true);
  expect(changesInHouse(inside, { ...inside, endDate: '2027-01-06' })).toBe(true);
  expect(changesInHouse(inside, inside)).toBe(false);
  expect(changesInHouse(expected, { ...expected, endDate: '2027-01-06' })).toBe(false);
  expect(changesInHouse(undefined, expected)).toBe(false);
});
