import type { MailContent } from '#functions/domain/mails/letter.ts';
import { passwordResetMail } from '#functions/domain/mails/passwordReset.ts';
import { chosenPassword } from '#functions/domain/password.ts';
import { Refusal } from '#functions/errors.ts';
import { codeMatches, hashCode, newCode } from '#functions/platform/auth/codes.ts';
import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { nowSeconds } from '#functions/platform/nowSeconds.ts';
import { settings } from '#functions/platform/settings.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import { countTry, putCode } from '#functions/store/accounts/codes.ts';
import { writeReset } from '#functions/store/accounts/resets.ts';
import type { ChangedAccount } from '#functions/store/accounts/storedAccount.ts';
import { limits } from '#shared/limits.ts';
import { joiningOf } from './invitations.ts';

/**
 * Makes a code for a new password, which takes the place of an earlier one, and the e-mail that says it.
 * Only the code's hash is stored.
 * @returns undefined where the address has no account
 */
export async function startReset(email: string): Promise<MailContent | undefined> {
  const account = await findAccount(email);
  if (!account) return undefined;
  const code = newCode();
  await putCode(
    'reset',
    email,
    await hashCode(email, code),
    nowSeconds() + limits.resetMinutes * 60,
  );
  return passwordResetMail({
    firstName: account.firstName,
    emailConfirmedAt: account.emailConfirmedAt,
    email,
    code,
    minutes: limits.resetMinutes,
    site: settings.linkedSite(),
  });
}

/**
 * Sets a forgotten password anew by the code from the e-mail, and revokes the tokens that were signed before.
 * As it confirms the address as well, somebody who was invited to the staff gets the role by it.
 * @throws Refusal wrongCode; busy
 */
export async function finishReset(
  email: string,
  code: string,
  newPassword: string,
): Promise<ChangedAccount> {
  const reset = await countTry('reset', email, nowSeconds());
  const matches = await codeMatches(email, code, reset?.codeHash);
  if (!reset || !matches) throw new Refusal('wrongCode');
  const newHash = await hashPassword(newPassword);
  return untilUncontended(async () => {
    const account = await findAccount(email);
    if (!account) throw new Refusal('wrongCode');
    const now = Date.now();
    const password = chosenPassword(newHash, now / 1000, account.tokensFrom);
    const joining = await joiningOf(account, 'password', now);
    return writeReset(account, reset, { password, at: new Date(now).toISOString(), joining });
  });
}
