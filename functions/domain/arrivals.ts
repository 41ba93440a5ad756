import type { Booking } from '#shared/booking.ts';

/** Whether a booking belongs to the list of arrivals. */
export const isArrival = ({ status }: Pick<Booking, 'status'>): boolean => status === 'approved';

/** Whether a change of a booking puts it on the list of arrivals, or takes it off. */
export const changesArrivals = (
  before: Pick<Booking, 'status'> | undefined,
  after: Pick<Booking, 'status'>,
): boolean => (before !== undefined && isArrival(before)) !== isArrival(after);
