import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listClients } from '#functions/usecases/listClients.ts';
import * as contract from '#shared/contract/users.ts';

/** Clients by name, callers among them, or those whom a search finds; each with the number of their bookings. */
export const handler = endpoint(contract.list, ({ input, caller }) => {
  const { search, ...page } = input;
  const list = { endpoint: 'users.list', userId: caller().userId, filter: { search } };
  return paged(page, list, (request) => listClients(search, request));
});
