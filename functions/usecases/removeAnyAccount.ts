import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { liveBookingsOf, removeAccount, type Removal } from './removeAccount.ts';
import { withdrawRole } from './setRole.ts';

/**
 * Deletes an account of anybody, also of the staff, whose role is withdrawn first.
 * @throws Refusal busy
 */
export async function removeAnyAccount(
  account: StoredAccount,
): Promise<Removal | { outcome: 'lastAdmin' }> {
  if (account.role === 'user') return removeAccount(account);
  const live = await liveBookingsOf(account.userId);
  if (live.length > 0) return { outcome: 'live', bookings: live };
  return (await withdrawRole(account)) ? removeAccount(account) : { outcome: 'lastAdmin' };
}
