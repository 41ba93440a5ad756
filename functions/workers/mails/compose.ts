import type { MailContent } from '#functions/domain/mails/letter.ts';
import type { MailKind, StoredMail } from '#functions/store/mails/mails.ts';
import { startReset } from '#functions/usecases/passwordResets.ts';

type Compose = (mail: StoredMail) => Promise<MailContent | undefined>;

/** What writes each kind of e-mail, from what is stored now. */
const composers: Record<MailKind, Compose> = {
  passwordReset: ({ to }) => startReset(to),
};

/** Writes an e-mail; undefined where there is nothing to say to anybody. */
export const compose: Compose = (mail) => composers[mail.kind](mail);
