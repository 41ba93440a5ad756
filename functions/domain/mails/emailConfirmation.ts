import { CONFIRM_PATH } from '#shared/mailedPaths.ts';
import { resetHash } from '#shared/resetPath.ts';
import { writeMail, type MailContent } from './letter.ts';

interface EmailConfirmation {
  email: string;
  code: string;
  /** For how long the code can be used. */
  hours: number;
  /** Origin of the site. */
  site: string;
}

/**
 * The e-mail with the code that confirms the address it is sent to. It says nothing that was typed at the registration,
 * because anybody may have registered with a stranger's address, and with words for them instead of a name.
 */
export const emailConfirmationMail = ({
  email,
  code,
  hours,
  site,
}: EmailConfirmation): MailContent =>
  writeMail({
    subject: `${code} is your code to confirm your email address`,
    paragraphs: [
      'Please confirm that this is your address: type this code at ColdRoom, or open the link below.',
      'From then on we write to you about your bookings.',
      `The code can be used once, within ${hours} hours.`,
    ],
    code,
    action: { label: 'Confirm my address', url: site + CONFIRM_PATH + resetHash({ email, code }) },
    after: [
      'If you have no account at ColdRoom, do nothing: we send you nothing else. We never ask for this code by phone.',
    ],
  });
