import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { revokeTokens } from '#functions/platform/auth/revocations.ts';
import { transact, untilUncontended, type NamedWrite } from '#functions/platform/table/transact.ts';
import type { Account } from './users.ts';

/** How long a one-time password opens anything, in seconds. */
const ONE_TIME_LIFE_SECONDS = 24 * 60 * 60;

/** Longer than a change takes to be written: who signs in meanwhile has known the old password. */
const WRITING_SECONDS = 5;

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
 * that were signed before. A one-time password has then had its time.
 * @throws Refusal invalidCredentials where the password was changed meanwhile
 */
export const changePassword = (account: Account, newHash: string): Promise<Account> =>
  replacePassword(account, (from) => ({
    ...account,
    passwordHash: newHash,
    oneTimeUntil: undefined,
    tokensFrom: from,
  }));

/**
 * Puts a one-time password, by its hash, in the place of the one that was forgotten, and revokes
 * the tokens that were signed before.
 * @throws Refusal invalidCredentials where the password was changed meanwhile
 */
export const resetPassword = (account: Account, oneTimeHash: string): Promise<Account> =>
  replacePassword(account, (from) => ({
    ...account,
    passwordHash: oneTimeHash,
    oneTimeUntil: from + ONE_TIME_LIFE_SECONDS,
    tokensFrom: from,
  }));

/** Tokens are good from a moment on that is taken anew for each try: it lies behind the writing. */
const replacePassword = (
  account: Account,
  changedFrom: (from: number) => Account,
): Promise<Account> =>
  untilUncontended(async () => {
    const from = Math.floor(Date.now() / 1000) + WRITING_SECONDS;
    const changed = changedFrom(from);
    const writes = [writePassword(account, changed), revokeTokens(account.userId, from)];
    const outcome = await transact(writes);
    if (outcome.done) return changed;
    if (outcome.failed.length > 0) throw new Refusal('invalidCredentials');
    return undefined;
  });

function writePassword(
  { email, passwordHash: old }: Account,
  { passwordHash, oneTimeUntil, tokensFrom }: Account,
): NamedWrite<'account'> {
  const once = oneTimeUntil === undefined ? ' REMOVE oneTimeUntil' : ', oneTimeUntil = :until';
  return {
    name: 'account',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.account(email),
        UpdateExpression: `SET passwordHash = :new, tokensFrom = :from${once}`,
        ConditionExpression: 'passwordHash = :old',
        ExpressionAttributeValues: {
          ':new': passwordHash,
          ':from': tokensFrom,
          ':old': old,
          ...(oneTimeUntil !== undefined && { ':until': oneTimeUntil }),
        },
      },
    },
  };
}
