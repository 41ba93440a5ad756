import { countAttempt } from '#functions/platform/auth/attempts.ts';
import { emailChangeLimits } from '#functions/platform/auth/limits.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { changeEmail } from '#functions/usecases/changeEmail.ts';
import { provenAccount } from '#functions/usecases/provenAccount.ts';
import * as contract from '#shared/contract/account.ts';

/**
 * Changes the caller's e-mail address. The password must be given. Changes are counted, because each sends an e-mail
 * to an address that may be anybody's, and says whether it has an account.
 */
export const handler = endpoint(contract.changeEmail, async ({ input, caller, address }) => {
  const account = await provenAccount(caller().email, input.password, address);
  await countAttempt(emailChangeLimits(account.userId));
  const changed = await changeEmail(account, input.email);
  return { token: await tokenFor(changed, changed.tokensFrom) };
});
