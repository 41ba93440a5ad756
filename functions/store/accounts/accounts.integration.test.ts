import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '#functions/errors.ts';
import { outcomes } from '#functions/testing/consistency.ts';
import { unclearAnswers, useFaults } from '#functions/testing/faults.ts';
import { useTable } from '#functions/testing/table.ts';
import { findAccount, getAccount, readAccountAndCounters } from './accounts.ts';
import { createUser } from './createUser.ts';
import { updateAccount } from './updateAccount.ts';

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
  await expect(getAccount(account.email)).resolves.toMatchObject(account);
  await expect(findAccount('nobody@example.com')).resolves.toBeUndefined();
  await expect(getAccount('nobody@example.com')).rejects.toMatchObject({ code: 'invalidToken' });
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
  expect(lost.every((error) => isRefusal(error, 'emailTaken'))).toBe(true);
});

describe('whatever befalls the table', () => {
  const { plan } = useFaults();

  it.each(unclearAnswers)('a registration is done once: %s', async (_, faults) => {
    plan(faults);
    const account = await createUser(someone());
    await expect(getAccount(account.email)).resolves.toMatchObject(account);
  });
});

describe('an account', () => {
  it('changes in what was given only', async () => {
    const account = await createUser(someone());
    const { before, after } = await updateAccount(account, { firstName: 'Alice' });
    expect(before).toMatchObject(account);
    expect(after).toMatchObject({ ...account, firstName: 'Alice' });
    await expect(getAccount(account.email)).resolves.toEqual(after);
    const nothing = await updateAccount(account, { lastName: undefined });
    expect(nothing).toEqual({ before: after, after });
  });

  it('that is not there is not made by a change', async () => {
    const change = updateAccount(
      { email: 'nobody@example.com', userId: 'nobody' },
      { firstName: 'X' },
    );
    await expect(change).rejects.toMatchObject({ code: 'invalidToken' });
    const key = updateAccount({ email: 'x'.repeat(3_000), userId: 'x' }, { firstName: 'X' });
    await expect(key).rejects.toThrow(/key/i);
  });

  it('gives its picture up, alone or along with other changes', async () => {
    const account = await createUser(someone());
    const { email } = account;
    const profileImage = '/images/users/u/one.png';
    for (const others of [{}, { firstName: 'Alice' }]) {
      await updateAccount(account, { profileImage });
      const { before, after } = await updateAccount(account, { ...others, profileImage: null });
      expect(before.profileImage).toBe(profileImage);
      expect(after).toEqual({ ...before, ...others, profileImage: undefined });
      const stored = await getAccount(email);
      expect(stored).toMatchObject(others);
      expect(stored).not.toHaveProperty('profileImage');
    }
  });
});
