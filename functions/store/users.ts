import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { EmailTaken } from '#functions/errors.ts';
import { settings } from '#functions/settings.ts';
import type { Role } from '#shared/user.ts';
import { readCounters, type AttemptLimit, type Counters } from './attempts.ts';
import { db } from './client.ts';
import { collections, keys } from './keys.ts';
import { transact, untilUncontended } from './transact.ts';

/** A user as stored under the e-mail address, which makes the address unique. */
export interface Account {
  userId: string;
  email: string;
  passwordHash: string;
  role: Role;
  firstName: string;
  lastName: string;
  /** E.164. */
  phoneNumber: string;
  createdAt: string;
}

export type NewAccount = Omit<Account, 'userId' | 'createdAt'>;

export const namesOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`;

/**
 * Registers a user: the account under its e-mail address and the customer's counters, at once.
 * @throws EmailTaken
 */
export async function createUser(input: NewAccount): Promise<Account> {
  const account: Account = {
    ...input,
    userId: randomUUID(),
    createdAt: new Date().toISOString(),
  };
  const writes = [
    { name: 'account' as const, write: putAccount(account) },
    { name: 'customer' as const, write: putCustomer(account) },
  ];
  return untilUncontended(async () => {
    const outcome = await transact(writes);
    if (outcome.done) return account;
    if (outcome.failed.length > 0) throw new EmailTaken();
    return undefined;
  });
}

const putAccount = (account: Account) => ({
  Put: {
    TableName: settings.tableName(),
    Item: {
      ...keys.account(account.email),
      entity: 'account',
      gsi1pk: collections.users,
      gsi1sk: `${account.createdAt}#${account.userId}`,
      ...account,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const putCustomer = ({ userId, email }: Account) => ({
  Put: {
    TableName: settings.tableName(),
    Item: { ...keys.customer(userId), entity: 'customer', userId, email, pending: 0 },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** What signing in rests on, in one round trip. */
export async function readAccountAndCounters(
  email: string,
  limits: AttemptLimit[],
): Promise<{ account: Account | undefined; counters: Counters }> {
  const { counters, also } = await readCounters(limits, keys.account(email));
  return { account: also as Account | undefined, counters };
}

export async function findAccount(email: string): Promise<Account | undefined> {
  const { Item } = await db.send(
    new GetCommand({
      TableName: settings.tableName(),
      Key: keys.account(email),
      ConsistentRead: true,
    }),
  );
  return Item as Account | undefined;
}
