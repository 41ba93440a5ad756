import { afterAll, expect, it, vi } from 'vitest';
import { handler as logout } from '#functions/api/auth/logout.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { updateAccount } from '#functions/store/accounts/updateAccount.ts';
import { invoke, invokeWithJson } from '#functions/testing/calls.ts';
import { someCustomer } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import * as contract from '#shared/contract/account.ts';
import * as auth from '#shared/contract/auth.ts';
import { handler as chooseMails } from './chooseMails.ts';
import { handler as get } from './get.ts';
import { handler as written } from './written.ts';

useTable();
afterAll(() => vi.unstubAllEnvs());

it('a token from before an address had another owner opens and changes nothing of theirs', async () => {
  const [{ userId }, { email }] = [await someCustomer(), await someCustomer()];
  const owner = await getAccount(email);
  const stale = { email, userId };
  const bearer = {
    headers: { authorization: `Bearer ${await tokenFor({ ...owner, userId })}` },
  };
  for (const { status, body } of [
    await invoke(get, contract.get, bearer),
    await invoke(written, contract.written, bearer),
    await invokeWithJson(chooseMails, contract.chooseMails, { off: ['answers'] }, bearer),
    await invokeWithJson(logout, auth.logout, { everywhere: true }, bearer),
  ]) {
    expect({ status, body }).toMatchObject({ status: 401, body: { code: 'invalidToken' } });
  }
  for (const changes of [{}, { firstName: 'Stranger' }, { phoneNumber: '+250788000111' }]) {
    await expect(updateAccount(stale, changes)).rejects.toMatchObject({ code: 'invalidToken' });
  }
  expect(await getAccount(email)).toEqual(owner);
});
