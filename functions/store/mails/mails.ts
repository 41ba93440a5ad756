import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';

/** What an e-mail is about. */
export type MailKind = 'passwordReset';

/** Where an e-mail stands; `dropped` was not sent on purpose. */
type MailState = 'waiting' | 'sending' | 'sent' | 'dropped';

/** An e-mail to send: what it is about and to whom. Its text is written when it is sent. */
export interface StoredMail {
  id: string;
  kind: MailKind;
  /** The address. */
  to: string;
  /** ISO text. */
  createdAt: string;
  state: MailState;
}

/** How long a claim holds, in seconds: longer than the function may run. */
const CLAIM_SECONDS = 60;
/** How long an e-mail is kept, in seconds, for whoever looks for one. */
const LIFE_SECONDS = 7 * 24 * 60 * 60;

/**
 * Asks for an e-mail, which the queue of e-mails then hands to `mails.send`.
 * @throws Refusal busy
 */
export async function requestMail(kind: MailKind, to: string): Promise<StoredMail> {
  const now = Date.now();
  const mail: StoredMail = {
    id: randomUUID(),
    kind,
    to,
    createdAt: new Date(now).toISOString(),
    state: 'waiting',
  };
  const expiresAt = Math.floor(now / 1000) + LIFE_SECONDS;
  const Item = { ...keys.mail(mail.id), entity: 'mail', ...mail, expiresAt };
  const write = { Put: { TableName: settings.tableName(), Item } };
  await untilUncontended(async () => (await transact([{ name: 'mail', write }])).done || undefined);
  return mail;
}

/** Why an e-mail cannot be claimed: it is settled or gone, or somebody else is sending it. */
export type Unclaimed = 'settled' | 'claimed';

/**
 * Claims an e-mail for a minute, so that nobody else sends it meanwhile.
 * @param now seconds since 1970
 */
export async function claimMail(id: string, now: number): Promise<StoredMail | Unclaimed> {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.mail(id),
        UpdateExpression: 'SET #state = :sending, claimedUntil = :until',
        ConditionExpression: '#state = :waiting OR (#state = :sending AND claimedUntil <= :now)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':waiting': 'waiting' satisfies MailState,
          ':sending': 'sending' satisfies MailState,
          ':until': now + CLAIM_SECONDS,
          ':now': now,
        },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return Attributes as StoredMail;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return error.Item?.state?.S === 'sending' ? 'claimed' : 'settled';
  }
}

/** Writes that an e-mail was sent, or that it is not to be. */
export async function settleMail(id: string, state: 'sent' | 'dropped'): Promise<void> {
  await db.send(
    new UpdateCommand({
      TableName: settings.tableName(),
      Key: keys.mail(id),
      UpdateExpression: 'SET #state = :state REMOVE claimedUntil',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': state },
    }),
  );
}
