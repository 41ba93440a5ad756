import { Refusal } from '#functions/errors.ts';
import { revokeSession, revokeTokens } from '#functions/platform/auth/revocations.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import type { AccountKey } from './accounts.ts';

/**
 * Ends one session: its tokens are no longer accepted. `expires` is when they would (seconds since 1970).
 * @throws Refusal busy
 */
export async function endSession(userId: string, session: string, expires: number): Promise<void> {
  const writes = [revokeSession(userId, session, expires)];
  await untilUncontended(async () => (await transact(writes)).done || undefined);
}

/**
 * Ends all sessions of a user: only tokens of sign-ins from `from` on (seconds since 1970) are accepted, or later ones
 * where an earlier end has a later moment, which must not come back.
 * @throws Refusal invalidToken where the account is gone; busy
 */
export async function endAllSessions(email: string, userId: string, from: number): Promise<void> {
  let tokensFrom = from;
  await untilUncontended(async () => {
    const outcome = await transact([
      setTokensFrom({ email, userId }, tokensFrom),
      revokeTokens(userId, tokensFrom),
    ]);
    if (outcome.done) return true;
    const [failed] = outcome.failed;
    if (!failed) return undefined;
    if (failed.item?.userId !== userId) throw new Refusal('invalidToken');
    tokensFrom = Number(failed.item.tokensFrom) + 1;
    return undefined;
  });
}

const setTokensFrom = ({ email, userId }: AccountKey, from: number): NamedWrite<'account'> => ({
  name: 'account',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.account(email),
      UpdateExpression: 'SET tokensFrom = :from',
      ConditionExpression:
        'userId = :user AND (attribute_not_exists(tokensFrom) OR tokensFrom < :from)',
      ExpressionAttributeValues: { ':from': from, ':user': userId },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
});
