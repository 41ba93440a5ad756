import { keepToken } from '#web/features/auth/index.ts';
import type { Input } from '#web/lib/api/client.ts';
import { send } from '#web/lib/api/send.ts';
import { serverNow } from '#web/lib/session.ts';

/**
 * The answer's token says the new names and picture; it takes the place of the old one. It keeps the
 * times of the old one, so it does not tell what time it is.
 */
export const updateAccount = (changes: Input<'account.update'>) =>
  send('account.update', changes, {
    fallback: 'Failed to save your settings.',
    before: (answer) => keepToken(answer, serverNow()),
  });

/** Sets which e-mails are not wanted. */
export const chooseMails = (choice: Input<'account.chooseMails'>) =>
  send('account.chooseMails', choice, { fallback: 'Failed to save your choice.' });

/** Has another code sent that confirms the address. */
export const sendCode = () =>
  send('account.sendCode', {}, { fallback: 'Failed to send the code.' });

/** Earlier tokens stop working; the token of the answer replaces them. */
export const changePassword = (passwords: Input<'account.changePassword'>) =>
  send('account.changePassword', passwords, {
    fallback: 'Failed to change your password.',
    before: keepToken,
  });

/** Earlier tokens stop working; the token of the answer says the new address and replaces them. */
export const changeEmail = (change: Input<'account.changeEmail'>) =>
  send('account.changeEmail', change, {
    fallback: 'Failed to change your email address.',
    before: keepToken,
  });

/** Deletes the account; its sessions end. */
export const removeAccount = (proof: Input<'account.remove'>) =>
  send('account.remove', proof, { fallback: 'Failed to delete your account.' });

/** Makes an address for the calendar; the one before it ends. The answer alone says it. */
export const renewCalendar = () =>
  send('account.renewCalendar', {}, { fallback: 'Failed to make an address.' });

/** Ends the address of the calendar. */
export const endCalendar = () =>
  send('account.endCalendar', {}, { fallback: 'Failed to turn the address off.' });
