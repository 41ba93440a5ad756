import { emailChangedMail } from '#functions/domain/mails/emailChanged.ts';
import { settings } from '#functions/platform/settings.ts';
import type { StoredMail } from '#functions/store/mails/mails.ts';
import {
  bookingMailWriter,
  type ComposedMail,
  type MailWriter,
} from '#functions/usecases/bookingMails.ts';
import { startConfirmation } from '#functions/usecases/confirmations.ts';
import { startInvitation } from '#functions/usecases/invitations.ts';
import { startReset } from '#functions/usecases/passwordResets.ts';

type MailTo<Kind extends StoredMail['kind']> = Extract<StoredMail, { kind: Kind }>;

/**
 * What writes an e-mail; undefined where its recipient does not take it.
 * @throws Error where its recipient is not known yet
 */
export async function mailWriter(mail: StoredMail): Promise<MailWriter | undefined> {
  if ('bookingId' in mail) return bookingMailWriter(mail);
  if (mail.kind === 'emailChanged') return () => Promise.resolve(writeEmailChanged(mail));
  return async () => {
    const content = await startOf(mail);
    return content && { ...content, to: mail.to };
  };
}

/** Makes the code of an e-mail to an address, and writes it. */
function startOf(mail: MailTo<'passwordReset' | 'emailConfirmation' | 'teamInvitation'>) {
  if (mail.kind === 'emailConfirmation') return startConfirmation(mail.to, mail.isCounted);
  return mail.kind === 'passwordReset' ? startReset(mail.to) : startInvitation(mail.to);
}

const writeEmailChanged = ({ to, firstName }: MailTo<'emailChanged'>): ComposedMail => ({
  ...emailChangedMail({ firstName, site: settings.linkedSite() }),
  to,
});
