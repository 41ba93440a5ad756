import { expect, test } from 'vitest';
import { withOlderCss } from './olderCss.ts';

test.each([
  ['(width >= 34rem)', '(min-width: 34rem)'],
  ['(width <= 30rem)', '(max-width: 30rem)'],
  ['(width < 34rem)', '(max-width: 33.999rem)'],
  ['(height < 50rem)', '(max-height: 49.999rem)'],
  ['(20rem <= width < 24.5rem)', '(min-width: 20rem) and (max-width: 24.499rem)'],
  ['(16em <= width < 40em)', '(min-width: 16em) and (max-width: 39.999em)'],
  ['print and (min-width: 20rem)', 'print and (min-width: 20rem)'],
])('a query of %s is written as %s', (query, written) => {
  expect(withOlderCss(`@media ${query} {`)).toBe(`@media ${written} {`);
});

test.each([
  ['height: 70dvh;', 'height: 70vh; height: 70dvh;'],
  [
    '/* So high: all. */ max-height: calc(100dvh - 1rem);',
    '/* So high: all. */ max-height: calc(100vh - 1rem); max-height: calc(100dvh - 1rem);',
  ],
  ['top: 0; height: 1vh;', 'top: 0; height: 1vh;'],
])('of %s an older browser reads the height', (declared, written) => {
  expect(withOlderCss(`a:hover { ${declared} }`)).toBe(`a:hover { ${written} }`);
});
