import { InvalidCredentials } from '#functions/errors.ts';
import { endpoint } from '#functions/http/endpoint.ts';
import { countAttempt, giveAttemptBack, readCounters } from '#functions/store/attempts.ts';
import { keys } from '#functions/store/keys.ts';
import type { Account } from '#functions/store/users.ts';
import * as contract from '#shared/contract/auth.ts';
import { loginLimits } from './limits.ts';
import { passwordMatches } from './passwords.ts';
import { tokenFor } from './session.ts';

/**
 * Signs a user in. The attempt is counted before the password is hashed, and given back on
 * success: parallel guesses count too, and only failures add up.
 */
export const handler = endpoint(contract.login, async ({ input, address }) => {
  const limits = loginLimits(input.email, address);
  const { counters, also } = await readCounters(limits, keys.account(input.email));
  const account = also as Account | undefined;
  await countAttempt(limits, counters);
  const matches = await passwordMatches(input.password, account?.passwordHash);
  if (!account || !matches) throw new InvalidCredentials();
  await giveAttemptBack(limits);
  return { token: await tokenFor(account) };
});
