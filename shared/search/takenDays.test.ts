import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysOf } from '../days.ts';
import { isFreeOn, isTaken, nextFree, takenDaysOf } from './takenDays.ts';

const START = '2027-01-25';
const dayNumber = fc.nat(400);
const days = fc
  .array(dayNumber, { maxLength: 80 })
  .map((list) => list.map((n) => addDays(START, n)));
const stay = fc.tuple(dayNumber, fc.nat(70)).map(([from, more]) => ({
  startDate: addDays(START, from),
  endDate: addDays(START, from + more),
}));

describe('taken days as numbers', () => {
  it('say of every day whether it is taken', () => {
    fc.assert(
      fc.property(days, (taken) => {
        const numbers = takenDaysOf(taken);
        for (const day of daysOf(addDays(START, -40), addDays(START, 450))) {
          expect(isTaken(numbers, day)).toBe(taken.includes(day));
        }
      }),
    );
  });

  it('say of every stay whether all its days are free', () => {
    fc.assert(
      fc.property(days, stay, (taken, wished) => {
        const free = daysOf(wished.startDate, wished.endDate).every((day) => !taken.includes(day));
        expect(isFreeOn(takenDaysOf(taken), wished)).toBe(free);
      }),
    );
  });

  it('fit in 31 bits a month, and are the same in any order', () => {
    const all = daysOf('2027-01-01', '2027-02-28');
    expect(takenDaysOf(all.toReversed())).toEqual({
      from: '2027-01',
      months: [2 ** 31 - 1, 2 ** 28 - 1],
    });
    expect(takenDaysOf([...all, ...all])).toEqual(takenDaysOf(all));
    expect(takenDaysOf([])).toBeUndefined();
  });
});

describe('the next free stay', () => {
  it('is the first that is free, as long as the wished one, and within the bound', () => {
    fc.assert(
      fc.property(days, stay, fc.nat(200), (taken, wished, more) => {
        const numbers = takenDaysOf(taken);
        const until = addDays(wished.endDate, more);
        const length = daysOf(wished.startDate, wished.endDate).length;
        const starts = daysOf(wished.startDate, addDays(until, 1 - length));
        const first = starts
          .map((startDate) => ({ startDate, endDate: addDays(startDate, length - 1) }))
          .find((one) => isFreeOn(numbers, one));
        expect(nextFree(numbers, wished, until)).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });

  it('is the wished one where nothing is taken', () => {
    const wished = { startDate: '2027-03-01', endDate: '2027-03-03' };
    expect(nextFree(undefined, wished, '2027-12-31')).toEqual(wished);
    expect(nextFree(undefined, wished, '2027-03-02')).toBeUndefined();
  });
});
