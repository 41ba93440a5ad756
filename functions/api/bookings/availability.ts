import { endpoint } from '#functions/platform/http/endpoint.ts';
import { checkAvailability } from '#functions/usecases/checkAvailability.ts';
import * as contract from '#shared/contract/bookings.ts';
import { successes } from '#shared/messages.ts';

/** Says whether a stay could be booked now. It reserves nothing: only the booking decides. */
export const handler = endpoint(contract.availability, async ({ input }) => {
  await checkAvailability(input.coldRoomId, input);
  return { message: successes.availableForDates };
});
