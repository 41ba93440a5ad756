import { writeMail, type MailContent } from './letter.ts';

interface EmailChanged {
  firstName: string;
  /** Origin of the site. */
  site: string;
}

/** The e-mail that tells the old address of an account that it was changed. It does not say the new one. */
export const emailChangedMail = ({ firstName, site }: EmailChanged): MailContent =>
  writeMail({
    subject: 'The email address of your ColdRoom account was changed',
    to: firstName,
    paragraphs: [
      'Somebody who gave your password has just changed the email address of your ColdRoom account. This address is no longer used to sign in, and we write to the new one from now on.',
      'If that was you, there is nothing to do.',
      'If it was not you, somebody knows your password. Write to us or call us at once, so that we can give your account back to you. Choose a new password wherever you use the same one.',
    ],
    action: { label: 'Write to us', url: `${site}/contact` },
    after: ['We never ask for your password or for a code, neither by email nor by phone.'],
  });
