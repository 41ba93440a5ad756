import type { Booking } from './booking.ts';
import type { Day } from './days.ts';

/** Whether a customer's goods are in the room: not yet, now, or no longer. */
export const presences = ['expected', 'in', 'out'] as const;
export type Presence = (typeof presences)[number];

type Checked = Pick<Booking, 'checkedIn' | 'checkedOut'>;

/** What check-in and check-out say of a booking. */
export function presenceOf({ checkedIn, checkedOut }: Checked): Presence {
  if (checkedOut) return 'out';
  return checkedIn ? 'in' : 'expected';
}

/** What a booking's presence can become, in one step or by taking the last step back. */
export const presenceSteps: Record<Presence, readonly Presence[]> = {
  expected: ['in'],
  in: ['out', 'expected'],
  out: ['in'],
};

/** Whether a customer has not left by the last day of the stay. */
export const isLate = (booking: Checked & Pick<Booking, 'endDate'>, today: Day): boolean =>
  presenceOf(booking) === 'in' && booking.endDate < today;

/** Whether a customer may check in on the day `today`: the booking is approved and covers the day. */
export const mayCheckIn = (
  booking: Checked & Pick<Booking, 'status' | 'startDate' | 'endDate'>,
  today: Day,
): boolean =>
  presenceOf(booking) === 'expected' &&
  booking.status === 'approved' &&
  booking.startDate <= today &&
  booking.endDate >= today;
