import type { Input } from '#web/lib/api/client.ts';
import { send } from '#web/lib/api/send.ts';
import { keepToken } from './authSlice.ts';

/** Asks for a code by e-mail. */
export const askForCode = (who: Input<'auth.forgot'>) =>
  send('auth.forgot', who, { fallback: 'Failed to send the code.' });

/** Sets a forgotten password anew, and signs in. */
export const resetPassword = (input: Input<'auth.reset'>) =>
  send('auth.reset', input, { fallback: 'Failed to set your password.', before: keepToken });
