import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { handler as changePassword } from '#functions/api/account/changePassword.ts';
import { handler as login } from '#functions/api/auth/login.ts';
import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { isRevoked } from '#functions/platform/auth/revoked.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { invokeWithJson } from '#functions/testing/calls.ts';
import { useTable } from '#functions/testing/table.ts';
import { Problem } from '#infra/build/problem.ts';
import * as account from '#shared/contract/account.ts';
import * as auth from '#shared/contract/auth.ts';
import { errorBody } from '#shared/errors.ts';
import { promote, resetUserPassword } from './accounts.ts';

useTable();
const password = 'Gisenyi#2027';
const newPassword = 'Rusizi#2028';
const refused = { status: 401, body: errorBody('invalidCredentials') };

async function someone() {
  const { email, userId } = await createUser({
    firstName: 'Keza',
    lastName: 'Test',
    phoneNumber: '+250788123456',
    email: `${randomUUID()}@example.com`,
    passwordHash: await hashPassword(password),
    role: 'user',
  });
  return { email, userId };
}

const signIn = (email: string, given: string) =>
  invokeWithJson(login, auth.login, { email, password: given });

/** The token of somebody who signs in. */
async function tokenOf(email: string, given: string): Promise<string> {
  const answer = await signIn(email, given);
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as { token: string }).token;
}

const choose = (token: string, given: string) =>
  invokeWithJson(
    changePassword,
    account.changePassword,
    { password: given, newPassword },
    { headers: { Authorization: `Bearer ${token}` } },
  );

/** Prints a one-time password, as the command does. */
async function oneTimePasswordOf(email: string): Promise<string> {
  const lines = await resetUserPassword(email);
  const found = /: ((?:[A-Z2-9]{4}-){3}[A-Z2-9]{4})$/m.exec(lines.join('\n'))?.[1];
  expect(found, lines.join('\n')).toBeDefined();
  return found ?? '';
}

/** Whether the sessions that had begun before now have ended. */
const hasEnded = (userId: string) => isRevoked({ userId, iat: Math.floor(Date.now() / 1000) - 1 });

describe('npm run admin', () => {
  it('makes a registered user an admin and ends their sessions, and says so of one who is one already', async () => {
    const { email, userId } = await someone();
    expect(await promote(email)).toEqual([
      `${email} is an admin now.`,
      'All their sessions have ended: they sign in again.',
    ]);
    expect(await hasEnded(userId)).toBe(true);
    expect(decodeJwt(await tokenOf(email, password)).role).toBe('admin');
    expect(await promote(email)).toEqual([`${email} is an admin already.`]);
  });

  it.each([
    ['makes', promote],
    ['resets', resetUserPassword],
  ])('%s nobody who has not registered', async (_, act) => {
    const email = `${randomUUID()}@example.com`;
    const words = `Nobody has registered as ${email}: they sign up on the site first.`;
    await expect(act(email)).rejects.toThrow(new Problem(words));
  });
});

describe('a one-time password', () => {
  it('ends the forgotten one, and says of itself what it is', async () => {
    const { email } = await someone();
    const oneTime = await oneTimePasswordOf(email);
    expect(await signIn(email, password)).toMatchObject(refused);
    expect(decodeJwt(await tokenOf(email, oneTime)).oneTimePassword).toBe(true);
  });

  it('is asked for where a new one is chosen, and has had its time then', async () => {
    const { email } = await someone();
    const oneTime = await oneTimePasswordOf(email);
    const token = await tokenOf(email, oneTime);
    expect(await choose(token, password)).toMatchObject(refused);
    expect(await choose(token, oneTime)).toMatchObject({ status: 200 });
    expect(await signIn(email, oneTime)).toMatchObject(refused);
    expect(await signIn(email, newPassword)).toMatchObject({ status: 200 });
  });

  it('has had its time once another is asked for', async () => {
    const { email } = await someone();
    const [first, second] = [await oneTimePasswordOf(email), await oneTimePasswordOf(email)];
    expect(await signIn(email, first)).toMatchObject(refused);
    expect(await signIn(email, second)).toMatchObject({ status: 200 });
  });
});
