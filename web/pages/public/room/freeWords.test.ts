import { describe, expect, it } from 'vitest';
import { addMonths, daysOf } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { freeWords } from './freeWords.ts';

const TODAY = '2027-03-30';
const LAST = addMonths(TODAY, limits.monthsAhead);

/** With spaces at which a line may break. */
const words = (...taken: string[]): string =>
  freeWords(taken, TODAY).replaceAll(/\s/g, ' ').replaceAll('\u2060', '');

describe('the days that are free next', () => {
  it.each([
    ['Free from today on.', []],
    ['Free from 1 Apr 2027 on.', ['2027-03-30', '2027-03-31']],
    ['Next free: 31 Mar – 2 Apr 2027.', ['2027-04-03', TODAY]],
    ['Next free: 31 Mar 2027.', [TODAY, '2027-04-01']],
    ['Free from today to 1 Apr 2027.', ['2027-04-02', '2027-05-01']],
    ['Free today.', ['2027-03-31']],
    ['No day is free.', daysOf(TODAY, LAST)],
  ])('are told: %s', (told, taken) => {
    expect(words(...taken)).toBe(told);
  });
});
