import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { isRevoked } from '#functions/platform/auth/revoked.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { addAdmin, listAdmins } from '#functions/store/notifications/admins.ts';
import { useTable } from '#functions/testing/table.ts';
import { demote } from './demote.ts';

useTable();

async function someAdmin() {
  const account = await createUser({
    email: `${randomUUID()}@example.com`,
    passwordHash: 'not a hash',
    role: 'admin',
    firstName: 'Test',
    lastName: 'Admin',
    phoneNumber: '+250788000000',
  });
  await transact([addAdmin(account.userId, account.createdAt)]);
  return account;
}

it('an admin becomes a customer and is signed out, unless no other is left', async () => {
  const [first, second] = [await someAdmin(), await someAdmin()];
  const iat = Math.floor(Date.now() / 1000);
  expect(await demote(first)).toBe(true);
  await expect(getAccount(first.email)).resolves.toMatchObject({ role: 'user' });
  expect(await isRevoked({ userId: first.userId, iat })).toBe(true);
  expect(await listAdmins()).toEqual([second.userId]);
  expect(await demote(second)).toBe(false);
  await expect(getAccount(second.email)).resolves.toMatchObject({ role: 'admin' });

  // Who is no admin any more is not taken for one.
  const third = await someAdmin();
  expect(await demote(first)).toBe(false);

  const both = await Promise.all([demote(second), demote(third)]);
  expect(both.filter(Boolean)).toHaveLength(1);
  expect(await listAdmins()).toHaveLength(1);
});
