import { randomUUID } from 'node:crypto';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { putPendingCount } from '#functions/store/customers/pendingCount.ts';
import { putPhone } from '#functions/store/customers/phoneEntries.ts';
import type { StoredAccount } from './storedAccount.ts';

export type NewAccount = Omit<StoredAccount, 'userId' | 'createdAt'>;

/**
 * Registers a user: the account, the customer's count of pending bookings and their telephone number, in one
 * transaction.
 * @param also what is written with them, unconditionally
 * @throws Refusal emailTaken, busy
 */
export async function createUser(
  input: NewAccount,
  also: NamedWrite[] = [],
): Promise<StoredAccount> {
  const account: StoredAccount = {
    ...input,
    userId: randomUUID(),
    createdAt: new Date().toISOString(),
  };
  const writes = [
    putAccount(account),
    putPendingCount(account.userId, account.email),
    putPhone(account),
    ...also,
  ];
  return untilUncontended(async () => {
    const outcome = await transact(writes);
    if (outcome.done) return account;
    // The id is new, so an earlier try of this very transaction wrote it, and its answer was lost.
    if (outcome.failed.some(({ item }) => item?.userId === account.userId)) return account;
    if (outcome.failed.length > 0) throw new Refusal('emailTaken');
    return undefined;
  });
}

const putAccount = (account: StoredAccount): NamedWrite<'account'> => ({
  name: 'account',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...keys.account(account.email), entity: 'account', ...account },
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
});
