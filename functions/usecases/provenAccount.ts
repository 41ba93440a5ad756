import { replacedAt, usableHash } from '#functions/domain/password.ts';
import { Refusal } from '#functions/errors.ts';
import { countAttempt, giveAttemptBack } from '#functions/platform/auth/attempts.ts';
import { loginLimits } from '#functions/platform/auth/limits.ts';
import { passwordMatches } from '#functions/platform/auth/passwords.ts';
import { readAccountAndCounters } from '#functions/store/accounts/accounts.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';

/**
 * The account of somebody signed in who proves once more that it is theirs. Wrong passwords count as failed
 * logins.
 * @param address the caller's network address
 * @throws Refusal invalidCredentials, tooManyAttempts
 */
export async function provenAccount(
  email: string,
  password: string,
  address: string,
): Promise<StoredAccount> {
  const { account, counters } = await readAccountAndCounters(email, loginLimits(email, address));
  const limits = loginLimits(email, address, replacedAt(account));
  await countAttempt(limits, counters);
  const matches = await passwordMatches(password, usableHash(account, Date.now() / 1000));
  if (!account || !matches) throw new Refusal('invalidCredentials');
  await giveAttemptBack(limits);
  return account;
}
