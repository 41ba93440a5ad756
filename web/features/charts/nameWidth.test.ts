import { expect, test } from 'vitest';
import { nameWidth } from './nameWidth.ts';

test('names beside bars are as wide as the longest needs, up to a limit', () => {
  expect(nameWidth(['Pending', 'Completed'], 208)).toBe(88);
  expect(nameWidth(['All', 'Kimironko Fresh Produce Room'], 208)).toBe(208);
  expect(nameWidth([], 208)).toBe(16);
});
