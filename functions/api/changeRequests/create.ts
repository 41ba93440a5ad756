import { endpoint } from '#functions/platform/http/endpoint.ts';
import { askChange } from '#functions/usecases/askChange.ts';
import * as contract from '#shared/contract/changeRequests.ts';

/** A customer asks for other days of their approved booking. */
export const handler = endpoint(contract.create, ({ input, caller }) => {
  const { id, ...request } = input;
  const { userId, names } = caller();
  return askChange(id, request, { actor: 'customer', userId, names });
});
