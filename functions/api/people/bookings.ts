import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listFiledOf } from '#functions/store/bookings/filedBookings.ts';
import * as contract from '#shared/contract/people.ts';

/** Somebody's bookings, what is still to come first. */
export const handler = endpoint(contract.bookings, ({ input, caller }) => {
  const { id, ...page } = input;
  const list = { endpoint: `people.bookings ${id}`, userId: caller().userId };
  return paged(page, list, (request) => listFiledOf(id, request));
});
