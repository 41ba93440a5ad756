import type { Day } from './days.ts';

export const bookingStatuses = [
  'pending',
  'approved',
  'rejected',
  'cancelled',
  'expired',
  'completed',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Who changes a booking: its customer, the staff, or the hourly schedule. */
export type Actor = 'customer' | 'admin' | 'schedule';

/** All allowed changes of status, and who may make each. */
export const transitions: Record<
  BookingStatus,
  Partial<Record<BookingStatus, readonly Actor[]>>
> = {
  pending: {
    approved: ['admin'],
    rejected: ['admin'],
    cancelled: ['customer', 'admin'],
    expired: ['schedule'],
  },
  approved: {
    cancelled: ['customer', 'admin'],
    completed: ['schedule'],
  },
  rejected: {},
  cancelled: {},
  expired: {},
  completed: {},
};

/** Whether a booking of this status holds its days. */
export const isLive = (status: BookingStatus): boolean => status in { pending: 1, approved: 1 };

/** Statuses that the staff may take back: a booking then has a status again that it had before. */
export const takenBack = ['approved', 'rejected', 'cancelled'] as const;
export type TakenBack = (typeof takenBack)[number];

/** Whether the staff may take a booking's status back on the day `today`, as far as its days are free. */
export function mayTakeBack(
  { status, startDate, endDate }: { status: BookingStatus; startDate: Day; endDate: Day },
  today: Day,
): boolean {
  if (status === 'approved' || status === 'rejected') return startDate >= today;
  return status === 'cancelled' && endDate >= today;
}

/** Whether `actor` may move a booking from one status to another, on the right day. */
export const mayMove = (from: BookingStatus, to: BookingStatus, actor: Actor): boolean =>
  transitions[from][to]?.includes(actor) ?? false;

/**
 * Whether a move is allowed on the day `today`: a customer may cancel until the day before the stay, the
 * staff until its last day, and nobody may approve a stay whose first day has passed.
 */
export function dayAllows(
  to: BookingStatus,
  actor: Actor,
  stay: { startDate: Day; endDate: Day },
  today: Day,
): boolean {
  if (to === 'approved') return stay.startDate >= today;
  if (to !== 'cancelled') return true;
  return actor === 'customer' ? stay.startDate > today : stay.endDate >= today;
}
