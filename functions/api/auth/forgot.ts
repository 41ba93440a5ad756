import { countAttempt } from '#functions/platform/auth/attempts.ts';
import { forgotLimits } from '#functions/platform/auth/limits.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { requestMail } from '#functions/store/mails/mails.ts';
import * as contract from '#shared/contract/auth.ts';
import { ownMessages } from '#shared/messages.ts';

/**
 * Asks for the e-mail with a code for a new password. Whether the address has an account is looked up when
 * the e-mail is written, so neither the answer nor its time tells it.
 */
export const handler = endpoint(contract.forgot, async ({ input: { email }, address }) => {
  await countAttempt(forgotLimits(email, address));
  await requestMail({ kind: 'passwordReset', to: email });
  return { message: ownMessages.codeSent };
});
