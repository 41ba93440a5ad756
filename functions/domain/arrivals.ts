import type { Booking } from '#shared/booking.ts';
import { samePlacement } from './placeStay.ts';

/** Whether a booking belongs to the list of arrivals. */
export const isArrival = ({ status }: Pick<Booking, 'status'>): boolean => status === 'approved';

type Listed = Pick<Booking, 'status' | 'userId' | 'coldRoomId' | 'startDate' | 'endDate'>;

/** Whether a change of a booking puts it on the list of arrivals, takes it off, or changes what stands there. */
export function changesArrivals(before: Listed | undefined, after: Listed): boolean {
  const wasThere = before !== undefined && isArrival(before);
  if (wasThere !== isArrival(after)) return true;
  return wasThere && (before.userId !== after.userId || !samePlacement(before, after));
}
