import { expect, test } from 'vitest';
import { readProblem } from '../inputErrors.ts';
import { list } from './journal.ts';

/** What is wrong with an input, by field. */
function wrongIn(input: object): Record<string, string> {
  const { error } = list.input.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), readProblem(message).code]),
  );
}

test('the journal is asked for by a month, or by a thing', () => {
  expect(wrongIn({ month: '2027-01' })).toEqual({});
  expect(wrongIn({ thingId: 'b-1' })).toEqual({});
  expect(wrongIn({})).toEqual({ month: 'required' });
});

test('a day lies in its month', () => {
  expect(wrongIn({ month: '2027-01', day: '2027-01-31' })).toEqual({});
  expect(wrongIn({ month: '2027-01', day: '2027-02-01' })).toEqual({ day: 'otherMonth' });
  expect(wrongIn({ thingId: 'b-1', day: '2027-02-01' })).toEqual({ day: 'otherMonth' });
});

test('a person, a thing, an area and a day are combined', () => {
  const month = '2027-01';
  expect(wrongIn({ month, userId: 'u-1' })).toEqual({});
  const all = { month, day: '2027-01-05', userId: 'u-1', thingId: 'b-1', area: 'payments' };
  expect(wrongIn(all)).toEqual({});
});
