import type { Joining } from '#functions/domain/decideInvitation.ts';
import type { NewPassword } from '#functions/domain/password.ts';
import { Refusal } from '#functions/errors.ts';
import { revokeTokens } from '#functions/platform/auth/revocations.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import type { ChangedAccount, StoredAccount } from './storedAccount.ts';

/**
 * Writes the new password of an account, and revokes the account's older tokens, in one transaction.
 * @returns the changed account; undefined in contention
 * @throws Refusal invalidCredentials where the password is no longer the one that was read; tokenExpired where the role is
 * not, as its change has ended all sessions
 */
export async function writePassword(
  account: StoredAccount,
  password: NewPassword,
): Promise<ChangedAccount | undefined> {
  const outcome = await transact(passwordWrites(account, password));
  if (outcome.done) return { ...account, ...password };
  const [failed] = outcome.failed;
  if (!failed) return undefined;
  const isSamePassword = failed.item?.passwordHash === account.passwordHash;
  throw new Refusal(isSamePassword ? 'tokenExpired' : 'invalidCredentials');
}

/** What its owner has shown with a new password: that the address is theirs. */
interface Confirmation {
  /** ISO text. */
  at: string;
  /** What they become by an invitation; undefined where they were not invited. */
  joining: Joining | undefined;
}

/**
 * The writes of a new password: the account's, on the conditions that it still has the old one and the role that was
 * read, and the revocation.
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
  { email, role, passwordHash: old }: StoredAccount,
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
        // The token that is signed next names the role that was read, and would not be revoked where that has changed.
        ConditionExpression: 'passwordHash = :old AND #role = :was',
        ExpressionAttributeNames: { '#role': 'role' },
        ExpressionAttributeValues: {
          ':new': passwordHash,
          ':from': tokensFrom,
          ':old': old,
          ':was': role,
          // The client leaves out what is undefined.
          ':until': oneTimeUntil,
          ':confirmed': confirmation?.at,
          ...(joining && {
            ':role': joining.role,
            ':since': joining.roleSince,
          }),
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
  };
}
