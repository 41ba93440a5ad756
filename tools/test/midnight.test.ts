import { expect, test } from 'vitest';
import { waitForMidnight } from './midnight.ts';

const at = (time: string) => Date.parse(`2027-01-31T${time}+02:00`);

test('a test that cannot end before midnight waits for it', () => {
  expect(waitForMidnight(60_000, at('23:59:10'))).toBe(50_000);
  expect(waitForMidnight(60_000, at('23:59:00'))).toBe(60_000);
});

test('any other test begins at once', () => {
  expect(waitForMidnight(60_000, at('23:58:59'))).toBe(0);
  expect(waitForMidnight(60_000, at('00:00:00'))).toBe(0);
});
