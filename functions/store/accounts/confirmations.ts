import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import type { EmailOff } from '#shared/user.ts';
import { useUp, type StoredCode } from './codes.ts';

/**
 * Uses up a code that was given right and confirms its address, in one transaction. An address that was
 * switched off is on again.
 * @param at ISO text
 * @returns undefined in contention
 * @throws Refusal wrongCode where the code was used or replaced meanwhile, or the account is gone
 */
export async function writeConfirmation(
  email: string,
  code: StoredCode,
  at: string,
): Promise<true | undefined> {
  const outcome = await transact([useUp('confirmation', email, code), confirm(email, at)]);
  if (outcome.done) return true;
  if (outcome.failed.length > 0) throw new Refusal('wrongCode');
  return undefined;
}

const confirm = (email: string, at: string): NamedWrite<'account'> => ({
  name: 'account',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.account(email),
      UpdateExpression: 'SET emailConfirmedAt = :at REMOVE emailOff',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':at': at },
    },
  },
});

/**
 * Switches an address off, to which no e-mail gets. Changes nothing where it has no account, or was confirmed
 * after the e-mail was sent, because a report can be late.
 * @param sentAt when the e-mail was sent, as ISO text
 */
export async function switchOff(email: string, reason: EmailOff, sentAt: string): Promise<void> {
  try {
    await db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.account(email),
        UpdateExpression: 'SET emailOff = :reason',
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(emailConfirmedAt) OR emailConfirmedAt < :sent)',
        ExpressionAttributeValues: { ':reason': reason, ':sent': sentAt },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
