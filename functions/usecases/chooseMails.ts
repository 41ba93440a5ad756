import { decideMailsOff, type MailChoice } from '#functions/domain/decideMailsOff.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { getAccount, type AccountKey } from '#functions/store/accounts/accounts.ts';
import { setMailsOff } from '#functions/store/accounts/mailsOff.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';

/**
 * Sets which e-mails an account does not want. It is decided anew whenever they have changed before the write.
 * @returns the account as it is now
 * @throws Refusal invalidToken where there is none, busy
 */
export const chooseMails = (
  { email, userId }: AccountKey,
  choice: MailChoice,
): Promise<StoredAccount> =>
  untilUncontended(async () => {
    const account = await getAccount(email, userId);
    return setMailsOff(account, decideMailsOff(account.mailsOff ?? [], choice));
  });
