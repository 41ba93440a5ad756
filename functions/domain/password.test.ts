import { describe, expect, test } from 'vitest';
import { chosenPassword, oneTimePassword, replacedAt, usableHash } from './password.ts';

const NOW = 1_900_000_000;
const DAY = 24 * 60 * 60;

describe('a hash', () => {
  test('is nobody’s where there is no account', () => {
    expect(usableHash(undefined, NOW)).toBeUndefined();
  });

  test('of a chosen password can be used for ever', () => {
    expect(usableHash({ passwordHash: 'hash' }, NOW + 1_000 * DAY)).toBe('hash');
    expect(usableHash(chosenPassword('hash', NOW), NOW + 1_000 * DAY)).toBe('hash');
  });

  test('of a one-time password can be used for a day, to the second', () => {
    const password = oneTimePassword('hash', NOW);
    expect(usableHash(password, NOW + 5 + DAY - 1)).toBe('hash');
    expect(usableHash(password, NOW + 5 + DAY)).toBeUndefined();
  });
});

test('a new password revokes the tokens that are signed until it is written', () => {
  expect(chosenPassword('hash', NOW + 0.9)).toEqual({
    passwordHash: 'hash',
    oneTimeUntil: undefined,
    tokensFrom: NOW + 5,
  });
  expect(oneTimePassword('hash', NOW + 0.9).tokensFrom).toBe(NOW + 5);
});

test('a change ends the tokens that one of the same second has dated ahead', () => {
  const before = chosenPassword('hash', NOW).tokensFrom;
  expect(chosenPassword('hash', NOW + 0.9, before).tokensFrom).toBe(before + 1);
  expect(oneTimePassword('hash', NOW + 0.9, before).tokensFrom).toBe(before + 1);
  expect(chosenPassword('hash', NOW + 2, before).tokensFrom).toBe(before + 2);
});

test('failed logins count from when the password was replaced, which its revocation is a little after', () => {
  expect(replacedAt(undefined)).toBe(0);
  expect(replacedAt({ passwordHash: 'hash' })).toBe(0);
  expect(replacedAt({ passwordHash: 'hash', tokensFrom: NOW })).toBe(NOW - 5);
  expect(replacedAt(chosenPassword('hash', NOW))).toBe(NOW);
});
