import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
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
 * Sets which e-mails an account does not want, if the list is still the one that was read.
 * @returns the account as it is now; undefined where the list has changed, or the account is gone
 */
export async function setMailsOff(
  { email, userId, mailsOff: before }: AccountKey & Pick<StoredAccount, 'mailsOff'>,
  mailsOff: readonly MailTopic[],
): Promise<StoredAccount | undefined> {
  const answer = await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.account(email),
        UpdateExpression: 'SET mailsOff = :off',
        ConditionExpression: `userId = :user AND ${before ? 'mailsOff = :before' : 'attribute_not_exists(mailsOff)'}`,
        // The client leaves out what is undefined.
        ExpressionAttributeValues: { ':off': mailsOff, ':user': userId, ':before': before },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return answer?.Attributes as StoredAccount | undefined;
}
