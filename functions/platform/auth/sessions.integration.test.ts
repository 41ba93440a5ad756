import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler as changePassword } from '#functions/api/account/changePassword.ts';
import { handler as getAccount } from '#functions/api/account/get.ts';
import { handler as updateAccount } from '#functions/api/account/update.ts';
import { handler as login } from '#functions/api/auth/login.ts';
import { handler as logout } from '#functions/api/auth/logout.ts';
import { handler as register } from '#functions/api/auth/register.ts';
import { invoke, invokeWithJson } from '#functions/testing/calls.ts';
import { fieldsOf, writeForm } from '#functions/testing/forms.ts';
import { useTable } from '#functions/testing/table.ts';
import { setRole } from '#functions/usecases/setRole.ts';
import { api } from '#shared/api.ts';
import type { TokenContent } from './session.ts';
import { signToken } from './tokens.ts';

/** Held back where a test wants something to happen while a password is compared. */
let comparing: () => Promise<unknown> = () => Promise.resolve();

vi.mock('./passwords.ts', async (original) => {
  const passwords = await original<typeof import('./passwords.ts')>();
  return {
    ...passwords,
    passwordMatches: async (...given: Parameters<typeof passwords.passwordMatches>) => {
      const matches = await passwords.passwordMatches(...given);
      await comparing();
      return matches;
    },
  };
});

const [oldPassword, newPassword] = ['Kigali#2024', 'Huye#2025'];
const headersOf = (token: string) => ({ Authorization: `Bearer ${token}` });
const tokenOf = ({ body }: { body: Record<string, unknown> }) => String(body.token);

async function signUp() {
  const email = `${randomUUID()}@example.com`;
  const answer = await invokeWithJson(register, api.auth.register, {
    firstName: 'Aline',
    lastName: 'Testperson',
    phoneNumber: '0788123456',
    email,
    password: oldPassword,
  });
  return { email, token: tokenOf(answer) };
}

const signIn = (email: string, password: string) =>
  invokeWithJson(login, api.auth.login, { email, password });

const choosePassword = (token: string) =>
  invokeWithJson(
    changePassword,
    api.account.changePassword,
    { password: oldPassword, newPassword, confirmPassword: newPassword },
    { headers: headersOf(token) },
  );

function rename(token: string, names: Record<string, string> = { firstName: 'Keza' }) {
  const { contentType, body } = writeForm(fieldsOf(names));
  const headers = { ...headersOf(token), 'Content-Type': contentType };
  return invoke(updateAccount, api.account.update, { headers, body });
}

const statusWith = async (token: string) =>
  (await invoke(getAccount, api.account.get, { headers: headersOf(token) })).status;

let hour = 0;

useTable();
beforeEach(() => {
  vi.stubEnv('TOKEN_CHECK_SECONDS', '0');
  // Each test an hour after the one before: what a function knows for a while must not be from later.
  hour += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour * 60 * 60 * 1000 });
  comparing = () => Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('a token that is changed with the account is as old as the one before: it is not renewed for ever', async () => {
  const { token } = await signUp();
  later(60);
  const renewed = tokenOf(await rename(token));
  expect(renewed).not.toBe(token);
  expect(decodeJwt(renewed)).toMatchObject({
    names: 'Keza Testperson',
    iat: decodeJwt(token).iat,
    exp: decodeJwt(token).exp,
  });
});

test.each([
  [{ firstName: 'Keza', lastName: 'Example' }, 'Keza Example'],
  [{ lastName: 'Example' }, 'Aline Example'],
  [{ phoneNumber: '0788999111' }, 'Aline Testperson'],
  [{}, 'Aline Testperson'],
])('a token says what the account says, whatever was changed: %j', async (changes, names) => {
  const { email, token } = await signUp();
  const renewed = tokenOf(await rename(token, changes));
  expect(decodeJwt(renewed)).toEqual({ ...decodeJwt(token), email, names });
  expect(await statusWith(renewed)).toBe(200);
});

test('a token that is shown late says what the account says by now', async () => {
  const { token } = await signUp();
  await rename(token, { firstName: 'Keza', lastName: 'Example' });
  const renewed = tokenOf(await rename(token, { phoneNumber: '0788999111' }));
  expect(decodeJwt(renewed).names).toBe('Keza Example');
});

test('a token that was changed with the account ends with the password like any other', async () => {
  const { token } = await signUp();
  // A function that looks up revocations now and then may still let a change pass after the password's.
  const renewed = tokenOf(await rename(token));
  later(60);
  const own = tokenOf(await choosePassword(token));
  expect(await statusWith(own)).toBe(200);
  for (const old of [token, renewed]) expect(await statusWith(old)).toBe(401);
});

test('who signs in by the old password while it is changed has nothing of it', async () => {
  const { email, token } = await signUp();
  comparing = async () => {
    comparing = () => Promise.resolve();
    await choosePassword(token);
    later(10);
  };
  const thief = await signIn(email, oldPassword);
  expect(thief.status).toBe(200);
  expect(await statusWith(tokenOf(thief))).toBe(401);
});

test('who changes the password while their role is withdrawn is signed out', async () => {
  const { email } = await signUp();
  await setRole(email, 'operator');
  const { body } = await signIn(email, oldPassword);
  comparing = async () => {
    comparing = () => Promise.resolve();
    await setRole(email, 'user');
    later(10);
  };
  expect(await choosePassword(String(body.token))).toMatchObject({
    status: 401,
    body: { code: 'tokenExpired' },
  });
  expect(decodeJwt(tokenOf(await signIn(email, oldPassword)))).toMatchObject({ role: 'user' });
});

const leave = (token: string, everywhere?: boolean) =>
  invokeWithJson(logout, api.auth.logout, { everywhere }, { headers: headersOf(token) });

test('logging out ends this session and what it was renewed to, and no other', async () => {
  const { email, token } = await signUp();
  const renewed = tokenOf(await rename(token));
  const other = tokenOf(await signIn(email, oldPassword));
  expect(await leave(renewed)).toMatchObject({ status: 200, body: { message: 'Logged out' } });
  for (const ended of [token, renewed]) expect(await statusWith(ended)).toBe(401);
  expect(await statusWith(other)).toBe(200);
});

test('logging out everywhere ends all sessions, and one can sign in again at once', async () => {
  const { email, token } = await signUp();
  const other = tokenOf(await signIn(email, oldPassword));
  expect((await leave(token, true)).status).toBe(200);
  for (const ended of [token, other]) expect(await statusWith(ended)).toBe(401);
  expect((await leave(token)).status).toBe(401);
  expect(await statusWith(tokenOf(await signIn(email, oldPassword)))).toBe(200);
});

test('a token without a session ends with all of its user', async () => {
  const { token } = await signUp();
  const claims = decodeJwt<TokenContent>(token);
  const old = await signToken({ ...claims, session: undefined });
  expect((await leave(old)).status).toBe(200);
  for (const ended of [token, old]) expect(await statusWith(ended)).toBe(401);
});

test('who signs in by the new password is let in at once', async () => {
  const { email, token } = await signUp();
  await choosePassword(token);
  const answer = await signIn(email, newPassword);
  expect(await statusWith(tokenOf(answer))).toBe(200);
});
