import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listBookingsOf } from '#functions/store/bookings/bookings.ts';
import * as contract from '#shared/contract/bookings.ts';

/** The caller's bookings, newest first. */
export const handler = endpoint(contract.listMine, ({ input, caller }) => {
  const { userId } = caller();
  return paged(input, { endpoint: 'bookings.listMine', userId }, (page) =>
    listBookingsOf(userId, page),
  );
});
