import { endpoint } from '#functions/platform/http/endpoint.ts';
import { showArrival } from '#functions/usecases/showArrival.ts';
import * as contract from '#shared/contract/bookings.ts';

/** How to get into the room of an approved booking, for its customer and for admins. */
export const handler = endpoint(contract.arrival, ({ input, caller }) => {
  const { userId, role } = caller();
  return showArrival(input.id, role === 'admin' ? 'anybody' : { userId });
});
