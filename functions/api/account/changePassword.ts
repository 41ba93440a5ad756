import { replacedAt, usableHash } from '#functions/domain/password.ts';
import { Refusal } from '#functions/errors.ts';
import { countAttempt, giveAttemptBack } from '#functions/platform/auth/attempts.ts';
import { loginLimits } from '#functions/platform/auth/limits.ts';
import { hashPassword, passwordMatches } from '#functions/platform/auth/passwords.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readAccountAndCounters } from '#functions/store/accounts/accounts.ts';
import { changePassword } from '#functions/usecases/passwords.ts';
import * as contract from '#shared/contract/account.ts';

/** Changes the caller's password. The old one must be given; wrong ones count as failed logins. */
export const handler = endpoint(contract.changePassword, async ({ input, caller, address }) => {
  const { email } = caller();
  const { account, counters } = await readAccountAndCounters(email, loginLimits(email, address));
  const limits = loginLimits(email, address, replacedAt(account));
  await countAttempt(limits, counters);
  const matches = await passwordMatches(input.password, usableHash(account, Date.now() / 1000));
  if (!account || !matches) throw new Refusal('invalidCredentials');
  await giveAttemptBack(limits);
  const newHash = await hashPassword(input.newPassword);
  const changed = await changePassword(account, newHash);
  return { token: await tokenFor(changed, changed.tokensFrom) };
});
