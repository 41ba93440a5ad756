import type { Booking } from '#shared/booking.ts';
import { reasonWords, type Why } from '#shared/reasons.ts';
import type { Service } from '#shared/services.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import type { BadgeTone } from '#web/ui/Badge.tsx';

/** Services as people read them. */
export const serviceLabels: Record<Service, string> = {
  storage: 'Storage',
  transportation: 'Transportation',
  cold_room: 'Cold room',
};

/** The fact of a booking's number, for a list of facts; a booking from before there were numbers has none. */
export const numberFact = ({ number }: Pick<Booking, 'number'>): [name: string, value: string][] =>
  number === undefined ? [] : [['Booking number', number]];

/** The fact of why a booking was rejected or cancelled, if that was said. */
export function reasonFact(
  booking: Why,
  reader: 'admin' | 'customer',
): [name: string, value: string][] {
  const words = reasonWords(booking, reader);
  return words === undefined ? [] : [['Reason', words]];
}

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
