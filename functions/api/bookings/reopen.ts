import { endpoint } from '#functions/platform/http/endpoint.ts';
import { reopenBooking } from '#functions/usecases/reopenBooking.ts';
import * as contract from '#shared/contract/bookings.ts';

/** One of the staff takes an approval, a rejection or a cancellation back. */
export const handler = endpoint(contract.reopen, ({ input, caller }) => {
  const { userId, names } = caller();
  return reopenBooking(input.id, input.from, { actor: 'admin', userId, names });
});
