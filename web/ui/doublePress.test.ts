import { expect, test } from 'vitest';
import { makeDoublePress, type Press } from './doublePress.ts';

const first: Press = { button: 'Approve one', at: 1000, x: 900, y: 300 };
const next = { ...first, button: 'Approve two' };

test.each<[string, Press, boolean]>([
  ['a button that came under the pointer is not meant', { ...next, at: 1220 }, true],
  ['a finger that wandered a little means no more', { ...next, at: 1220, x: 908, y: 309 }, true],
  ['half a second later it is meant', { ...next, at: 1500 }, false],
  ['a button that stands elsewhere is meant', { ...next, at: 1100, y: 320 }, false],
  ['the same button is meant each time', { ...first, at: 1100 }, false],
])('%s', (_, second, isStray) => {
  const isDouble = makeDoublePress();
  expect(isDouble(first)).toBe(false);
  expect(isDouble(second)).toBe(isStray);
});

test('as long as somebody hammers on, no other button is pressed', () => {
  const isDouble = makeDoublePress();
  isDouble(first);
  expect(isDouble({ ...next, at: 1300 })).toBe(true);
  expect(isDouble({ ...next, at: 1600 })).toBe(true);
  expect(isDouble({ ...next, button: 'Approve three', at: 1900 })).toBe(true);
  expect(isDouble({ ...next, at: 2400 })).toBe(false);
});
