import { tokensFromAfter } from '#functions/domain/password.ts';
import { isRefusal } from '#functions/errors.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { listAdmins } from '#functions/store/notifications/admins.ts';
import { writeDemotion } from '#functions/store/notifications/writeDemotion.ts';

/**
 * Makes an admin a customer, and ends their sessions.
 * @returns false where no other admin would be left; nothing is written then
 * @throws Refusal busy
 */
export async function demote(account: StoredAccount): Promise<boolean> {
  const other = (await listAdmins()).find((userId) => userId !== account.userId);
  if (other === undefined) return false;
  const from = tokensFromAfter(Date.now() / 1000);
  try {
    return await untilUncontended(() => writeDemotion(account, other, from));
  } catch (error) {
    if (isRefusal(error, 'unknownError')) return false;
    throw error;
  }
}
