import { expect, it } from 'vitest';
import { isUnfetched } from './unfetched.ts';

it.each([
  'Failed to fetch dynamically imported module: https://coldroom.test/assets/a.js',
  'error loading dynamically imported module: https://coldroom.test/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('knows %j as code that did not come', (message) => {
  expect(isUnfetched(new TypeError(message))).toBe(true);
});

it('takes no other error for it', () => {
  expect(isUnfetched(new TypeError('x is undefined'))).toBe(false);
  expect(isUnfetched('Importing a module script failed.')).toBe(false);
});
