import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { EmailTaken } from '#functions/errors.ts';
import { outcomes } from '#functions/testing/consistency.ts';
import { useTable } from '#functions/testing/table.ts';
import { createUser, findAccount, namesOf, readAccountAndCounters } from './users.ts';

useTable();

const someone = (email = `${randomUUID()}@example.com`) => ({
  email,
  passwordHash: 'not a hash',
  role: 'user' as const,
  firstName: 'Aline',
  lastName: 'Testperson',
  phoneNumber: '+250788000000',
});

it('finds who registered, by e-mail', async () => {
  const account = await createUser(someone());
  await expect(findAccount(account.email)).resolves.toMatchObject(account);
  expect(namesOf(account)).toBe('Aline Testperson');
  await expect(findAccount('nobody@example.com')).resolves.toBeUndefined();
});

it('reads an account together with the counters of attempts', async () => {
  const account = await createUser(someone());
  const limits = [{ scope: 'login' as const, who: account.email, max: 1, seconds: 60 }];
  await expect(readAccountAndCounters(account.email, limits)).resolves.toEqual({
    account: expect.objectContaining(account) as unknown,
    counters: [undefined],
  });
});

it('registers an e-mail once, however many try at once', async () => {
  const email = `${randomUUID()}@example.com`;
  const { won, lost } = await outcomes(
    Array.from({ length: 20 }, () => createUser(someone(email))),
  );
  expect(won).toHaveLength(1);
  expect(lost.every((error) => error instanceof EmailTaken)).toBe(true);
});
