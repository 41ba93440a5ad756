import { isRefusal } from '#functions/errors.ts';
import { countAttempt, type AttemptLimit } from '#functions/platform/auth/attempts.ts';
import { logger } from '#functions/platform/logger.ts';
import type { MailCause } from '#functions/store/mails/mails.ts';

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
