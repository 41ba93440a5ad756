import { endpoint } from '#functions/platform/http/endpoint.ts';
import { withdrawChange } from '#functions/usecases/askChange.ts';
import * as contract from '#shared/contract/changeRequests.ts';

/** A customer takes back that they have asked for other days. */
export const handler = endpoint(contract.withdraw, ({ input, caller }) => {
  const { userId, names } = caller();
  return withdrawChange(input.id, input.askedAt, { actor: 'customer', userId, names });
});
