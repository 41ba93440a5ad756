import { owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';

/** What can be done about a booking that may be what matters most now. */
export type Lead = 'pay' | 'receipt' | 'arrival' | 'rate' | 'details';

/** What matters most about one's own booking now: it alone has the full weight of a button. */
export function leadOf(booking: Booking, ofReceipts: boolean): Lead {
  const { status, stars, checkedOut } = booking;
  if (owedOf(booking) > 0) return 'pay';
  if (ofReceipts) return 'receipt';
  if (status === 'approved' && !checkedOut) return 'arrival';
  return status === 'completed' && stars === undefined ? 'rate' : 'details';
}
