import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import { dayAllows, mayMove, type Actor } from '#shared/transitions.ts';
import type { Wanted } from '#web/features/bookings/change/changeView.ts';
import { serverToday } from '#web/lib/session.ts';

/** What can be looked at or done about a booking, each in a dialog of its own. */
export type BookingAction =
  | 'details'
  | 'receipt'
  | 'pay'
  | 'rate'
  | 'cancel'
  | 'reject'
  | 'change'
  | 'ask';

export interface OpenAction {
  action: BookingAction;
  booking: Booking;
  /** Room and days that the booking is to have, where the details open to change them. */
  wanted?: Wanted;
}

/** Which dialog is open, and about which booking. */
export function useBookingActions() {
  const [open, setOpen] = useState<OpenAction>();
  const start = (action: BookingAction, booking: Booking) => setOpen({ action, booking });
  const close = () => setOpen(undefined);
  return { open, start, close };
}

/** Whether somebody may cancel a booking on the day `today`. */
export const mayCancel = (booking: Booking, actor: Actor, today: Day = serverToday()): boolean =>
  mayMove(booking.status, 'cancelled', actor) && dayAllows('cancelled', actor, booking, today);
