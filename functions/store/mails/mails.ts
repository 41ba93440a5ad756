import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { BookingMailKind } from '#functions/domain/mails/bookingMails.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { unlessConditionFails } from '#functions/platform/table/unlessConditionFails.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import type { Placement } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';

/** What an e-mail is about, and to whom: an address, or a user whose address is looked up when it is sent. */
export type MailCause =
  | { kind: 'passwordReset' | 'teamInvitation'; to: string }
  /** One that was counted when it was asked for is not counted again when it is written. */
  | { kind: 'emailConfirmation'; to: string; isCounted?: boolean }
  /** Its address has no account any more, so that the name stands here. */
  | { kind: 'emailChanged'; to: string; firstName: string }
  | BookingMailCause;

/** An e-mail about a booking, to one of those whom it concerns. */
export interface BookingMailCause {
  kind: BookingMailKind;
  userId: string;
  bookingId: string;
  /** The day that it reminds of; another one is another e-mail. */
  day?: Day | undefined;
  /** What its days and room were before they were changed. */
  earlier?: Placement | undefined;
}

/** Where an e-mail stands; `dropped` was not sent on purpose. */
type MailState = 'waiting' | 'sending' | 'sent' | 'dropped';

/** An e-mail to send. Its text is written when it is sent. */
export type StoredMail = MailCause & {
  id: string;
  /** ISO text. */
  createdAt: string;
  state: MailState;
};

/** How long a claim holds, in seconds: longer than the function may run. */
const CLAIM_SECONDS = 60;
/** How long an e-mail is kept, in seconds, for whoever looks for one. */
const LIFE_SECONDS = 7 * 24 * 60 * 60;

const newMail = (id: string, createdAt: string, cause: MailCause): StoredMail => ({
  ...cause,
  id,
  createdAt,
  state: 'waiting',
});

interface PutCondition {
  ConditionExpression?: string;
}

/** Puts an e-mail, which the queue of e-mails then hands to `mails.send`. */
function putMail(mail: StoredMail, condition: PutCondition = {}): NamedWrite<'mail'> {
  const expiresAt = Math.floor(Date.parse(mail.createdAt) / 1000) + LIFE_SECONDS;
  const Item = { ...keys.mail(mail.id), entity: 'mail', ...mail, expiresAt };
  return { name: 'mail', write: { Put: { TableName: settings.tableName(), Item, ...condition } } };
}

/**
 * Asks for an e-mail.
 * @throws Refusal busy
 */
export async function requestMail(cause: MailCause): Promise<StoredMail> {
  const mail = newMail(randomUUID(), new Date().toISOString(), cause);
  await untilUncontended(async () => (await transact([putMail(mail)])).done || undefined);
  return mail;
}

/** The write of an e-mail to an address, for the transaction that calls for it. */
export const putAddressMail = (
  cause: Exclude<MailCause, { bookingId: string }>,
): NamedWrite<'mail'> => putMail(newMail(randomUUID(), new Date().toISOString(), cause));

const idOf = ({ bookingId, kind, userId, day }: BookingMailCause): string =>
  [bookingId, kind, userId, ...(day === undefined ? [] : [day])].join('_');

/**
 * The write of an e-mail about a booking, for the transaction of the event that calls for it. Its id is made of
 * booking, kind and recipient, and of the day that it reminds of.
 * @param at when the booking changed, as ISO text
 */
export const putBookingMail = (cause: BookingMailCause, at: string): NamedWrite<'mail'> =>
  putMail(newMail(idOf(cause), at, cause));

/** Most items that are read at once. */
const READ_AT_ONCE = 100;

/**
 * Asks for e-mails about bookings that nobody has asked for yet, whoever asks how often and at the same time. What
 * was asked for is known for as long as an e-mail is kept.
 * @returns how many were asked for
 * @throws Refusal busy
 */
export async function askOnce(causes: BookingMailCause[]): Promise<number> {
  let asked = 0;
  for (let from = 0; from < causes.length; from += READ_AT_ONCE) {
    const group = causes.slice(from, from + READ_AT_ONCE);
    const known = await readItems(group.map((cause) => keys.mail(idOf(cause))));
    const fresh = group.filter((_, index) => known[index] === undefined);
    for (const cause of fresh) asked += Number(await putOnce(cause));
  }
  return asked;
}

/** Puts an e-mail; false where it is there by now. */
async function putOnce(cause: BookingMailCause): Promise<boolean> {
  const mail = newMail(idOf(cause), new Date().toISOString(), cause);
  const write = putMail(mail, { ConditionExpression: 'attribute_not_exists(pk)' });
  const outcome = await untilUncontended(async () => {
    const tried = await transact([write]);
    return tried.done || tried.failed.length > 0 ? tried : undefined;
  });
  return outcome.done;
}

/** What holds of an e-mail that nobody has settled and nobody is sending. */
const isFree = (now: number) => ({
  ConditionExpression: '#state = :waiting OR (#state = :sending AND claimedUntil <= :now)',
  names: { '#state': 'state' },
  values: {
    ':waiting': 'waiting' satisfies MailState,
    ':sending': 'sending' satisfies MailState,
    ':now': now,
  },
});

/** Why an e-mail cannot be claimed: it is settled or gone, or somebody else is sending it. */
type Unclaimed = 'settled' | 'claimed';

/**
 * Claims an e-mail for a minute, so that nobody else sends it meanwhile.
 * @param now seconds since 1970
 */
export async function claimMail(id: string, now: number): Promise<'mine' | Unclaimed> {
  const { ConditionExpression, names, values } = isFree(now);
  try {
    await db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.mail(id),
        UpdateExpression: 'SET #state = :sending, claimedUntil = :until',
        ConditionExpression,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ...values, ':until': now + CLAIM_SECONDS },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return 'mine';
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return error.Item?.state?.S === 'sending' ? 'claimed' : 'settled';
  }
}

/** What an e-mail no longer needs once it is settled: nobody needs its address any more. */
const REMOVE_NEEDED = 'REMOVE claimedUntil, #to, firstName';

/**
 * Writes of a claimed e-mail that it was sent, or that it is not to be; unless it was asked for again meanwhile, as the
 * booking has changed once more: then it waits to be sent as it is now.
 * @param claimedAt the seconds since 1970 of the claim
 */
export async function settleMail(
  id: string,
  claimedAt: number,
  state: 'sent' | 'dropped',
): Promise<void> {
  await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.mail(id),
        UpdateExpression: `SET #state = :state ${REMOVE_NEEDED}`,
        ConditionExpression: 'claimedUntil = :until',
        ExpressionAttributeNames: { '#state': 'state', '#to': 'to' },
        ExpressionAttributeValues: { ':state': state, ':until': claimedAt + CLAIM_SECONDS },
      }),
    ),
  );
}

/**
 * Writes of an e-mail that it is not to be sent, unless it is settled, gone, or being sent by somebody else, or was asked
 * for again meanwhile.
 * @param now seconds since 1970
 */
export async function dropMail(
  { id, createdAt }: Pick<StoredMail, 'id' | 'createdAt'>,
  now: number,
): Promise<void> {
  const { ConditionExpression, names, values } = isFree(now);
  await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.mail(id),
        UpdateExpression: `SET #state = :dropped ${REMOVE_NEEDED}`,
        ConditionExpression: `createdAt = :createdAt AND (${ConditionExpression})`,
        ExpressionAttributeNames: { ...names, '#to': 'to' },
        ExpressionAttributeValues: {
          ...values,
          ':createdAt': createdAt,
          ':dropped': 'dropped' satisfies MailState,
        },
      }),
    ),
  );
}
