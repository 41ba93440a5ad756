import { countAttempt, giveAttemptBack } from '#functions/platform/auth/attempts.ts';
import { confirmationLimits } from '#functions/platform/auth/limits.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { finishConfirmation } from '#functions/usecases/confirmations.ts';
import * as contract from '#shared/contract/auth.ts';
import { ownMessages } from '#shared/messages.ts';

/**
 * Confirms an e-mail address by its code. It needs no sign-in, because the link is opened wherever the e-mail is
 * read. Wrong codes are counted, as wrong passwords are. Whoever was invited to the staff gets the role by it.
 */
export const handler = endpoint(contract.confirm, async ({ input: { email, code }, address }) => {
  const limits = confirmationLimits(address);
  await countAttempt(limits);
  const joining = await finishConfirmation(email, code);
  await giveAttemptBack(limits);
  return { message: ownMessages.emailConfirmed, role: joining?.role };
});
