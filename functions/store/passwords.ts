import { InvalidCredentials } from '#functions/errors.ts';
import { settings } from '#functions/settings.ts';
import { keys } from './keys.ts';
import { revokeTokens } from './revocations.ts';
import { transact, untilUncontended } from './transact.ts';
import type { Account } from './users.ts';

/** How long a one-time password opens anything, in seconds. */
const ONE_TIME_LIFE_SECONDS = 24 * 60 * 60;

/** The hash that a password is checked against; none once a one-time password's day is over. */
export function passwordHashOf(
  account: Account | undefined,
  now = Date.now() / 1000,
): string | undefined {
  const until = account?.oneTimeUntil;
  return until !== undefined && until <= now ? undefined : account?.passwordHash;
}

/**
 * Changes a password, if the old one is still what it was checked against, and revokes the tokens
 * that were signed before `from` (seconds). A one-time password has then had its time.
 * @throws InvalidCredentials where the password was changed meanwhile
 */
export async function changePassword(
  account: Account,
  newHash: string,
  from: number,
): Promise<Account> {
  await replacePassword(account, from, {
    UpdateExpression: 'SET passwordHash = :new REMOVE oneTimeUntil',
    ExpressionAttributeValues: { ':new': newHash },
  });
  return { ...account, passwordHash: newHash, oneTimeUntil: undefined };
}

/**
 * Puts a one-time password, by its hash, in the place of the one that was forgotten, and revokes
 * the tokens that were signed before `from` (seconds).
 * @throws InvalidCredentials where the password was changed meanwhile
 */
export const resetPassword = (account: Account, oneTimeHash: string, from: number): Promise<void> =>
  replacePassword(account, from, {
    UpdateExpression: 'SET passwordHash = :new, oneTimeUntil = :until',
    ExpressionAttributeValues: { ':new': oneTimeHash, ':until': from + ONE_TIME_LIFE_SECONDS },
  });

interface Change {
  UpdateExpression: string;
  ExpressionAttributeValues: Record<string, unknown>;
}

async function replacePassword(
  { email, userId, passwordHash }: Account,
  from: number,
  { UpdateExpression, ExpressionAttributeValues }: Change,
): Promise<void> {
  const writes = [
    {
      name: 'account' as const,
      write: {
        Update: {
          TableName: settings.tableName(),
          Key: keys.account(email),
          UpdateExpression,
          ConditionExpression: 'passwordHash = :old',
          ExpressionAttributeValues: { ...ExpressionAttributeValues, ':old': passwordHash },
        },
      },
    },
    revokeTokens(userId, from),
  ];
  await untilUncontended(async () => {
    const outcome = await transact(writes);
    if (outcome.done) return true;
    if (outcome.failed.length > 0) throw new InvalidCredentials();
    return undefined;
  });
}
