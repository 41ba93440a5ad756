import { endpoint } from '#functions/http/endpoint.ts';
import { paged } from '#functions/http/paging.ts';
import { listClients } from '#functions/store/clients.ts';
import * as contract from '#shared/contract/users.ts';

/** Everybody who has registered, with the number of their bookings. */
export const handler = endpoint(contract.list, ({ input, caller }) => {
  const { search, ...page } = input;
  const list = { endpoint: 'users.list', userId: caller().userId, filter: { search } };
  return paged(page, list, (request) => listClients(search, request));
});
