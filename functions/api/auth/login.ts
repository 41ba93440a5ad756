import { replacedAt, usableHash } from '#functions/domain/password.ts';
import { Refusal } from '#functions/errors.ts';
import { countAttempt, giveAttemptBack } from '#functions/platform/auth/attempts.ts';
import { loginLimits } from '#functions/platform/auth/limits.ts';
import { passwordMatches } from '#functions/platform/auth/passwords.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readAccountAndCounters } from '#functions/store/accounts/accounts.ts';
import * as contract from '#shared/contract/auth.ts';

/**
 * Signs a user in. The attempt is counted before the password is hashed and subtracted on success, so that
 * parallel guesses are counted too, and only failures add up. The token has the time from before the
 * password was read, so that a change of the password in between revokes it.
 */
export const handler = endpoint(contract.login, async ({ input, address }) => {
  const askedAt = Math.floor(Date.now() / 1000);
  const { account, counters } = await readAccountAndCounters(
    input.email,
    loginLimits(input.email, address),
  );
  const limits = loginLimits(input.email, address, replacedAt(account));
  await countAttempt(limits, counters);
  const matches = await passwordMatches(input.password, usableHash(account, Date.now() / 1000));
  if (!account || !matches) throw new Refusal('invalidCredentials');
  await giveAttemptBack(limits);
  return { token: await tokenFor(account, Math.max(askedAt, account.tokensFrom ?? 0)) };
});
