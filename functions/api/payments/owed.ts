import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { readOwed } from '#functions/usecases/readOwed.ts';
import * as contract from '#shared/contract/payments.ts';

/** Who owes what, and to whom the house owes. */
export const handler = endpoint(contract.owed, ({ input, caller }) =>
  paged(input, { endpoint: 'payments.owed', userId: caller().userId }, readOwed),
);
