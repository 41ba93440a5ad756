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
  if (await isRemoved(change, now)) await forgetNameInNotifications(new Set([change.after.id]));
}

async function isRemoved(change: Change, now: Booking | undefined): Promise<boolean> {
  const { entity, before, after } = change;
  if (entity === 'message') return !before && (await findMessage(after.id)) === undefined;
  if (entity !== 'booking') return false;
  return now?.userName === FORMER_CUSTOMER && after.userName !== FORMER_CUSTOMER;
}
