import { randomUUID } from 'node:crypto';
import { beforeAll, afterAll, expect, it, vi } from 'vitest';
import { handler as sendCode } from '#functions/api/account/sendCode.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { invokeWithJson } from '#functions/testing/calls.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { startConfirmation } from '#functions/usecases/confirmations.ts';
import { api } from '#shared/api.ts';
import * as account from '#shared/contract/account.ts';
import * as contract from '#shared/contract/auth.ts';
import { handler as confirm } from './confirm.ts';
import { handler as register } from './register.ts';

useTable();
beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://coldroom.rw');
});
afterAll(() => vi.unstubAllEnvs());

/** Registers somebody by the API; returns their address. */
async function registered(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const person = { firstName: 'Aline', lastName: 'Test', phoneNumber: '+250788123456' };
  const json = { ...person, email, password: 'a password of my own' };
  const answer = await invokeWithJson(register, api.auth.register, json, { address: email });
  expect(answer.status).toBe(201);
  return email;
}

const mailsTo = async (email: string) =>
  (await everyItem()).filter(({ entity, to }) => entity === 'mail' && to === email);

it('a registration asks for the e-mail with the code, with the account and not without it', async () => {
  const email = await registered();
  expect(await mailsTo(email)).toMatchObject([{ kind: 'emailConfirmation', state: 'waiting' }]);
  const json = { firstName: 'A', lastName: 'B', phoneNumber: '+250788123456', email };
  const again = { ...json, password: 'a password of my own' };
  const answer = await invokeWithJson(register, api.auth.register, again, { address: email });
  expect(answer.body).toMatchObject({ code: 'emailTaken' });
  expect(await mailsTo(email)).toHaveLength(1);
});

it('an address is confirmed without a sign-in, and a wrong code is told at its field', async () => {
  const email = await registered();
  const code = (await startConfirmation(email))?.subject.slice(0, 8) ?? '';
  const send = (json: object) => invokeWithJson(confirm, contract.confirm, json);
  expect((await send({ email, code: '1' })).body).toMatchObject({ code: 'notCode' });
  expect(await send({ email, code: code === '00000000' ? '00000001' : '00000000' })).toMatchObject({
    status: 400,
    body: { code: 'wrongCode', field: 'code' },
  });
  expect((await send({ email: email.toUpperCase(), code })).status).toBe(200);
  expect((await getAccount(email)).emailConfirmedAt).toBeDefined();
});

it('codes may not be tried without end from one address of the network', async () => {
  vi.stubEnv('LIMIT_RESET_ADDRESS', '1');
  const json = { email: 'nobody@example.com', code: '12345678' };
  const from = { address: randomUUID() };
  await invokeWithJson(confirm, contract.confirm, json, from);
  const answer = await invokeWithJson(confirm, contract.confirm, json, from);
  vi.stubEnv('LIMIT_RESET_ADDRESS', undefined);
  expect(answer.body).toMatchObject({ code: 'tooManyAttempts' });
});

it('another code is sent to whoever asks, until there were five in the hour with that of the registration', async () => {
  const email = await registered();
  expect(await startConfirmation(email), 'that of the registration').toBeDefined();
  const headers = { authorization: `Bearer ${await tokenFor(await getAccount(email))}` };
  const ask = () => invokeWithJson(sendCode, account.sendCode, {}, { headers });
  for (let asked = 0; asked < 4; asked += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).body).toMatchObject({ code: 'tooManyAttempts' });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(5);
  expect(mails.filter(({ isCounted }) => isCounted)).toHaveLength(4);
});
