import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { NewPassword } from '#functions/domain/password.ts';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { limits } from '#shared/limits.ts';
import type { ChangedAccount, StoredAccount } from './storedAccount.ts';
import { passwordWrites } from './writePassword.ts';

/** The code of an account for a new password, as a hash. */
export interface StoredReset {
  codeHash: string;
}

/**
 * Stores the code by which a password is set anew; an older one is no longer valid.
 * @param until seconds since 1970
 */
export async function putReset(email: string, codeHash: string, until: number): Promise<void> {
  const Item = { ...keys.reset(email), entity: 'reset', codeHash, tries: 0, expiresAt: until };
  await db.send(new PutCommand({ TableName: settings.tableName(), Item }));
}

/**
 * Counts a try of a code before it is compared, so that parallel guesses are counted too.
 * @param now seconds since 1970
 * @returns undefined where there is no code, it has expired, or was tried too often
 */
export async function countTry(email: string, now: number): Promise<StoredReset | undefined> {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.reset(email),
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: 'attribute_exists(pk) AND tries < :most AND expiresAt > :now',
        ExpressionAttributeValues: { ':one': 1, ':most': limits.resetTries, ':now': now },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes as StoredReset;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/**
 * Uses up a code that was given right: writes the new password and revokes older tokens, in one transaction.
 * @returns the changed account; undefined in contention, and where the password was changed meanwhile
 * @throws Refusal wrongCode where the code was used or replaced meanwhile
 */
export async function writeReset(
  account: StoredAccount,
  reset: StoredReset,
  password: NewPassword,
): Promise<ChangedAccount | undefined> {
  const outcome = await transact([
    useUp(account.email, reset),
    ...passwordWrites(account, password),
  ]);
  if (outcome.done) return { ...account, ...password };
  if (outcome.failed.some(({ name }) => name === 'reset')) throw new Refusal('wrongCode');
  return undefined;
}

const useUp = (email: string, { codeHash }: StoredReset): NamedWrite<'reset'> => ({
  name: 'reset',
  write: {
    Delete: {
      TableName: settings.tableName(),
      Key: keys.reset(email),
      ConditionExpression: 'codeHash = :hash',
      ExpressionAttributeValues: { ':hash': codeHash },
    },
  },
});
