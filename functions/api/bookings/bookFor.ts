import { endpoint } from '#functions/platform/http/endpoint.ts';
import { idempotencyKey } from '#functions/platform/http/idempotencyKey.ts';
import { bookFor } from '#functions/usecases/bookFor.ts';
import * as contract from '#shared/contract/bookings.ts';

/** One of the staff books a room for somebody else, at the price that they saw. */
export const handler = endpoint(contract.bookFor, ({ input, caller, header }) => {
  const { userId, status, ...request } = input;
  const { userId: adminId, names } = caller();
  const desk = { userId, status, by: { userId: adminId, names } };
  return bookFor(request, desk, idempotencyKey(header));
});
