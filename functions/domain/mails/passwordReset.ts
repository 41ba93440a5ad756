import { RESET_PATH, resetHash } from '#shared/resetPath.ts';
import type { Profile } from '#shared/user.ts';
import { writeMail, type MailContent } from './letter.ts';

interface PasswordReset extends Pick<Profile, 'firstName' | 'emailConfirmedAt'> {
  email: string;
  code: string;
  /** For how long the code can be used. */
  minutes: number;
  /** Origin of the site. */
  site: string;
}

/** The address at which the password is set anew by pressing the button. */
export const resetLink = ({ site, email, code }: Pick<PasswordReset, 'site' | 'email' | 'code'>) =>
  site + RESET_PATH + resetHash({ email, code });

/**
 * The e-mail with the code for a new password. It names nobody whose address is unconfirmed, because anybody may have
 * registered with a stranger's address, and with words for them instead of a name.
 */
export const passwordResetMail = (reset: PasswordReset): MailContent =>
  writeMail({
    subject: `${reset.code} is your code for a new password`,
    to: reset.emailConfirmedAt === undefined ? undefined : reset.firstName,
    paragraphs: [
      'Somebody asked for a new password for your ColdRoom account.',
      'If that was you, type this code, or open the link below.',
      `The code can be used once, within ${reset.minutes} minutes.`,
    ],
    code: reset.code,
    action: { label: 'Choose a new password', url: resetLink(reset) },
    after: [
      'If it was not you, do nothing: your password stays as it is. We never ask for this code by phone.',
    ],
  });
