import { endpoint } from '#functions/platform/http/endpoint.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { isStaff } from '#shared/access.ts';
import * as contract from '#shared/contract/bookings.ts';

/** A customer cancels their own booking, or the staff anybody's. Its days are free again. */
export const handler = endpoint(contract.cancel, ({ input, caller }) => {
  const { userId, names, role } = caller();
  const actor = isStaff(role) ? 'admin' : 'customer';
  const { id, fee, reason, reasonText } = input;
  return moveBooking(id, 'cancelled', { actor, userId, names }, undefined, {
    reason,
    reasonText,
    fee,
    isAsked: isStaff(role),
  });
});
