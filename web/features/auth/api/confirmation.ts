import type { Input } from '#web/lib/api/client.ts';
import { send } from '#web/lib/api/send.ts';

/** Confirms an e-mail address by the code that was sent to it. */
export const confirmEmail = (input: Input<'auth.confirm'>) =>
  send('auth.confirm', input, { fallback: 'Failed to confirm your address.' });
