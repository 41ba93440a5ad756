import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { EmailTaken, InvalidCredentials, InvalidToken } from '#functions/errors.ts';
import { settings } from '#functions/settings.ts';
import type { Role } from '#shared/user.ts';
import { readCounters, type AttemptLimit, type Counters } from './attempts.ts';
import { db } from './client.ts';
import { collections, keys } from './keys.ts';
import { revokeTokens } from './revocations.ts';
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
  /** Path of the profile picture. */
  profileImage?: string | undefined;
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

/** @throws InvalidToken where a token outlived its account */
export async function getAccount(email: string): Promise<Account> {
  const { Item } = await db.send(
    new GetCommand({
      TableName: settings.tableName(),
      Key: keys.account(email),
      ConsistentRead: true,
    }),
  );
  if (!Item) throw new InvalidToken();
  return Item as Account;
}

export type AccountChanges = Partial<
  Pick<Account, 'firstName' | 'lastName' | 'phoneNumber' | 'profileImage'>
>;

/**
 * Changes the given fields of an account.
 * @returns the account before and after
 * @throws InvalidToken where there is none
 */
export async function updateAccount(
  email: string,
  changes: AccountChanges,
): Promise<{ before: Account; after: Account }> {
  const fields: [string, unknown][] = Object.entries(changes);
  const set = fields.filter(([, value]) => value !== undefined);
  if (set.length === 0) {
    const account = await getAccount(email);
    return { before: account, after: account };
  }
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.account(email),
        UpdateExpression: `SET ${set.map(([name]) => `${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: Object.fromEntries(
          set.map(([name, value]) => [`:${name}`, value]),
        ),
        ReturnValues: 'ALL_OLD',
      }),
    );
    const before = Attributes as Account;
    return { before, after: { ...before, ...Object.fromEntries(set) } };
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw new InvalidToken();
    throw error;
  }
}

/**
 * Changes a password, if the old one is still what it was checked against, and revokes the tokens
 * that were signed before `from` (seconds).
 * @throws InvalidCredentials where the password was changed meanwhile
 */
export async function changePassword(
  { email, userId, passwordHash }: Account,
  newHash: string,
  from: number,
): Promise<void> {
  const writes = [
    {
      name: 'account' as const,
      write: {
        Update: {
          TableName: settings.tableName(),
          Key: keys.account(email),
          UpdateExpression: 'SET passwordHash = :new',
          ConditionExpression: 'passwordHash = :old',
          ExpressionAttributeValues: { ':new': newHash, ':old': passwordHash },
        },
      },
    },
    revokeTokens(userId, from),
  ];
  await untilUncontended(async () => {
    const outcome = await transact(writes);
    if (outcome.done) return true;
    if (outcome.failed.length > 0) throw new InvalidCredentials();
    return undefined;
  });
}
