import type { NewRole } from '#functions/domain/decideRole.ts';
import { roleEntry } from '#functions/domain/journalEntries.ts';
import { revokeTokens } from '#functions/platform/auth/revocations.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import { removeInvitation } from './invitations.ts';
import { requireAdmin } from './requireAdmin.ts';
import { writeStaff } from './staff.ts';
import type { StoredAccount } from './storedAccount.ts';

/**
 * Gives an account another role, ends all of its sessions, enters it in the list of the staff, removes an invitation of
 * its address and tells it in the journal, in one transaction, on the conditions that the account still has the role
 * that was read and no sessions have ended since, and that the witness is an admin. As the witness is somebody else, at
 * least one admin stays, also where two withdraw each other at once.
 * @param witness the address of another admin's account; undefined where no admin has to stay
 * @returns the account as it is now, `noAdmin` where the witness is no admin, or undefined where the account has
 * changed, and in contention
 */
export async function writeRole(
  account: StoredAccount,
  change: NewRole,
  witness: string | undefined,
  author: JournalAuthor,
): Promise<StoredAccount | 'noAdmin' | undefined> {
  const after = { ...account, ...change };
  const outcome = await transact<string>([
    setRole(account, change),
    revokeTokens(account.userId, change.tokensFrom),
    writeStaff(after),
    removeInvitation(account.email),
    journalEntry(roleEntry(account, change, author)),
    ...(witness === undefined ? [] : [requireAdmin(witness)]),
  ]);
  if (outcome.done) return after;
  return outcome.failed.some(({ name }) => name === 'witness') ? 'noAdmin' : undefined;
}

const setRole = (
  { email, userId, role, tokensFrom }: StoredAccount,
  change: NewRole,
): NamedWrite<'account'> => ({
  name: 'account',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.account(email),
      UpdateExpression: 'SET #role = :role, roleSince = :since, tokensFrom = :from',
      // Where another change has ended the sessions meanwhile, a token of its moment would outlive this one.
      ConditionExpression: `userId = :user AND #role = :was AND ${tokensFrom === undefined ? 'attribute_not_exists(tokensFrom)' : 'tokensFrom = :ended'}`,
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: {
        ':user': userId,
        ':was': role,
        ':role': change.role,
        ':since': change.roleSince,
        ':from': change.tokensFrom,
        // The client leaves out what is undefined.
        ':ended': tokensFrom,
      },
    },
  },
});
