import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys, type CodePurpose } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { unlessConditionFails } from '#functions/platform/table/unlessConditionFails.ts';
import { limits } from '#shared/limits.ts';

/** A code that was sent to an address, as a hash. */
export interface StoredCode {
  codeHash: string;
}

/**
 * Stores the code that is sent to an address; an older one for the same purpose is no longer valid.
 * @param until seconds since 1970
 */
export async function putCode(
  purpose: CodePurpose,
  email: string,
  codeHash: string,
  until: number,
): Promise<void> {
  const Item = {
    ...keys.code(purpose, email),
    entity: purpose,
    codeHash,
    tries: 0,
    expiresAt: until,
  };
  await db.send(new PutCommand({ TableName: settings.tableName(), Item }));
}

/**
 * Counts a try of a code before it is compared, so that parallel guesses are counted too.
 * @param now seconds since 1970
 * @returns undefined where there is no code, it has expired, or was tried too often
 */
export async function countTry(
  purpose: CodePurpose,
  email: string,
  now: number,
): Promise<StoredCode | undefined> {
  const answer = await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.code(purpose, email),
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: 'attribute_exists(pk) AND tries < :most AND expiresAt > :now',
        ExpressionAttributeValues: { ':one': 1, ':most': limits.codeTries, ':now': now },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return answer && (answer.Attributes as StoredCode);
}

/** Deletes a code that was sent to an address, if there is one. */
export const removeCode = (purpose: CodePurpose, email: string): NamedWrite<'removedCode'> => ({
  name: 'removedCode',
  write: { Delete: { TableName: settings.tableName(), Key: keys.code(purpose, email) } },
});

/** Uses up a code that was given right; fails where it was used or replaced meanwhile. */
export const useUp = (
  purpose: CodePurpose,
  email: string,
  { codeHash }: StoredCode,
): NamedWrite<'code'> => ({
  name: 'code',
  write: {
    Delete: {
      TableName: settings.tableName(),
      Key: keys.code(purpose, email),
      ConditionExpression: 'codeHash = :hash',
      ExpressionAttributeValues: { ':hash': codeHash },
    },
  },
});
