import { resetHash } from '#shared/resetPath.ts';
import type { OpenInvitation } from '../decideInvitation.ts';
import { writeMail, type MailContent } from './letter.ts';

/** The page at which somebody who is invited to the staff registers. */
const SIGN_UP_PATH = '/signup';

interface TeamInvitation extends Pick<OpenInvitation, 'email' | 'role' | 'by'> {
  secret: string;
  /** For how long it can be accepted. */
  days: number;
  /** Origin of the site. */
  site: string;
}

/** The e-mail that invites somebody to the staff, who has no account yet. */
export const teamInvitationMail = ({
  email,
  role,
  by,
  secret,
  days,
  site,
}: TeamInvitation): MailContent =>
  writeMail({
    subject: 'You are invited to work at ColdRoom',
    to: 'there',
    paragraphs: [
      `${by} invites you to the team of ColdRoom, as an ${role}.`,
      'Open the link below, create an account with this address, and confirm the address by the code that we send you then. From then on you have the role.',
      `The invitation can be accepted once, within ${days} days.`,
    ],
    action: {
      label: 'Create my account',
      url: site + SIGN_UP_PATH + resetHash({ email, code: secret }),
    },
    after: [
      'If you expect no invitation, do nothing. The link is yours alone: do not pass this email on. We never ask for it by phone.',
    ],
  });
