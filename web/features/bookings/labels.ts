import type { Service } from '#shared/booking.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import type { BadgeTone } from '#web/ui/Badge.tsx';

/** Services as people read them. */
export const serviceLabels: Record<Service, string> = {
  storage: 'Storage',
  transportation: 'Transportation',
  cold_room: 'Cold room',
};

/** Statuses as people read them. */
export const statusLabels: Record<BookingStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  expired: 'Expired',
  completed: 'Completed',
};

export const statusTones: Record<BookingStatus, BadgeTone> = {
  pending: 'waiting',
  approved: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
  expired: 'neutral',
  completed: 'info',
};
