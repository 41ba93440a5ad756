import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listInStatus } from '#functions/store/bookings/bookings.ts';
import { pageWithPhones } from '#functions/usecases/phonesOf.ts';
import * as contract from '#shared/contract/bookings.ts';

/** Pending bookings, longest waiting first. */
export const handler = endpoint(contract.pending, ({ input, caller }) =>
  paged(input, { endpoint: 'bookings.pending', userId: caller().userId }, async (page) =>
    pageWithPhones(await listInStatus('pending', page)),
  ),
);
