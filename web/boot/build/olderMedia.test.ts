import { expect, test } from 'vitest';
import { withOlderMedia } from './olderMedia.ts';

test.each([
  ['(width >= 34rem)', '(min-width: 34rem)'],
  ['(width <= 30rem)', '(max-width: 30rem)'],
  ['(width < 34rem)', '(max-width: 33.999rem)'],
  ['(height < 50rem)', '(max-height: 49.999rem)'],
  ['(20rem <= width < 24.5rem)', '(min-width: 20rem) and (max-width: 24.499rem)'],
  ['(16em <= width < 40em)', '(min-width: 16em) and (max-width: 39.999em)'],
  ['print and (min-width: 20rem)', 'print and (min-width: 20rem)'],
])('a query of %s is written as %s', (query, written) => {
  expect(withOlderMedia(`@media ${query} {`)).toBe(`@media ${written} {`);
});
