import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMonths, daysOf } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { calendarWords, freeInShort, freeWords } from './freeWords.ts';

const TODAY = '2027-03-30';
const LAST = addMonths(TODAY, limits.monthsAhead);

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T12:00:00+02:00`) }),
);
afterEach(() => void vi.useRealTimers());

/** With spaces at which a line may break. */
const plain = (words: string): string => words.replaceAll(/\s/g, ' ').replaceAll('\u2060', '');

const words = (...taken: string[]): string => plain(freeWords(taken, TODAY));

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

  it('are those of as many as were chosen, where the chosen ones are taken', () => {
    const next = { startDate: '2027-04-05', endDate: '2027-04-07' };
    expect(plain(freeWords([TODAY], TODAY, next))).toBe('Next free: 5 – 7 Apr (3 days).');
  });

  it('are of the next year where the room is taken for a year', () => {
    const next = { startDate: '2028-04-05', endDate: '2028-04-07' };
    expect(plain(freeWords([TODAY], TODAY, next))).toBe('Next free: 5 – 7 Apr 2028 (3 days).');
  });
});

describe('the words of the badge', () => {
  it.each([
    ['Free today', true, ['2027-03-31']],
    ['Next free 1 Apr', false, [TODAY, '2027-03-31']],
    ['Next free 30 Mar 2028', false, daysOf(TODAY, '2028-03-29')],
    ['No free days', false, daysOf(TODAY, LAST)],
  ])('are: %s', (told, isToday, taken) => {
    const { words: said, ...rest } = freeInShort(taken, TODAY);
    expect(plain(said)).toBe(told);
    expect(rest).toEqual({ isToday });
  });
});

describe('the words above the calendar', () => {
  const chosen = { startDate: '2027-04-05', endDate: '2027-04-07' };
  const next = { startDate: '2027-04-09', endDate: '2027-04-11' };
  it.each([
    ['Choose your first and last day.', { chosen: undefined, taken: undefined }],
    ['Choose your first and last day.', { chosen, taken: undefined }],
    ['Choose your first and last day. Free from today on.', { chosen: undefined, taken: [] }],
    ['Chosen: 5 – 7 Apr (3 days). Press a day to choose anew.', { chosen, taken: [] }],
    [
      'Chosen: 5 – 7 Apr 2028 (3 days). Press a day to choose anew.',
      { chosen: { startDate: '2028-04-05', endDate: '2028-04-07' }, taken: [] },
    ],
    [
      'Choose your first and last day. Next free: 9 – 11 Apr (3 days).',
      { chosen, taken: ['2027-04-06'], problem: 'Taken', next },
    ],
  ])('are: %s', (told, step) => {
    expect(plain(calendarWords({ problem: undefined, next: undefined, ...step }, TODAY))).toBe(
      told,
    );
  });
});
