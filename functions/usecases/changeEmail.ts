import { decideEmail } from '#functions/domain/decideEmail.ts';
import { Refusal } from '#functions/errors.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { putAddressMail } from '#functions/store/mails/mails.ts';
import { writeEmail } from '#functions/store/removal/writeEmail.ts';

/**
 * Gives an account whose owner has shown the password another e-mail address. All of its sessions end. The new address
 * is sent a code that confirms it, and the old one, if it was confirmed, hears that it was changed.
 * @param proven the account as it was when the password was checked
 * @returns the account under its new address
 * @throws Refusal sameEmail, emailTaken; invalidCredentials where the password was changed meanwhile; invalidToken
 * where the account is gone, or has yet another address; busy
 */
export const changeEmail = (proven: StoredAccount, email: string): Promise<StoredAccount> =>
  untilUncontended(async () => {
    const account = await findAccount(proven.email);
    if (account?.userId !== proven.userId) return movedAlready(proven, email);
    const { after, notifiesOld } = decideEmail(
      account,
      email,
      proven.passwordHash,
      Date.now() / 1000,
    );
    const { firstName } = account;
    return writeEmail(account, after, [
      putAddressMail({ kind: 'emailConfirmation', to: email }),
      ...(notifiesOld
        ? [putAddressMail({ kind: 'emailChanged', to: account.email, firstName })]
        : []),
    ]);
  });

/** The account where an earlier try, or a second press of the button, has given it this very address. */
async function movedAlready(
  { userId, passwordHash }: StoredAccount,
  email: string,
): Promise<StoredAccount> {
  const moved = await findAccount(email);
  if (moved?.userId !== userId || moved.passwordHash !== passwordHash) {
    throw new Refusal('invalidToken');
  }
  return moved;
}
