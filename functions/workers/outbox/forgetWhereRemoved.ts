import { findMessage } from '#functions/store/messages/messages.ts';
import { forgetNameInNotifications } from '#functions/store/removal/forgetCustomer.ts';
import type { Booking } from '#shared/booking.ts';
import { FORMER_CUSTOMER } from '#shared/user.ts';
import type { Change } from './change.ts';

/**
 * Takes a customer's name out of what the staff were told by this event, where the account has been removed by now: the
 * removal found only what was told before it. Repeating it changes nothing.
 * @param now the booking as it was read after its notification was written
 */
export async function forgetWhereRemoved(change: Change, now: Booking | undefined): Promise<void> {
  if (change.entity === 'message') {
    const isGone = !change.before && (await findMessage(change.after.id)) === undefined;
    if (isGone) await forgetNameInNotifications(new Set([change.after.id]));
    return;
  }
  if (change.entity !== 'booking' || change.after.userName === FORMER_CUSTOMER) return;
  if (now?.userName !== FORMER_CUSTOMER) return;
  await forgetNameInNotifications(new Set([now.id]));
}
