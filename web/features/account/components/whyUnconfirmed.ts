import type { EmailOff } from '#shared/emailOff.ts';
import type { Profile } from '#shared/user.ts';

/** What became of e-mails, and on which condition they go there again. Codes that somebody asks for are sent all the while. */
const reasons: Record<EmailOff, [why: string, condition: string]> = {
  bounced: ['came back', 'If the address works again'],
  complained: ['were reported as unwanted', 'If you want them again'],
};

/** Why an address has to be confirmed. */
export function whyUnconfirmed({ email, emailOff }: Pick<Profile, 'email' | 'emailOff'>): string {
  if (emailOff === undefined) {
    return `Until you confirm ${email}, you get no emails about your bookings. Type the code that we sent to it, or ask for a new one.`;
  }
  const [why, condition] = reasons[emailOff];
  return `Emails to ${email} ${why}, so we send none about your bookings. ${condition}, ask for a new code and type it here.`;
}
