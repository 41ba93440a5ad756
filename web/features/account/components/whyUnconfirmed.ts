import type { EmailOff, Profile } from '#shared/user.ts';

const reasons: Record<EmailOff, string> = {
  bounced: 'came back, so we send none',
  complained: 'were reported as unwanted, so we send none',
};

/** Why an address has to be confirmed. */
export const whyUnconfirmed = ({ email, emailOff }: Pick<Profile, 'email' | 'emailOff'>): string =>
  emailOff === undefined
    ? `We sent a code to ${email}. Until you confirm the address, you get no emails about your bookings.`
    : `Emails to ${email} ${reasons[emailOff]}. If the address works again, ask for a new code and confirm it.`;
