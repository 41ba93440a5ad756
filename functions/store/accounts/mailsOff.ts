import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { unlessConditionFails } from '#functions/platform/table/unlessConditionFails.ts';
import type { MailTopic } from '#shared/mailTopics.ts';
import type { AccountKey } from './accounts.ts';
import type { StoredAccount } from './storedAccount.ts';

/** Stops e-mails of a topic to an account; nothing where they are stopped already, or the account is gone. */
export async function stopMails(email: string, topic: MailTopic): Promise<void> {
  await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.account(email),
        UpdateExpression: 'SET mailsOff = list_append(if_not_exists(mailsOff, :none), :topics)',
        ConditionExpression: 'attribute_exists(pk) AND NOT contains(mailsOff, :topic)',
        ExpressionAttributeValues: { ':none': [], ':topics': [topic], ':topic': topic },
      }),
    ),
  );
}

/**
 * Sets which e-mails an account does not want.
 * @returns the account as it is now
 * @throws Refusal invalidToken where there is none
 */
export async function setMailsOff(
  { email, userId }: AccountKey,
  mailsOff: readonly MailTopic[],
): Promise<StoredAccount> {
  const answer = await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.account(email),
        UpdateExpression: 'SET mailsOff = :off',
        ConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ':off': mailsOff, ':user': userId },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  if (!answer) throw new Refusal('invalidToken');
  return answer.Attributes as StoredAccount;
}
