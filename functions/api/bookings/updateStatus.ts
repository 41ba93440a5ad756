import { endpoint } from '#functions/platform/http/endpoint.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import * as contract from '#shared/contract/bookings.ts';

/** One of the staff approves, rejects or cancels a booking. */
export const handler = endpoint(contract.updateStatus, ({ input, caller }) => {
  const { userId, names } = caller();
  const { id, status, ...said } = input;
  const mover = { actor: 'admin', userId, names } as const;
  return moveBooking(id, status, mover, undefined, { ...said, isAsked: true });
});
