import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { hindranceOf, removeAccount, type Removal } from './removeAccount.ts';
import { withdrawRole } from './setRole.ts';

/**
 * Deletes an account of anybody, also of the staff, whose role is withdrawn first.
 * @param leaveOpen as in `removeAccount`
 * @throws Refusal busy
 */
export async function removeAnyAccount(
  account: StoredAccount,
  leaveOpen = false,
): Promise<Removal | { outcome: 'lastAdmin' }> {
  if (account.role === 'user') return removeAccount(account, leaveOpen);
  const hindrance = await hindranceOf(account.userId, leaveOpen);
  if (hindrance) return hindrance;
  return (await withdrawRole(account))
    ? removeAccount(account, leaveOpen)
    : { outcome: 'lastAdmin' };
}
