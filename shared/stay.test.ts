import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, countDays } from './days.ts';
import { messages, ownMessages } from './messages.ts';
import { stayProblem } from './stay.ts';

const today = '2027-05-20';
const problem = (startDate: string, endDate: string) => stayProblem({ startDate, endDate }, today);

describe('a stay can be booked', () => {
  test.each([
    ['today alone [S5.10]', today, today],
    ['a leap year long', today, addDays(today, 365)],
    ['until 24 months from today', '2029-05-01', '2029-05-20'],
  ])('%s', (_, startDate, endDate) => {
    expect(problem(startDate, endDate)).toBeUndefined();
  });
});

describe('a stay cannot be booked', () => {
  test('that begins in the past', () => {
    expect(problem('2027-05-19', '2027-05-25')).toEqual({
      code: 'pastDate',
      field: 'startDate',
      message: messages.pastDate,
    });
  });

  test('that ends before it begins [S5.10]', () => {
    expect(problem('2027-05-25', '2027-05-24')).toEqual({
      code: 'reversedDates',
      field: 'endDate',
      message: ownMessages.reversedDates,
    });
  });

  test('of more than 366 days', () => {
    expect(problem(today, addDays(today, 366))).toEqual({
      code: 'stayTooLong',
      field: 'endDate',
      message: ownMessages.stayTooLong,
    });
  });

  test('that ends more than 24 months from today', () => {
    expect(problem('2029-05-20', '2029-05-21')).toEqual({
      code: 'stayTooFarAhead',
      field: 'endDate',
      message: ownMessages.stayTooFarAhead,
    });
  });
});

test('a stay is refused exactly where one of the four rules is broken', () => {
  const offset = fc.integer({ min: -30, max: 800 });
  fc.assert(
    fc.property(offset, offset, (from, to) => {
      const [startDate, endDate] = [addDays(today, from), addDays(today, to)];
      const broken = [
        startDate < today,
        endDate < startDate,
        countDays(startDate, endDate) > 366,
        endDate > addMonths(today, 24),
      ];
      expect(problem(startDate, endDate) !== undefined).toBe(broken.includes(true));
    }),
    { numRuns: 500 },
  );
});
