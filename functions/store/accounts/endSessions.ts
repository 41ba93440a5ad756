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
 * Ends all sessions of a user: only tokens of sign-ins from `from` on (seconds since 1970) are accepted.
 * @throws Refusal invalidToken where the account is gone; busy
 */
export async function endAllSessions(email: string, userId: string, from: number): Promise<void> {
  const writes = [setTokensFrom({ email, userId }, from), revokeTokens(userId, from)];
  await untilUncontended(async () => {
    const outcome = await transact(writes);
    if (!outcome.done && outcome.failed.length > 0) throw new Refusal('invalidToken');
    return outcome.done || undefined;
  });
}

const setTokensFrom = ({ email, userId }: AccountKey, from: number): NamedWrite<'account'> => ({
  name: 'account',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.account(email),
      UpdateExpression: 'SET tokensFrom = :from',
      ConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':from': from, ':user': userId },
    },
  },
});
