import type { Joining } from '#functions/domain/decideInvitation.ts';
import type { NewPassword } from '#functions/domain/password.ts';
import { Refusal } from '#functions/errors.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { dropCalendar } from '#functions/store/customers/calendars.ts';
import { useUp, type StoredCode } from './codes.ts';
import { joiningWrites } from './invitations.ts';
import type { ChangedAccount, StoredAccount } from './storedAccount.ts';
import { passwordWrites } from './writePassword.ts';

/** What a code for a new password brings. */
interface Reset {
  password: NewPassword;
  /** ISO text. */
  at: string;
  /** What somebody becomes who was invited; undefined where nobody was. */
  joining: Joining | undefined;
}

/**
 * Uses up a code that was given right: writes the new password and revokes older tokens, in one transaction.
 * Whoever has read the code has the mailbox, so the address is confirmed as well, and an invitation accepted. Where
 * nobody had shown that before, whoever registered may be somebody else, so the address of their calendar ends.
 * @returns the changed account; undefined in contention, and where the password, the role or the invitation has changed
 * meanwhile
 * @throws Refusal wrongCode where the code was used or replaced meanwhile
 */
export async function writeReset(
  account: StoredAccount,
  code: StoredCode,
  { password, at, joining }: Reset,
): Promise<ChangedAccount | undefined> {
  const outcome = await transact<string>([
    useUp('reset', account.email, code),
    ...passwordWrites(account, password, { at, joining }),
    ...(account.emailConfirmedAt === undefined ? [dropCalendar(account.userId)] : []),
    ...(joining ? joiningWrites(account, joining) : []),
  ]);
  if (outcome.done) return { ...account, ...password, ...(joining && { role: joining.role }) };
  if (outcome.failed.some(({ name }) => name === 'code')) throw new Refusal('wrongCode');
  return undefined;
}
