import type { NewPassword } from '#functions/domain/password.ts';
import { Refusal } from '#functions/errors.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { useUp, type StoredCode } from './codes.ts';
import type { ChangedAccount, StoredAccount } from './storedAccount.ts';
import { passwordWrites } from './writePassword.ts';

/**
 * Uses up a code that was given right: writes the new password and revokes older tokens, in one transaction.
 * Whoever has read the code has the mailbox, so the address is confirmed as well.
 * @param at ISO text
 * @returns the changed account; undefined in contention, and where the password was changed meanwhile
 * @throws Refusal wrongCode where the code was used or replaced meanwhile
 */
export async function writeReset(
  account: StoredAccount,
  reset: StoredCode,
  password: NewPassword,
  at: string,
): Promise<ChangedAccount | undefined> {
  const outcome = await transact([
    useUp('reset', account.email, reset),
    ...passwordWrites(account, password, at),
  ]);
  if (outcome.done) return { ...account, ...password };
  if (outcome.failed.some(({ name }) => name === 'code')) throw new Refusal('wrongCode');
  return undefined;
}
