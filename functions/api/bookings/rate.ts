import { endpoint } from '#functions/platform/http/endpoint.ts';
import { rateStay } from '#functions/usecases/rateStay.ts';
import * as contract from '#shared/contract/bookings.ts';

/** A customer rates the room of a completed booking, or changes the rating. */
export const handler = endpoint(contract.rate, ({ input, caller }) => {
  const { id, stars, comment } = input;
  return rateStay(id, { stars, comment }, caller());
});
