import { chosenPassword, oneTimePassword } from '#functions/domain/password.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import type { ChangedAccount, StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { writePassword } from '#functions/store/accounts/writePassword.ts';

/**
 * Replaces the password that a user has proved to know, and revokes the tokens that were signed before.
 * @throws Refusal invalidCredentials where the password was changed meanwhile, tokenExpired where the role was; busy
 */
export const changePassword = (account: StoredAccount, newHash: string): Promise<ChangedAccount> =>
  untilUncontended(() =>
    writePassword(account, chosenPassword(newHash, Date.now() / 1000, account.tokensFrom)),
  );

/**
 * Replaces a forgotten password by a one-time password, given by its hash, and revokes the tokens that
 * were signed before.
 * @throws Refusal invalidCredentials where the password was changed meanwhile, tokenExpired where the role was; busy
 */
export const resetPassword = (
  account: StoredAccount,
  oneTimeHash: string,
): Promise<ChangedAccount> =>
  untilUncontended(() =>
    writePassword(account, oneTimePassword(oneTimeHash, Date.now() / 1000, account.tokensFrom)),
  );
