import { compare, getRounds } from 'bcryptjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashPassword, newOneTimePassword, passwordMatches } from './passwords.ts';

vi.mock('bcryptjs', { spy: true });

afterEach(() => vi.unstubAllEnvs());

describe('a password', () => {
  test('matches its hash, and no other does', async () => {
    const hash = await hashPassword('Kigali#2024');
    expect(await passwordMatches('Kigali#2024', hash)).toBe(true);
    expect(await passwordMatches('kigali#2024', hash)).toBe(false);
    expect(await passwordMatches('', hash)).toBe(false);
  });

  test('is hashed with a salt of its own, at a cost of 10 at least', async () => {
    const [one, two] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    expect(one).not.toBe(two);
    expect(getRounds(one)).toBeGreaterThanOrEqual(10);
  });

  test('of 72 bytes counts to its last byte', async () => {
    const longest = '🔑'.repeat(18);
    expect(Buffer.byteLength(longest)).toBe(72);
    const hash = await hashPassword(longest);
    expect(await passwordMatches(longest, hash)).toBe(true);
    expect(await passwordMatches(`${'🔑'.repeat(17)}🔒`, hash)).toBe(false);
  });
});

describe('a one-time password', () => {
  test('is of letters and digits that nobody takes for one another, and never the same', () => {
    const some = Array.from({ length: 50 }, newOneTimePassword);
    for (const password of some) {
      expect(password).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/);
      expect(password).not.toMatch(/[IOL01]/);
    }
    expect(new Set(some).size).toBe(some.length);
  });
});

describe('where there is no account', () => {
  test('no password matches', async () => {
    for (const password of ['', 'Kigali#2024', '.'.repeat(53)]) {
      expect(await passwordMatches(password, undefined)).toBe(false);
    }
  });

  test('it takes a hash of the same cost to find out', async () => {
    const hash = await hashPassword('Kigali#2024');
    vi.mocked(compare).mockClear();
    await passwordMatches('wrong', undefined);
    expect(compare).toHaveBeenCalledTimes(1);
    const [[password, instead] = []] = vi.mocked(compare).mock.calls;
    expect(password).toBe('wrong');
    expect(String(instead)).toMatch(/^\$2b\$\d\d\$[./A-Za-z0-9]{53}$/);
    expect(getRounds(String(instead))).toBe(getRounds(hash));
  });

  test('it takes one of as few rounds where tests ask for fewer', async () => {
    vi.stubEnv('PASSWORD_ROUNDS', '4');
    const hash = await hashPassword('Kigali#2024');
    expect(getRounds(hash)).toBe(4);
    expect(await passwordMatches('Kigali#2024', hash)).toBe(true);
    vi.mocked(compare).mockClear();
    expect(await passwordMatches('wrong', undefined)).toBe(false);
    expect(getRounds(String(vi.mocked(compare).mock.calls[0]?.[1]))).toBe(4);
  });
});
