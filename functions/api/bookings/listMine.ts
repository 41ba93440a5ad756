import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listOwnBookings } from '#functions/usecases/listOwnBookings.ts';
import * as contract from '#shared/contract/bookings.ts';

/** The caller's bookings, newest first, each with the picture of its room. */
export const handler = endpoint(contract.listMine, ({ input, caller }) => {
  const { userId } = caller();
  return paged(input, { endpoint: 'bookings.listMine', userId }, (page) =>
    listOwnBookings(userId, page),
  );
});
