import { Refusal } from '#functions/errors.ts';
import { revokeTokens } from '#functions/platform/auth/revocations.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import type { Role } from '#shared/claims.ts';
import { removeAdmin } from './admins.ts';

/**
 * Makes an admin a customer and ends all of their sessions, in one transaction, on the condition that
 * another one stays an admin. That one is read from the same list that each demotion takes its admin off,
 * so that of two admins who are demoted at once one stays.
 * @param from when new tokens are valid from, in seconds since 1970
 * @returns undefined in contention
 * @throws Refusal unknownError where the account is no admin any more, or the other one is none
 */
export async function writeDemotion(
  { email, userId }: Pick<StoredAccount, 'email' | 'userId'>,
  otherAdmin: string,
  from: number,
): Promise<true | undefined> {
  const outcome = await transact([
    setCustomer(email, from),
    revokeTokens(userId, from),
    removeAdmin(userId),
    requireAdmin(otherAdmin),
  ]);
  if (!outcome.done && outcome.failed.length > 0) throw new Refusal('unknownError');
  return outcome.done || undefined;
}

const setCustomer = (email: string, from: number): NamedWrite<'account'> => ({
  name: 'account',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.account(email),
      UpdateExpression: 'SET #role = :user, tokensFrom = :from',
      ConditionExpression: '#role = :admin',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: {
        ':user': 'user' satisfies Role,
        ':admin': 'admin' satisfies Role,
        ':from': from,
      },
    },
  },
});

const requireAdmin = (userId: string): NamedWrite<'other'> => ({
  name: 'other',
  write: {
    ConditionCheck: {
      TableName: settings.tableName(),
      Key: keys.admin(userId),
      ConditionExpression: 'attribute_exists(pk)',
    },
  },
});
