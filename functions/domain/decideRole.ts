import { Refusal } from '#functions/errors.ts';
import { isStaff } from '#shared/access.ts';
import type { Role } from '#shared/claims.ts';
import type { Profile } from '#shared/user.ts';
import { tokensFromAfter, type Password } from './password.ts';

/** What an account is given with another role. */
export interface NewRole {
  role: Role;
  /** ISO text. */
  roleSince: string;
  /** Tokens that were signed before this moment (seconds since 1970) are revoked. */
  tokensFrom: number;
}

/**
 * Decides on another role of an account: a customer becomes staff only with a confirmed e-mail address,
 * because the admin knows them by that address alone.
 * @param giver whoever gives it; the command line asks for no confirmation, because it names the first admin
 * @param now milliseconds since 1970
 * @returns undefined where the account has the role already
 * @throws Refusal accountNotFound, addressUnconfirmed
 */
export function decideRole<
  Account extends Pick<Profile, 'role' | 'emailConfirmedAt'> & Pick<Password, 'tokensFrom'>,
>(
  account: Account | undefined,
  role: Role,
  giver: 'admin' | 'commandLine',
  now: number,
): { account: Account; change: NewRole | undefined } {
  if (!account) throw new Refusal('accountNotFound');
  if (account.role === role) return { account, change: undefined };
  const joins = !isStaff(account.role) && isStaff(role);
  if (joins && giver === 'admin' && account.emailConfirmedAt === undefined) {
    throw new Refusal('addressUnconfirmed');
  }
  const tokensFrom = tokensFromAfter(now / 1000, account.tokensFrom);
  return { account, change: { role, roleSince: new Date(now).toISOString(), tokensFrom } };
}
