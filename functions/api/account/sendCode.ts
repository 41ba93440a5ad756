import { countAttempt } from '#functions/platform/auth/attempts.ts';
import { confirmationCodeLimits } from '#functions/platform/auth/limits.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { requestMail } from '#functions/store/mails/mails.ts';
import * as contract from '#shared/contract/account.ts';
import { ownMessages } from '#shared/messages.ts';

/** Asks for another e-mail with a code to the caller. */
export const handler = endpoint(contract.sendCode, async ({ caller }) => {
  const { email, userId } = caller();
  await countAttempt(confirmationCodeLimits(userId));
  await requestMail({ kind: 'emailConfirmation', to: email });
  return { message: ownMessages.confirmationSent };
});
