import { isRefusal } from '#functions/errors.ts';
import { countAttempt, type AttemptLimit } from '#functions/platform/auth/attempts.ts';
import { logger } from '#functions/platform/logger.ts';
import type { MailCause } from '#functions/store/mails/mails.ts';

/** An e-mail that may be counted. */
export interface Countable {
  /** The limits that it was counted for, where it counts; it counts no longer where it was not sent. */
  counted?: AttemptLimit[];
}

/**
 * Counts an e-mail that is about to be sent.
 * @returns false where it is beyond one of the limits and was not counted. The log tells it, because nobody hears of an
 * e-mail that is not sent
 */
export async function countMail(kind: MailCause['kind'], limits: AttemptLimit[]): Promise<boolean> {
  try {
    await countAttempt(limits);
    return true;
  } catch (error) {
    if (!isRefusal(error, 'tooManyAttempts')) throw error;
    logger.warn('An e-mail beyond a limit was dropped', { kind });
    return false;
  }
}
