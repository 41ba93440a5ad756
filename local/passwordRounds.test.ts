import { expect, test } from 'vitest';
import { readPasswordRounds } from './passwordRounds.ts';

test('passwords are hashed with ten rounds, or with as many more as are asked for', () => {
  expect(readPasswordRounds(undefined)).toBe('10');
  expect(readPasswordRounds('12')).toBe('12');
});

test.each(['', '4', '9', '10.5', '32', 'many'])('%j rounds are refused', (text) => {
  expect(() => readPasswordRounds(text)).toThrow(`PASSWORD_ROUNDS=${text} is not safe`);
});
