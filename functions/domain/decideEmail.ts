import { Refusal } from '#functions/errors.ts';
import { needsConfirmation } from '#shared/emailOff.ts';
import type { Profile } from '#shared/user.ts';
import { formerAddressesOf, type FormerAddress } from './formerAddresses.ts';
import { tokensFromAfter, type Password } from './password.ts';

/** What is decided on another e-mail address of an account. */
interface NewEmail<Account> {
  /** The account under its new address, which is not confirmed. */
  after: Account & { tokensFrom: number; formerAddresses: FormerAddress[] | undefined };
  /** Whether the old address hears of it: it does where its owner had confirmed it, and it works. */
  notifiesOld: boolean;
}

/**
 * Decides on another e-mail address of an account. Its sessions end, because whoever has changed the address may be
 * shutting somebody out.
 * @param provenHash the hash of the password that the caller has shown
 * @param now seconds since 1970
 * @throws Refusal invalidCredentials where the password was changed meanwhile, sameEmail
 */
export function decideEmail<
  Account extends Profile & Password & { formerAddresses?: FormerAddress[] | undefined },
>(account: Account, email: string, provenHash: string, now: number): NewEmail<Account> {
  if (account.passwordHash !== provenHash) throw new Refusal('invalidCredentials');
  if (account.email === email) throw new Refusal('sameEmail');
  return {
    after: {
      ...account,
      email,
      emailConfirmedAt: undefined,
      emailOff: undefined,
      formerAddresses: formerAddressesOf(account, now),
      tokensFrom: tokensFromAfter(now, account.tokensFrom),
    },
    notifiesOld: !needsConfirmation(account),
  };
}
