import { afterEach, expect, it, vi } from 'vitest';
import { settings } from './settings.ts';

afterEach(() => void vi.unstubAllEnvs());

it('a limit is its setting, or where there is none its standard value', () => {
  expect(settings.loginsPerPair()).toBe(10);
  vi.stubEnv('LIMIT_LOGIN_PAIR', '0');
  expect(settings.loginsPerPair()).toBe(0);
});

it.each(['', 'ten', '-1', '1.5', 'Infinity'])(
  '%j is no limit, and nothing runs with it',
  (text) => {
    vi.stubEnv('LIMIT_LOGIN_PAIR', text);
    expect(() => settings.loginsPerPair()).toThrow('LIMIT_LOGIN_PAIR is not a number');
  },
);
