import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import type { Role } from '#shared/roles.ts';
import {
  readCounters,
  type AttemptLimit,
  type Counters,
} from '#functions/platform/auth/attempts.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, untilUncontended } from '#functions/platform/table/transact.ts';

/** A user as stored under the e-mail address, which makes the address unique. */
export interface Account {
  userId: string;
  email: string;
  passwordHash: string;
  /** Where the password is a one-time one: when it ends, in seconds since 1970. */
  oneTimeUntil?: number | undefined;
  /** Since when tokens of the account are good: a change of its password, in seconds since 1970. */
  tokensFrom?: number | undefined;
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

export const namesOf = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/**
 * Registers a user: the account under its e-mail address and the customer's counters, at once.
 * @throws Refusal emailTaken
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
    // Its id is new: where it stands already, an earlier try was written and its answer lost.
    if (outcome.failed.some(({ item }) => item?.userId === account.userId)) return account;
    if (outcome.failed.length > 0) throw new Refusal('emailTaken');
    return undefined;
  });
}

const putAccount = (account: Account) => ({
  Put: {
    TableName: settings.tableName(),
    Item: {
      ...keys.account(account.email),
      entity: 'account',
      ...account,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
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

/** The account of an e-mail address, if somebody has it. */
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

/** @throws Refusal invalidToken where a token outlived its account */
export async function getAccount(email: string): Promise<Account> {
  const account = await findAccount(email);
  if (!account) throw new Refusal('invalidToken');
  return account;
}

export type AccountChanges = Partial<Pick<Account, 'firstName' | 'lastName' | 'phoneNumber'>> & {
  /** Path of the new picture; null takes the present one away. */
  profileImage?: string | null | undefined;
};

/**
 * Changes the given fields of an account; one that is null goes.
 * @returns the account before and after
 * @throws Refusal invalidToken where there is none
 */
export async function updateAccount(
  email: string,
  changes: AccountChanges,
): Promise<{ before: Account; after: Account }> {
  const all: [string, unknown][] = Object.entries(changes);
  const fields = all.filter(([, value]) => value !== undefined);
  if (fields.length === 0) {
    const account = await getAccount(email);
    return { before: account, after: account };
  }
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.account(email),
        ...writeFields(fields),
        ConditionExpression: 'attribute_exists(pk)',
        ReturnValues: 'ALL_OLD',
      }),
    );
    const before = Attributes as Account;
    const written = fields.map(([name, value]) => [name, value ?? undefined] as const);
    return { before, after: { ...before, ...Object.fromEntries(written) } };
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw new Refusal('invalidToken');
    throw error;
  }
}

/** Sets each field to its value, and removes those whose value is null. */
function writeFields(fields: [string, unknown][]) {
  const set = fields.filter(([, value]) => value !== null);
  const removed = fields.filter(([, value]) => value === null).map(([name]) => name);
  const values = Object.fromEntries(set.map(([name, value]) => [`:${name}`, value]));
  const clauses = [
    ...(set.length > 0 ? [`SET ${set.map(([name]) => `${name} = :${name}`).join(', ')}`] : []),
    ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
  ];
  return {
    UpdateExpression: clauses.join(' '),
    ...(set.length > 0 && { ExpressionAttributeValues: values }),
  };
}

/**
 * Makes a registered user an admin. Tokens say the role they were signed with: it counts from the
 * next sign-in on. The account must be there.
 */
export async function promoteToAdmin(email: string): Promise<void> {
  await db.send(
    new UpdateCommand({
      TableName: settings.tableName(),
      Key: keys.account(email),
      UpdateExpression: 'SET #role = :admin',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':admin': 'admin' satisfies Role },
    }),
  );
}
