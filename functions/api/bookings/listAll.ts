import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listBookingsAsked } from '#functions/usecases/listBookings.ts';
import { pageWithPhones } from '#functions/usecases/phonesOf.ts';
import * as contract from '#shared/contract/bookings.ts';

/** All bookings, or those that the staff look for. */
export const handler = endpoint(contract.listAll, ({ input, caller }) => {
  const { limit, cursor, ...filter } = input;
  const list = { endpoint: 'bookings.listAll', userId: caller().userId, filter };
  return paged({ limit, cursor }, list, async (page) =>
    pageWithPhones(await listBookingsAsked(filter, page)),
  );
});
