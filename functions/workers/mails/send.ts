import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { giveAttemptBack } from '#functions/platform/auth/attempts.ts';
import { logger } from '#functions/platform/logger.ts';
import { sendMail, type OutgoingMail } from '#functions/platform/mail/sendMail.ts';
import { switchOff } from '#functions/store/accounts/confirmations.ts';
import { claimMail, dropMail, settleMail, type StoredMail } from '#functions/store/mails/mails.ts';
import type { ComposedMail } from '#functions/usecases/bookingMails.ts';
import type { ChangeRecord } from '#functions/workers/outbox/change.ts';
import { mailWriter } from './mailWriter.ts';

/** An e-mail that is later than this, in milliseconds, has lost its sense. */
const LATEST_MS = 60 * 60 * 1000;

type Image = Parameters<typeof unmarshall>[0];

/**
 * Sends the e-mails that the queue hands over, each a record of the table's stream.
 * @throws Error where one was not sent, or somebody else is sending it: the queue hands it over again
 */
export async function handler({
  Records,
}: {
  Records: Pick<SQSEvent['Records'][number], 'body'>[];
}) {
  for (const { body } of Records) {
    const { dynamodb } = JSON.parse(body) as ChangeRecord;
    await sendOnce(unmarshall(dynamodb?.NewImage as Image) as StoredMail);
  }
}

/** An e-mail that its recipient does not take is not claimed, which saves a write. */
async function sendOnce(mail: StoredMail): Promise<void> {
  const { id } = mail;
  const write = isTooLate(mail) ? undefined : await mailWriter(mail);
  const now = Math.floor(Date.now() / 1000);
  if (!write) return dropMail(mail, now);
  const claim = await claimMail(id, now);
  if (claim === 'settled') return;
  if (claim === 'claimed') throw new Error('somebody else is sending this e-mail');
  const content = await write();
  await settleMail(id, now, content ? await handCounted(id, content) : 'dropped');
}

/**
 * Hands an e-mail to SES. One that was counted when it was written counts no longer where it was not sent, because it is
 * written again when the queue hands it over again.
 */
async function handCounted(
  id: string,
  { counted, ...content }: ComposedMail,
): Promise<'sent' | 'dropped'> {
  try {
    return await hand({ id, ...content });
  } catch (error) {
    if (counted) await giveAttemptBack(counted);
    throw error;
  }
}

/**
 * Hands an e-mail to SES. An address that SES never takes is switched off as one from which e-mails come back, because
 * SES reports nothing of an e-mail that it has not taken.
 */
async function hand(mail: OutgoingMail): Promise<'sent' | 'dropped'> {
  const sentAt = new Date().toISOString();
  if ((await sendMail(mail)) === 'taken') return 'sent';
  await switchOff(mail.to, 'bounced', sentAt);
  logger.warn('SES does not take the address of an e-mail');
  return 'dropped';
}

const isTooLate = ({ createdAt }: StoredMail): boolean =>
  Date.now() - Date.parse(createdAt) > LATEST_MS;
