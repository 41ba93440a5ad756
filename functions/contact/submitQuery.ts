import { contactLimits } from '#functions/auth/limits.ts';
import { endpoint } from '#functions/http/endpoint.ts';
import { refuseRobots } from '#functions/http/robots.ts';
import { countAttempt } from '#functions/store/attempts.ts';
import { createMessage } from '#functions/store/messages.ts';
import * as contract from '#shared/contract/contact.ts';
import { successes } from '#shared/messages.ts';

/** Keeps a message of the contact screen or a request for a callback. */
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
