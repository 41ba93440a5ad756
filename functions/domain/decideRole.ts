import { Refusal } from '#functions/errors.ts';
import { roles, type Role } from '#shared/claims.ts';
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
 * Decides on another role of an account: one that may do more is given only to a confirmed e-mail address,
 * because the admin knows the person by that address alone, and one of the staff can change theirs.
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
  const rises = roles.indexOf(role) > roles.indexOf(account.role);
  if (rises && giver === 'admin' && account.emailConfirmedAt === undefined) {
    throw new Refusal('addressUnconfirmed');
  }
  const tokensFrom = tokensFromAfter(now / 1000, account.tokensFrom);
  return { account, change: { role, roleSince: new Date(now).toISOString(), tokensFrom } };
}
