import { endpoint } from '#functions/platform/http/endpoint.ts';
import { refuseImpossibleStay } from '#functions/domain/impossibleStay.ts';
import { checkAvailability } from '#functions/store/calendar/availability.ts';
import * as contract from '#shared/contract/bookings.ts';
import { successes } from '#shared/messages.ts';

/** A courtesy before booking: only the booking itself decides. */
export const handler = endpoint(contract.availability, async ({ input }) => {
  refuseImpossibleStay(input);
  await checkAvailability(input.coldRoomId, input);
  return { message: successes.availableForDates };
});
