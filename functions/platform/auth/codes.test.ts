import { afterEach, expect, test, vi } from 'vitest';
import type { TokenSecret } from './secret.ts';

const email = 'keza@example.com';
const [first, second, third] = ['1'.repeat(64), '2'.repeat(64), '3'.repeat(64)];

/** A function that starts with the given secret. */
async function start(secret: TokenSecret) {
  vi.resetModules();
  vi.stubEnv('TOKEN_SECRET', JSON.stringify(secret));
  return import('./codes.ts');
}

afterEach(() => vi.unstubAllEnvs());

test('a code is eight digits, and not the same each time', async () => {
  const { newCode } = await start({ current: first });
  const some = Array.from({ length: 20 }, newCode);
  for (const code of some) expect(code).toMatch(/^\d{8}$/);
  expect(new Set(some).size).toBeGreaterThan(15);
});

test('a code matches its hash for its address, and nothing else does', async () => {
  const { codeMatches, hashCode } = await start({ current: first });
  const hash = await hashCode(email, '01234567');
  expect(hash).not.toContain('01234567');
  expect(await codeMatches(email, '01234567', hash)).toBe(true);
  expect(await codeMatches(email, '01234568', hash)).toBe(false);
  expect(await codeMatches(email, '', hash)).toBe(false);
  expect(await codeMatches('other@example.com', '01234567', hash)).toBe(false);
  expect(await codeMatches(email, '01234567', undefined)).toBe(false);
  expect(await codeMatches(email, '01234567', 'not a hash')).toBe(false);
});

test('a code is valid over one rotation of the key, and ends with its key', async () => {
  const hash = await (await start({ current: first })).hashCode(email, '01234567');
  const rotated = await start({ current: second, previous: first });
  expect(await rotated.codeMatches(email, '01234567', hash)).toBe(true);
  const twice = await start({ current: third, previous: second });
  expect(await twice.codeMatches(email, '01234567', hash)).toBe(false);
});
