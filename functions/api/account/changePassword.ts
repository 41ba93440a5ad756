import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { changePassword } from '#functions/usecases/passwords.ts';
import { provenAccount } from '#functions/usecases/provenAccount.ts';
import * as contract from '#shared/contract/account.ts';

/** Changes the caller's password. The old one must be given. */
export const handler = endpoint(contract.changePassword, async ({ input, caller, address }) => {
  const account = await provenAccount(caller().email, input.password, address);
  const newHash = await hashPassword(input.newPassword);
  const changed = await changePassword(account, newHash);
  return { token: await tokenFor(changed, changed.tokensFrom) };
});
