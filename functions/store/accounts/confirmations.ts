import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Joining } from '#functions/domain/decideInvitation.ts';
import { Refusal } from '#functions/errors.ts';
import { revokeTokens } from '#functions/platform/auth/revocations.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { unlessConditionFails } from '#functions/platform/table/unlessConditionFails.ts';
import type { EmailOff } from '#shared/emailOff.ts';
import { useUp, type StoredCode } from './codes.ts';
import { joiningWrites } from './invitations.ts';
import type { StoredAccount } from './storedAccount.ts';

/** An account that joins the staff when its address is confirmed. */
interface Joiner {
  account: StoredAccount;
  joining: Joining;
}

/**
 * Uses up a code that was given right and confirms its address, in one transaction. An address that was
 * switched off is on again. Whoever was invited gets the role in the same transaction, and their sessions end.
 * @param at ISO text
 * @param joiner who gets a role; undefined where nobody does
 * @returns undefined in contention, and where the account or its invitation has changed meanwhile
 * @throws Refusal wrongCode where the code was used or replaced meanwhile, or the account is gone
 */
export async function writeConfirmation(
  email: string,
  code: StoredCode,
  at: string,
  joiner: Joiner | undefined,
): Promise<true | undefined> {
  const outcome = await transact<string>([
    useUp('confirmation', email, code),
    ...(joiner ? joinerWrites(joiner, at) : [confirm(email, at)]),
  ]);
  if (outcome.done) return true;
  const failed = outcome.failed.map(({ name }) => name);
  if (failed.includes('code') || failed.includes('confirmed')) throw new Refusal('wrongCode');
  return undefined;
}

const confirm = (email: string, at: string): NamedWrite<'confirmed'> => ({
  name: 'confirmed',
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

const joinerWrites = ({ account, joining }: Joiner, at: string): NamedWrite[] => [
  confirmAndJoin(account, joining, at),
  revokeTokens(account.userId, joining.tokensFrom),
  ...joiningWrites(account, joining),
];

/** Confirms the address of an account and gives it a role; fails where its role or its user has changed. */
const confirmAndJoin = (
  { email, userId, role: was }: StoredAccount,
  { role, roleSince, tokensFrom }: Joining,
  at: string,
): NamedWrite<'account'> => ({
  name: 'account',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.account(email),
      UpdateExpression:
        'SET emailConfirmedAt = :at, #role = :role, roleSince = :since, joinedAt = :since, tokensFrom = :from REMOVE emailOff',
      ConditionExpression: 'userId = :user AND #role = :was',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: {
        ':at': at,
        ':user': userId,
        ':was': was,
        ':role': role,
        ':since': roleSince,
        ':from': tokensFrom,
      },
    },
  },
});

/**
 * Switches an address off, to which no e-mail gets. Changes nothing where it has no account, or was confirmed
 * after the e-mail was sent, because a report can be late.
 * @param sentAt when the e-mail was sent, as ISO text
 */
export async function switchOff(email: string, reason: EmailOff, sentAt: string): Promise<void> {
  await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.account(email),
        UpdateExpression: 'SET emailOff = :reason',
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(emailConfirmedAt) OR emailConfirmedAt < :sent)',
        ExpressionAttributeValues: { ':reason': reason, ':sent': sentAt },
      }),
    ),
  );
}
