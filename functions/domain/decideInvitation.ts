import { isStaff, type StaffRole } from '#shared/access.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import { limits } from '#shared/limits.ts';
import type { Invitation } from '#shared/team.ts';
import type { Profile } from '#shared/user.ts';
import { tokensFromAfter, type Password } from './password.ts';

/** An invitation as it is stored. */
export interface OpenInvitation extends Omit<Invitation, 'until'> {
  /** The admin who invited them. */
  authorId: string;
  /** Until when it can be accepted, in seconds since 1970. */
  expiresAt: number;
  /** What the link of the e-mail that was sent last is compared with. */
  secretHash?: string | undefined;
}

/** What an account becomes by an invitation. */
export interface Joining {
  invitation: OpenInvitation;
  role: StaffRole;
  /** ISO text. */
  roleSince: string;
  /** Tokens that were signed before this moment (seconds since 1970) are revoked. */
  tokensFrom: number;
}

/**
 * How somebody who is about to confirm an address is known to be who chose the account's password. `code`: the code
 * alone does not tell, because anybody may have registered the address. `password`: they choose a password with the code.
 */
export type Proof = 'code' | 'password';

const DAY_SECONDS = 24 * 60 * 60;

/** @param now milliseconds since 1970 */
export const newInvitation = (
  { email, role }: { email: string; role: StaffRole },
  { userId, names }: JournalAuthor,
  { id, now }: { id: string; now: number },
): OpenInvitation => ({
  id,
  email,
  role,
  by: names,
  authorId: userId,
  at: new Date(now).toISOString(),
  expiresAt: Math.floor(now / 1000) + limits.invitationDays * DAY_SECONDS,
});

/** @param now milliseconds since 1970 */
export const isOpen = ({ expiresAt }: Pick<OpenInvitation, 'expiresAt'>, now: number): boolean =>
  expiresAt > now / 1000;

/** What admins see of an invitation. */
export const toInvitation = ({ id, email, role, by, at, expiresAt }: OpenInvitation) =>
  ({
    id,
    email,
    role,
    by,
    at,
    until: new Date(expiresAt * 1000).toISOString(),
  }) satisfies Invitation;

/**
 * Decides whether somebody whose address is being confirmed joins the staff. Who confirms by a code alone must have
 * registered by the link of the invitation: otherwise somebody else could have registered the address with a password
 * of their own, and be given the role by the press of whoever reads the code.
 * @param now milliseconds since 1970
 */
export function decideJoining(
  account: Pick<Profile, 'role'> &
    Pick<Password, 'tokensFrom'> & { invitationId?: string | undefined },
  invitation: OpenInvitation | undefined,
  proof: Proof,
  now: number,
): Joining | undefined {
  if (!invitation || !isOpen(invitation, now) || isStaff(account.role)) return undefined;
  if (proof === 'code' && account.invitationId !== invitation.id) return undefined;
  return {
    invitation,
    role: invitation.role,
    roleSince: new Date(now).toISOString(),
    tokensFrom: tokensFromAfter(now / 1000, account.tokensFrom),
  };
}
