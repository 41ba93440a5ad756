import { endpoint } from '#functions/platform/http/endpoint.ts';
import { rateBooking } from '#functions/store/ratings/ratings.ts';
import * as contract from '#shared/contract/bookings.ts';

/** A customer rates the room of a completed booking, or changes what they gave. */
export const handler = endpoint(contract.rate, ({ input, caller }) => {
  const { id: bookingId, stars, comment } = input;
  return rateBooking({ bookingId, stars, comment }, caller());
});
