import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { passwordMatches } from '#functions/platform/auth/passwords.ts';
import { invokeWithJson } from '#functions/testing/calls.ts';
import { useTable } from '#functions/testing/table.ts';
import { api } from '#shared/api.ts';
import { handler as login } from './login.ts';

vi.mock('#functions/platform/auth/passwords.ts', { spy: true });

/** Guesses at once. Many more would only wait for each other. */
const GUESSES = 300;

useTable();
test('of three hundred wrong logins at once for one account from one address, at most ten reach the hash', async () => {
  const email = `${randomUUID()}@example.com`;
  const answers = await Promise.all(
    Array.from({ length: GUESSES }, (_, count) =>
      invokeWithJson(login, api.auth.login, { email, password: `Guess#${count}` }),
    ),
  );
  const withStatus = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  const hashed = vi.mocked(passwordMatches).mock.calls.length;
  expect(hashed).toBeGreaterThan(0);
  expect(hashed).toBeLessThanOrEqual(10);
  expect(withStatus(401)).toBe(hashed);
  // 503: too many at once to count them all. They are not let through either.
  expect(withStatus(401) + withStatus(429) + withStatus(503)).toBe(GUESSES);
}, 240_000);
