import { endpoint } from '#functions/platform/http/endpoint.ts';
import { declineChange } from '#functions/usecases/askChange.ts';
import * as contract from '#shared/contract/changeRequests.ts';

/** The staff decline the days that a customer has asked for. */
export const handler = endpoint(contract.decline, ({ input, caller }) => {
  const { id, ...answer } = input;
  const { userId, names } = caller();
  return declineChange(id, answer, { actor: 'admin', userId, names });
});
