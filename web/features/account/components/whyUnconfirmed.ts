import type { EmailOff } from '#shared/emailOff.ts';
import type { Profile } from '#shared/user.ts';

const reasons: Record<EmailOff, string> = {
  bounced: 'came back, so we send none',
  complained: 'were reported as unwanted, so we send none',
};

/** Why an address has to be confirmed. */
export const whyUnconfirmed = ({ email, emailOff }: Pick<Profile, 'email' | 'emailOff'>): string =>
  emailOff === undefined
    ? `Until you confirm ${email}, you get no emails about your bookings. Type the code that we sent to it, or ask for a new one.`
    : `Emails to ${email} ${reasons[emailOff]}. If the address works again, ask for a new code and confirm it.`;
