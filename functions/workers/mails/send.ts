import type { SQSEvent } from 'aws-lambda';
import { sendMail } from '#functions/platform/mail/sendMail.ts';
import { claimMail, settleMail, type StoredMail } from '#functions/store/mails/mails.ts';
import type { ChangeRecord } from '#functions/workers/outbox/change.ts';
import { composeMail } from './composeMail.ts';

/** An e-mail that is later than this, in milliseconds, has lost its sense. */
const LATEST_MS = 60 * 60 * 1000;

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
    await sendOnce(dynamodb?.NewImage?.id?.S ?? '');
  }
}

async function sendOnce(id: string): Promise<void> {
  const mail = await claimMail(id, Math.floor(Date.now() / 1000));
  if (mail === 'settled') return;
  if (mail === 'claimed') throw new Error('somebody else is sending this e-mail');
  const content = isTooLate(mail) ? undefined : await composeMail(mail);
  if (content) await sendMail({ id, ...content });
  await settleMail(id, content ? 'sent' : 'dropped');
}

const isTooLate = ({ createdAt }: StoredMail): boolean =>
  Date.now() - Date.parse(createdAt) > LATEST_MS;
