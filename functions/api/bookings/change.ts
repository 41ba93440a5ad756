import { endpoint } from '#functions/platform/http/endpoint.ts';
import { idempotencyKey } from '#functions/platform/http/idempotencyKey.ts';
import { changeBooking } from '#functions/usecases/changeBooking.ts';
import { isStaff } from '#shared/access.ts';
import * as contract from '#shared/contract/bookings.ts';

/** A customer gives their pending booking other days or another room; the staff anybody's live one. */
export const handler = endpoint(contract.change, ({ input, caller, header }) => {
  const { userId, names, role } = caller();
  const { id, ...request } = input;
  const actor = isStaff(role) ? 'admin' : 'customer';
  return changeBooking(id, request, { actor, userId, names }, idempotencyKey(header));
});
