import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sayProblem } from './inputErrors.ts';
import { MOST_STARS, ratingFields, roomRating } from './rating.ts';

test('a room that nobody has rated has no rating', () => {
  expect(roomRating(0, 0)).toBeUndefined();
});

test.each([
  [5, 1, 5],
  [9, 2, 4.5],
  [13, 3, 4.3],
  [14, 3, 4.7],
  [7, 4, 1.8],
])('%i stars of %i bookings are %f', (sum, count, average) => {
  expect(roomRating(sum, count)).toEqual({ average, count });
});

test('the average lies within what was given, to one decimal', () => {
  const given = fc.array(fc.integer({ min: 1, max: MOST_STARS }), { minLength: 1 });
  fc.assert(
    fc.property(given, (stars) => {
      const sum = stars.reduce((total, one) => total + one, 0);
      const { average = 0 } = roomRating(sum, stars.length) ?? {};
      expect(average).toBeGreaterThanOrEqual(Math.min(...stars));
      expect(average).toBeLessThanOrEqual(Math.max(...stars));
      expect(Math.abs(average - sum / stars.length)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(String(average)).toMatch(/^\d(\.\d)?$/);
    }),
  );
});

const problem = (input: unknown): string | undefined => {
  const issue = z.safeParse(z.object(ratingFields()), input).error?.issues[0];
  return issue && sayProblem(issue.message);
};

test.each([
  [{ stars: 3 }, undefined],
  [{ stars: '5', comment: '' }, undefined],
  [{ stars: 4, comment: 'x'.repeat(300) }, undefined],
  [{}, 'Required.'],
  [{ stars: 0 }, 'Must be at least 1.'],
  [{ stars: 6 }, 'Must be at most 5.'],
  [{ stars: 4.5 }, 'Must be a whole number.'],
  [{ stars: 4, comment: 'x'.repeat(301) }, 'At most 300 characters.'],
  [{ stars: 4, comment: 'two\nlines' }, 'Must be one line of text.'],
])('of %j it is said: %s', (input, sentence) => {
  expect(problem(input)).toBe(sentence);
});
