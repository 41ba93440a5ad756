import { emailChangedMail } from '#functions/domain/mails/emailChanged.ts';
import { settings } from '#functions/platform/settings.ts';
import type { StoredMail } from '#functions/store/mails/mails.ts';
import { writeBookingMail, type ComposedMail } from '#functions/usecases/bookingMails.ts';
import { startConfirmation } from '#functions/usecases/confirmations.ts';
import { startReset } from '#functions/usecases/passwordResets.ts';

/**
 * Writes an e-mail from what is stored now; undefined where there is nothing to say, or nobody to say it to.
 * @throws Error where its recipient is not known yet
 */
export async function compose(mail: StoredMail): Promise<ComposedMail | undefined> {
  if ('bookingId' in mail) return writeBookingMail(mail);
  if (mail.kind === 'emailChanged') {
    const { to, firstName } = mail;
    return { ...emailChangedMail({ firstName, site: settings.linkedSite() }), to };
  }
  const start = mail.kind === 'passwordReset' ? startReset : startConfirmation;
  const content = await start(mail.to);
  return content && { ...content, to: mail.to };
}
