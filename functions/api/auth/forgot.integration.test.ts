import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { invokeWithJson } from '#functions/testing/calls.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { startReset } from '#functions/usecases/passwordResets.ts';
import * as contract from '#shared/contract/auth.ts';
import { handler as forgot } from './forgot.ts';
import { handler as login } from './login.ts';
import { handler as reset } from './reset.ts';

useTable();
beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://coldroom.rw');
  vi.stubEnv('LIMIT_LOGIN_PAIR', '2');
});
afterAll(() => vi.unstubAllEnvs());

const PASSWORD = 'a password of my own';

async function someone(): Promise<string> {
  const { email } = await createUser({
    email: `${randomUUID()}@example.com`,
    passwordHash: await hashPassword('the forgotten one'),
    role: 'user',
    firstName: 'Aline',
    lastName: 'Test',
    phoneNumber: '+250788000000',
  });
  return email;
}

const ask = (email: string, address = randomUUID()) =>
  invokeWithJson(forgot, contract.forgot, { email }, { address });

const choose = (json: object, address = randomUUID()) =>
  invokeWithJson(reset, contract.reset, json, { address });

const codeFor = async (email: string): Promise<string> =>
  (await startReset(email))?.subject.slice(0, 8) ?? '';

describe('who forgot a password', () => {
  it('is answered the same whether the address has an account or not, and nothing is read of it', async () => {
    const [known, unknown] = [await someone(), `${randomUUID()}@example.com`];
    expect((await ask(known)).body).toEqual((await ask(unknown)).body);
    const mails = (await everyItem()).filter(({ entity }) => entity === 'mail');
    expect(mails.map(({ to }) => to).toSorted()).toEqual([known, unknown].toSorted());
  });

  it('gets five codes an hour, and no more, from wherever they are asked for', async () => {
    const email = `${randomUUID()}@example.com`;
    for (let asked = 0; asked < 5; asked += 1) expect((await ask(email)).status).toBe(200);
    expect((await ask(email)).body).toMatchObject({ code: 'tooManyAttempts' });
  });

  it('is refused where a client asks for many addresses', async () => {
    vi.stubEnv('LIMIT_RESET_ADDRESS', '2');
    const client = randomUUID();
    const answers = [];
    for (let asked = 0; asked < 3; asked += 1) {
      answers.push((await ask(`${randomUUID()}@example.com`, client)).status);
    }
    vi.stubEnv('LIMIT_RESET_ADDRESS', undefined);
    expect(answers).toEqual([200, 200, 429]);
  });

  it('signs in with the new password at once, also after too many wrong ones', async () => {
    const email = await someone();
    const address = '192.0.2.7';
    const signIn = (password: string) =>
      invokeWithJson(login, contract.login, { email, password }, { address });
    for (let guess = 0; guess < 2; guess += 1) expect((await signIn('no')).status).toBe(401);
    expect((await signIn('the forgotten one')).status).toBe(429);
    // Failures of the very second of the change would still count.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
    const code = await codeFor(email);
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
    const answer = await choose({ email, code: spaced, newPassword: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) as string } });
    expect((await signIn(PASSWORD)).status).toBe(200);
    vi.useRealTimers();
  });

  it('is told at the code that it is wrong', async () => {
    const json = { email: await someone(), code: '12345678', newPassword: PASSWORD };
    expect(await choose(json)).toMatchObject({
      status: 400,
      body: { code: 'wrongCode', field: 'code' },
    });
    expect((await choose({ ...json, code: '1234567' })).body).toMatchObject({ code: 'notCode' });
    expect((await choose({ ...json, code: ' ' })).body).toMatchObject({ code: 'required' });
  });

  it('may not try codes without end, whosever they are', async () => {
    vi.stubEnv('LIMIT_RESET_ADDRESS', '1');
    const client = randomUUID();
    const json = { code: '12345678', newPassword: PASSWORD };
    await choose({ ...json, email: await someone() }, client);
    const answer = await choose({ ...json, email: await someone() }, client);
    vi.stubEnv('LIMIT_RESET_ADDRESS', undefined);
    expect(answer.body).toMatchObject({ code: 'tooManyAttempts' });
  });
});
