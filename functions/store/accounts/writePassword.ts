import type { Joining } from '#functions/domain/decideInvitation.ts';
import type { NewPassword } from '#functions/domain/password.ts';
import { Refusal } from '#functions/errors.ts';
import { revokeTokens } from '#functions/platform/auth/revocations.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import type { Role } from '#shared/claims.ts';
import type { ChangedAccount, StoredAccount } from './storedAccount.ts';

/**
 * Writes the new password of an account, and revokes the account's older tokens, in one transaction.
 * @returns the changed account; undefined in contention
 * @throws Refusal invalidCredentials where the password is no longer the one that was read
 */
export async function writePassword(
  account: StoredAccount,
  password: NewPassword,
): Promise<ChangedAccount | undefined> {
  const outcome = await transact(passwordWrites(account, password));
  if (outcome.done) return { ...account, ...password };
  if (outcome.failed.length > 0) throw new Refusal('invalidCredentials');
  return undefined;
}

/** What its owner has shown with a new password: that the address is theirs. */
interface Confirmation {
  /** ISO text. */
  at: string;
  /** What they become by an invitation; undefined where they were not invited. */
  joining: Joining | undefined;
}

/**
 * The writes of a new password: the account's, on the condition that it still has the old one, and the revocation.
 * @param confirmation where its owner has shown that the address is theirs
 */
export const passwordWrites = (
  account: StoredAccount,
  password: NewPassword,
  confirmation?: Confirmation,
) => [
  setPassword(account, password, confirmation),
  revokeTokens(account.userId, password.tokensFrom),
];

function setPassword(
  { email, passwordHash: old }: StoredAccount,
  { passwordHash, oneTimeUntil, tokensFrom }: NewPassword,
  confirmation: Confirmation | undefined,
): NamedWrite<'account'> {
  const joining = confirmation?.joining;
  const removed = [
    ...(oneTimeUntil === undefined ? ['oneTimeUntil'] : []),
    ...(confirmation ? ['emailOff'] : []),
  ];
  const fields = [
    'passwordHash = :new',
    'tokensFrom = :from',
    ...(oneTimeUntil === undefined ? [] : ['oneTimeUntil = :until']),
    ...(confirmation ? ['emailConfirmedAt = :confirmed'] : []),
    ...(joining ? ['#role = :role', 'roleSince = :since', 'joinedAt = :since'] : []),
  ];
  const removal = removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : '';
  return {
    name: 'account',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.account(email),
        UpdateExpression: `SET ${fields.join(', ')}${removal}`,
        // A role that was given meanwhile is not overwritten.
        ConditionExpression: `passwordHash = :old${joining ? ' AND #role = :was' : ''}`,
        ...(joining && { ExpressionAttributeNames: { '#role': 'role' } }),
        ExpressionAttributeValues: {
          ':new': passwordHash,
          ':from': tokensFrom,
          ':old': old,
          // The client leaves out what is undefined.
          ':until': oneTimeUntil,
          ':confirmed': confirmation?.at,
          ...(joining && {
            ':was': 'user' satisfies Role,
            ':role': joining.role,
            ':since': joining.roleSince,
          }),
        },
      },
    },
  };
}
