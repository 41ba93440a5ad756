import { countAttempt } from '#functions/platform/auth/attempts.ts';
import { contactLimits } from '#functions/platform/auth/limits.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { refuseRobots } from '#functions/platform/http/robots.ts';
import { createMessage } from '#functions/store/messages/messages.ts';
import * as contract from '#shared/contract/contact.ts';
import { successes } from '#shared/messages.ts';

/** Stores a message of the contact screen, or a request for a callback. */
export const handler = endpoint(contract.submitQuery, async ({ input, address }) => {
  refuseRobots(input.company);
  await countAttempt(contactLimits(address));
  const { kind, names, email, phone, website } = input;
  await createMessage({
    kind,
    names,
    email,
    phone,
    website,
    questions: input.questions,
    subscribeNews: input.subscribeNews ?? false,
  });
  return { message: successes.querySubmitted };
});
