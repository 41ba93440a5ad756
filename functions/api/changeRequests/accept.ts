import { endpoint } from '#functions/platform/http/endpoint.ts';
import { acceptChange } from '#functions/usecases/askChange.ts';
import * as contract from '#shared/contract/changeRequests.ts';

/** The staff give a booking the days that its customer has asked for. */
export const handler = endpoint(contract.accept, ({ input, caller }) => {
  const { id, ...seen } = input;
  const { userId, names } = caller();
  return acceptChange(id, seen, { actor: 'admin', userId, names });
});
