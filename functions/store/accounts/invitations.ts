import { isOpen, type Joining, type OpenInvitation } from '#functions/domain/decideInvitation.ts';
import { invitationEntry, joinedEntry } from '#functions/domain/journalEntries.ts';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import { readPartition } from '#functions/platform/table/readPartition.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import type { Claims } from '#shared/claims.ts';
import { namesOf } from '#shared/user.ts';
import { requireAdmin } from './requireAdmin.ts';
import { writeStaff } from './staff.ts';
import type { StoredAccount } from './storedAccount.ts';

/** The admin who invites, or withdraws an invitation. */
export type Inviter = Pick<Claims, 'userId' | 'email' | 'names'>;

/** Reads the invitation of an address, which may have expired; undefined where there is none. */
export async function findInvitation(email: string): Promise<OpenInvitation | undefined> {
  const [found] = await readItems([keys.invitation(email)]);
  return found as OpenInvitation | undefined;
}

/** All invitations that can be accepted at `now` (milliseconds since 1970), the oldest first. */
export async function listInvitations(now: number): Promise<OpenInvitation[]> {
  const found = (await readPartition(collections.invitations)) as unknown as OpenInvitation[];
  return found.filter((one) => isOpen(one, now)).toSorted((a, b) => a.at.localeCompare(b.at));
}

/**
 * Invites an address and tells it in the journal, in one transaction, on the conditions that the address has neither
 * an account nor an open invitation, and that whoever invites is an admin.
 * @param also what is written with it, unconditionally
 * @returns undefined in contention
 * @throws Refusal adminOnly, hasAccount, alreadyInvited
 */
export async function writeInvitation(
  invitation: OpenInvitation,
  by: Inviter,
  also: NamedWrite[],
): Promise<OpenInvitation | undefined> {
  const { email, at } = invitation;
  const outcome = await transact<string>([
    putInvitation(invitation),
    requireNobody(email),
    requireAdmin(by.email),
    journalEntry(invitationEntry('invited', invitation, by, at)),
    ...also,
  ]);
  if (outcome.done) return invitation;
  const failed = new Map(outcome.failed.map(({ name, item }) => [name, item]));
  // The id is new, so an earlier try of this very transaction wrote it, and its answer was lost.
  if (failed.get('invitation')?.id === invitation.id) return invitation;
  if (failed.has('witness')) throw new Refusal('adminOnly');
  if (failed.has('account')) throw new Refusal('hasAccount');
  if (failed.has('invitation')) throw new Refusal('alreadyInvited');
  return undefined;
}

const putInvitation = (invitation: OpenInvitation): NamedWrite<'invitation'> => ({
  name: 'invitation',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...keys.invitation(invitation.email), entity: 'invitation', ...invitation },
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': Math.floor(Date.parse(invitation.at) / 1000) },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
});

/** Fails where the address has an account. */
const requireNobody = (email: string): NamedWrite<'account'> => ({
  name: 'account',
  write: {
    ConditionCheck: {
      TableName: settings.tableName(),
      Key: keys.account(email),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});

/**
 * Keeps what the link of an e-mail is compared with, in place of that of an earlier e-mail.
 * @returns undefined where the invitation is gone, and in contention
 */
export async function writeSecret(
  { email, id }: OpenInvitation,
  secretHash: string,
): Promise<'written' | 'gone' | undefined> {
  const outcome = await transact([
    {
      name: 'invitation',
      write: {
        Update: {
          TableName: settings.tableName(),
          Key: keys.invitation(email),
          UpdateExpression: 'SET secretHash = :hash',
          ConditionExpression: 'id = :id',
          ExpressionAttributeValues: { ':hash': secretHash, ':id': id },
        },
      },
    },
  ]);
  if (outcome.done) return 'written';
  return outcome.failed.length > 0 ? 'gone' : undefined;
}

/**
 * Withdraws an invitation and tells it in the journal, in one transaction.
 * @param at ISO text
 * @returns undefined in contention
 * @throws Refusal adminOnly, invitationGone
 */
export async function writeWithdrawal(
  invitation: OpenInvitation,
  by: Inviter,
  at: string,
): Promise<OpenInvitation | undefined> {
  const outcome = await transact<string>([
    useInvitation(invitation),
    requireAdmin(by.email),
    journalEntry(invitationEntry('invitationWithdrawn', invitation, by, at)),
  ]);
  if (outcome.done) return invitation;
  const failed = outcome.failed.map(({ name }) => name);
  if (failed.includes('witness')) throw new Refusal('adminOnly');
  if (failed.includes('invitation')) throw new Refusal('invitationGone');
  return undefined;
}

/** Deletes an invitation; fails where it is gone, or the address was invited anew. */
const useInvitation = ({ email, id }: OpenInvitation): NamedWrite<'invitation'> => ({
  name: 'invitation',
  write: {
    Delete: {
      TableName: settings.tableName(),
      Key: keys.invitation(email),
      ConditionExpression: 'id = :id',
      ExpressionAttributeValues: { ':id': id },
    },
  },
});

/** Deletes the invitation of an address, if there is one. */
export const removeInvitation = (email: string): NamedWrite<'removedInvitation'> => ({
  name: 'removedInvitation',
  write: { Delete: { TableName: settings.tableName(), Key: keys.invitation(email) } },
});

/**
 * What is written beside an account that gets its role by an invitation: the invitation is used, the account is
 * entered in the list of the staff, and the journal tells it.
 */
export const joiningWrites = (account: StoredAccount, joining: Joining) => [
  useInvitation(joining.invitation),
  writeStaff({ ...account, role: joining.role, roleSince: joining.roleSince }),
  journalEntry(joinedEntry({ ...account, names: namesOf(account) }, joining)),
];
