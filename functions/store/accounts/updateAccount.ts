import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Role } from '#shared/claims.ts';
import { getAccount } from './accounts.ts';
import type { StoredAccount } from './storedAccount.ts';

export type AccountChanges = Partial<
  Pick<StoredAccount, 'firstName' | 'lastName' | 'phoneNumber'>
> & {
  /** Path of the new picture; null removes the present one. */
  profileImage?: string | null | undefined;
};

/**
 * Changes the given fields of an account, and removes those that are null.
 * @returns the account before and after
 * @throws Refusal invalidToken where there is none
 */
export async function updateAccount(
  email: string,
  changes: AccountChanges,
): Promise<{ before: StoredAccount; after: StoredAccount }> {
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
    const before = Attributes as StoredAccount;
    const written = fields.map(([name, value]) => [name, value ?? undefined] as const);
    return { before, after: { ...before, ...Object.fromEntries(written) } };
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw new Refusal('invalidToken');
    throw error;
  }
}

/** The expression that sets each field to its value, and removes those whose value is null. */
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
 * Makes a registered user an admin. Tokens carry the role that they were signed with, so the new role
 * applies from the next sign-in.
 * @throws ConditionalCheckFailedException where nobody has the address
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
