import { Refusal } from '#functions/errors.ts';
import {
  readCounters,
  type AttemptLimit,
  type Counters,
} from '#functions/platform/auth/attempts.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { readKnownPerson } from '#functions/store/customers/people.ts';
import type { StoredAccount } from './storedAccount.ts';

/** Reads the account and the counters that a sign-in is decided on, in one round trip. */
export async function readAccountAndCounters(
  email: string,
  limits: AttemptLimit[],
): Promise<{ account: StoredAccount | undefined; counters: Counters }> {
  const { counters, also } = await readCounters(limits, keys.account(email));
  return { account: also as StoredAccount | undefined, counters };
}

/** Reads the account of an e-mail address; undefined where nobody has it. */
export async function findAccount(email: string): Promise<StoredAccount | undefined> {
  return (await readItem(keys.account(email))) as StoredAccount | undefined;
}

/**
 * Reads the account of a user, whose address may have changed; undefined where there is none. An account that is not
 * found at the address that was read has been given another one meanwhile, or is gone.
 * @param missed the address at which it was not found
 */
export async function findAccountOf(
  userId: string,
  missed?: string,
): Promise<StoredAccount | undefined> {
  const { email } = await readKnownPerson(userId);
  if (email === undefined || email === missed) return undefined;
  const account = await findAccount(email);
  return account?.userId === userId ? account : findAccountOf(userId, email);
}

/** Whose account it must be, beside its address: after a change of addresses, another user may have this one. */
export type AccountKey = Pick<StoredAccount, 'email' | 'userId'>;

/**
 * Reads the account of whoever shows a token.
 * @param userId whose it must be; left out where whoever has the address is meant
 * @throws Refusal invalidToken where the token has outlived the account
 */
export async function getAccount(email: string, userId?: string): Promise<StoredAccount> {
  const account = await findAccount(email);
  if (!account || (userId !== undefined && account.userId !== userId)) {
    throw new Refusal('invalidToken');
  }
  return account;
}
