import { countAttempt } from '#functions/platform/auth/attempts.ts';
import { confirmationCodeLimits, confirmationMailLimits } from '#functions/platform/auth/limits.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { requestMail } from '#functions/store/mails/mails.ts';
import * as contract from '#shared/contract/account.ts';
import { ownMessages } from '#shared/messages.ts';

/**
 * Asks for another e-mail with a code to the caller. The e-mail is counted here already, so that whoever has had as many as
 * one gets in an hour is refused, rather than told of one that is not sent.
 */
export const handler = endpoint(contract.sendCode, async ({ caller }) => {
  const { email, userId } = caller();
  await countAttempt([...confirmationCodeLimits(userId), ...confirmationMailLimits(email)]);
  await requestMail({ kind: 'emailConfirmation', to: email, isCounted: true });
  return { message: ownMessages.confirmationSent };
});
