import { endpoint } from '#functions/platform/http/endpoint.ts';
import { joinCaller } from '#functions/usecases/joinCaller.ts';
import * as contract from '#shared/contract/people.ts';

/** One of the staff joins a caller to their later account. */
export const handler = endpoint(contract.join, ({ input, caller }) =>
  joinCaller(input.id, input.callerId, caller()),
);
