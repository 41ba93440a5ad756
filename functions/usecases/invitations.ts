import { randomBytes, randomUUID } from 'node:crypto';
import {
  decideJoining,
  isOpen,
  newInvitation,
  toInvitation,
  type Joining,
  type Proof,
} from '#functions/domain/decideInvitation.ts';
import type { MailContent } from '#functions/domain/mails/letter.ts';
import { teamInvitationMail } from '#functions/domain/mails/teamInvitation.ts';
import { Refusal } from '#functions/errors.ts';
import { codeMatches, hashCode } from '#functions/platform/auth/codes.ts';
import { settings } from '#functions/platform/settings.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import {
  findInvitation,
  listInvitations,
  writeInvitation,
  writeSecret,
  writeWithdrawal,
  type Inviter,
} from '#functions/store/accounts/invitations.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { putAddressMail } from '#functions/store/mails/mails.ts';
import type { StaffRole } from '#shared/access.ts';
import { limits } from '#shared/limits.ts';
import type { Invitation } from '#shared/team.ts';

/** Bytes of the secret in the link of an invitation, which is too long to be guessed. */
const SECRET_BYTES = 18;

/**
 * Invites an address that has no account to the staff. It is sent an e-mail with a link.
 * @throws Refusal hasAccount, alreadyInvited; adminOnly where whoever invites is no admin any more; busy
 */
export async function invite(email: string, role: StaffRole, by: Inviter): Promise<Invitation> {
  const invitation = newInvitation({ email, role }, by, { id: randomUUID(), now: Date.now() });
  const mail = putAddressMail({ kind: 'teamInvitation', to: email });
  return toInvitation(await untilUncontended(() => writeInvitation(invitation, by, [mail])));
}

/** The invitations that can be accepted, the oldest first. */
export const readInvitations = async (): Promise<Invitation[]> =>
  (await listInvitations(Date.now())).map(toInvitation);

/**
 * Withdraws an invitation: nobody gets a role by it any more.
 * @throws Refusal invitationGone; adminOnly where whoever withdraws it is no admin any more; busy
 */
export const withdrawInvitation = (id: string, by: Inviter): Promise<Invitation> =>
  untilUncontended(async () => {
    const now = Date.now();
    const invitation = (await listInvitations(now)).find((one) => one.id === id);
    if (!invitation) throw new Refusal('invitationGone');
    const withdrawn = await writeWithdrawal(invitation, by, new Date(now).toISOString());
    return withdrawn && toInvitation(withdrawn);
  });

/**
 * Makes the secret of an invitation, which takes the place of an earlier one, and the e-mail with the link that says it.
 * Only its hash is stored.
 * @returns undefined where the invitation is gone or has expired
 */
export async function startInvitation(email: string): Promise<MailContent | undefined> {
  const mail = await untilUncontended(async () => {
    const invitation = await findInvitation(email);
    if (!invitation || !isOpen(invitation, Date.now())) return 'gone';
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const written = await writeSecret(invitation, await hashCode(email, secret));
    if (written !== 'written') return written;
    const { role, by } = invitation;
    const site = settings.linkedSite();
    return teamInvitationMail({ email, role, by, secret, days: limits.invitationDays, site });
  });
  return mail === 'gone' ? undefined : mail;
}

/** The id of the invitation whose link somebody has who registers an address; undefined where it is none of them. */
export async function invitationOfLink(
  email: string,
  secret: string | undefined,
): Promise<string | undefined> {
  if (secret === undefined) return undefined;
  const invitation = await findInvitation(email);
  const matches = await codeMatches(email, secret, invitation?.secretHash);
  return matches ? invitation?.id : undefined;
}

/**
 * What becomes of an account whose address is being confirmed, by the invitation of that address.
 * @param now milliseconds since 1970
 */
export const joiningOf = async (
  account: StoredAccount,
  proof: Proof,
  now: number,
): Promise<Joining | undefined> =>
  decideJoining(account, await findInvitation(account.email), proof, now);
