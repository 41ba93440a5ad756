import { endpoint } from '#functions/platform/http/endpoint.ts';
import { getBooking } from '#functions/usecases/getBooking.ts';
import { isStaff } from '#shared/access.ts';
import * as contract from '#shared/contract/bookings.ts';

/** A booking with its history, for its customer and for the staff. */
export const handler = endpoint(contract.get, ({ input, caller }) => {
  const { userId, role } = caller();
  return getBooking(input.id, isStaff(role) ? 'anybody' : { userId });
});
