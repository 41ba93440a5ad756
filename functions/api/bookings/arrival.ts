import { endpoint } from '#functions/platform/http/endpoint.ts';
import { showArrival } from '#functions/usecases/showArrival.ts';
import { isStaff } from '#shared/access.ts';
import * as contract from '#shared/contract/bookings.ts';

/** How to get into the room of an approved booking, for its customer and for the staff. */
export const handler = endpoint(contract.arrival, ({ input, caller }) => {
  const { userId, role } = caller();
  return showArrival(input.id, isStaff(role) ? 'anybody' : { userId });
});
