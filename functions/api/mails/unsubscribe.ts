import { Refusal } from '#functions/errors.ts';
import { isOurLink } from '#functions/platform/auth/unsubscribing.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { stopMails } from '#functions/store/accounts/mailsOff.ts';
import { findListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import * as contract from '#shared/contract/mails.ts';
import { ownMessages } from '#shared/messages.ts';

/**
 * Stops e-mails of a kind by the signed link in one of them, without a sign-in. Programs for e-mail call it by
 * themselves when their user presses Unsubscribe (RFC 8058); what they send as a body is ignored.
 */
export const handler = endpoint(contract.unsubscribe, async ({ input }) => {
  if (!(await isOurLink(input))) throw new Refusal('wrongLink');
  const person = await findListedCustomer(input.user);
  if (person?.email) await stopMails(person.email, input.topic);
  return { message: ownMessages.unsubscribed };
});
