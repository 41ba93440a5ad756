import { emailChangedMail } from '#functions/domain/mails/emailChanged.ts';
import { settings } from '#functions/platform/settings.ts';
import type { StoredMail } from '#functions/store/mails/mails.ts';
import { writeBookingMail, type ComposedMail } from '#functions/usecases/bookingMails.ts';
import { startConfirmation } from '#functions/usecases/confirmations.ts';
import { startInvitation } from '#functions/usecases/invitations.ts';
import { startReset } from '#functions/usecases/passwordResets.ts';

/** What makes the code of an e-mail to an address, and writes it. */
const starts = {
  passwordReset: startReset,
  emailConfirmation: startConfirmation,
  teamInvitation: startInvitation,
};

/**
 * Writes an e-mail from what is stored now; undefined where there is nothing to say, or nobody to say it to.
 * @throws Error where its recipient is not known yet
 */
export async function composeMail(mail: StoredMail): Promise<ComposedMail | undefined> {
  if ('bookingId' in mail) return writeBookingMail(mail);
  if (mail.kind === 'emailChanged') {
    const { to, firstName } = mail;
    return { ...emailChangedMail({ firstName, site: settings.linkedSite() }), to };
  }
  const content = await starts[mail.kind](mail.to);
  return content && { ...content, to: mail.to };
}
