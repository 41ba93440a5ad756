import { forgetNameInNotifications } from '#functions/store/removal/forgetCustomer.ts';
import { FORMER_CUSTOMER } from '#shared/user.ts';
import type { Change } from './change.ts';
import type { SourceNow } from './sourceNow.ts';

/**
 * Takes a customer's name out of what the staff and the customer were told by this event, where the account has been
 * removed by now: the removal found only what was told before it. Repeating it changes nothing.
 * @param now what the change is of, as it was read after its notification was written
 */
export async function forgetWhereRemoved(change: Change, now: SourceNow): Promise<void> {
  const { entity, before, after } = change;
  if (entity === 'message') {
    const isGone = !before && !now.message;
    if (isGone) await forgetNameInNotifications(new Set([after.id]));
    return;
  }
  if (entity === 'account' || entity === 'person' || after.userName === FORMER_CUSTOMER) return;
  if ((now.claim ?? now.booking)?.userName !== FORMER_CUSTOMER) return;
  const bookingId = entity === 'booking' ? after.id : after.bookingId;
  await forgetNameInNotifications(new Set([bookingId]), after.userId);
}
