import type { Notification } from '#shared/notification.ts';
import { reasonWords } from '#shared/reasons.ts';
import { isBundle } from './noteWords.ts';

/** Why what a notification tells was done, in the words for a customer: what the staff did is told to them alone. */
export const reasonOf = (note: Notification): string | undefined =>
  isBundle(note) ? undefined : reasonWords(note, 'customer');
