import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import { handler as login } from '#functions/api/auth/login.ts';
import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { bearer, invoke, invokeWithJson } from '#functions/testing/calls.ts';
import { customerWith, someCustomer } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import * as contract from '#shared/contract/account.ts';
import * as auth from '#shared/contract/auth.ts';
import { handler as changeEmail } from './changeEmail.ts';
import { handler as get } from './get.ts';

useTable();
afterAll(() => vi.unstubAllEnvs());

const password = 'a password of my own';
const newAddress = (): string => `${randomUUID()}@example.com`;

async function someone() {
  const { email } = await customerWith({ passwordHash: await hashPassword(password) });
  return { email, token: await tokenFor(await getAccount(email)) };
}

const changing = (token: string, email: string, given = password) =>
  invokeWithJson(changeEmail, contract.changeEmail, { email, password: given }, bearer(token));

it('one’s address is changed with the password, and the answered token goes on with the new one', async () => {
  const { email, token } = await someone();
  const wanted = newAddress();
  const { status, body } = await changing(token, ` ${wanted.toUpperCase()} `);
  expect(status).toBe(200);
  const profile = await invoke(get, contract.get, bearer(String(body.token)));
  expect(profile.body).toMatchObject({ email: wanted });
  expect(profile.body).not.toHaveProperty('emailConfirmedAt');
  expect((await invoke(get, contract.get, bearer(token))).status).toBe(401);
  const signIn = (to: string) => invokeWithJson(login, auth.login, { email: to, password });
  expect((await signIn(email)).body).toMatchObject({ code: 'invalidCredentials' });
  expect((await signIn(wanted)).status).toBe(200);
});

it('a wrong password, an address that is taken, the same one and none are refused', async () => {
  const { email, token } = await someone();
  const refused = async (to: string, given?: string) => (await changing(token, to, given)).body;
  expect(await refused(newAddress(), 'wrong')).toMatchObject({ code: 'invalidCredentials' });
  expect(await refused((await someCustomer()).email)).toMatchObject({
    code: 'emailTaken',
    field: 'email',
  });
  expect(await refused(email)).toMatchObject({ code: 'sameEmail', field: 'email' });
  expect(await refused('no address')).toMatchObject({ field: 'email' });
  expect((await getAccount(email)).email).toBe(email);
});

it('wrong passwords count as failed logins', async () => {
  vi.stubEnv('LIMIT_LOGIN_PAIR', '2');
  const { token } = await someone();
  for (let guess = 0; guess < 2; guess += 1) await changing(token, newAddress(), 'wrong');
  const { body } = await changing(token, newAddress());
  vi.stubEnv('LIMIT_LOGIN_PAIR', undefined);
  expect(body).toMatchObject({ code: 'tooManyAttempts' });
});

it('an account asks for five addresses an hour, so that nobody has us write to strangers', async () => {
  const { token } = await someone();
  const { email: taken } = await someCustomer();
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await changing(token, taken)).body).toMatchObject({ code: 'emailTaken' });
  }
  expect((await changing(token, newAddress())).body).toMatchObject({ code: 'tooManyAttempts' });
});
