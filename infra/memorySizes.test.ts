import { describe, expect, it } from 'vitest';
import { routes, type RouteName } from '#shared/routes.ts';
import { functionNames, workers } from './functionNames.ts';
import { memorySizeOf, hashesPasswords } from './memorySizes.ts';

const routeNames = Object.keys(routes) as RouteName[];
const others = routeNames.filter((name) => !hashesPasswords.some((one) => one === name));

describe('the memory of a function', () => {
  it.each(['auth.register', 'auth.login', 'account.changePassword'] as const)(
    'is a whole processor for %s, which hashes a password',
    (name) => expect(memorySizeOf(name)).toBe(1769),
  );

  it('is 512 MB for every other endpoint: somebody waits for it', () => {
    expect(others).toHaveLength(routeNames.length - 3);
    expect(new Set(others.map(memorySizeOf))).toEqual(new Set([512]));
  });

  it('is a processor for endpoints only', () => {
    for (const name of workers) expect(memorySizeOf(name)).toBeLessThan(1769);
  });

  it('is one of the sizes that are given, and never below 256 MB', () => {
    for (const name of functionNames) {
      expect([256, 512, 1024, 1769], name).toContain(memorySizeOf(name));
    }
  });
});
