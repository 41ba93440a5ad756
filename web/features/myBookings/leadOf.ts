import { owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import { comingThenPast } from './customerFilters.ts';

/** What can be done about a booking that may be what matters most now. */
export type Lead = 'pay' | 'arrival' | 'rate' | 'details';

/** What matters most about one's own booking now: it alone has the shape of a button. */
export function leadOf(booking: Booking): Lead {
  const { status, stars, checkedOut } = booking;
  if (owedOf(booking) > 0) return 'pay';
  if (status === 'approved' && !checkedOut) return 'arrival';
  return status === 'completed' && stars === undefined ? 'rate' : 'details';
}

/**
 * The booking whose button is filled, because a list of filled buttons has no first thing to do: the first that is
 * owed for in the order of a list of stays, which begins with what is late; where nothing is owed,
 * the first that leads to its room. Undefined where there is none of these.
 */
export function mostUrgent(bookings: readonly Booking[], today: Day): Booking | undefined {
  const inOrder = comingThenPast(bookings, today);
  const first = (lead: Lead) => inOrder.find((booking) => leadOf(booking) === lead);
  return first('pay') ?? first('arrival');
}
