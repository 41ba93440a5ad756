import { endpoint } from '#functions/platform/http/endpoint.ts';
import { showPayments } from '#functions/usecases/payments.ts';
import { isStaff } from '#shared/access.ts';
import * as contract from '#shared/contract/payments.ts';

/** What was paid for a booking, for its customer and for the staff. */
export const handler = endpoint(contract.list, ({ input, caller }) => {
  const { userId, role } = caller();
  return showPayments(input.id, isStaff(role) ? 'anybody' : { userId });
});
