import { useCallback, useEffect, useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { useNews } from '#web/features/notifications/index.ts';
import type { FailureCode } from '#web/lib/api/failure.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { selectBookings } from './bookingSelectors.ts';
import { fetchBooking } from './bookingThunks.ts';

interface NamedBookingState {
  booking: Booking | undefined;
  waiting: boolean;
  /** Why it could not be fetched. */
  error: string | undefined;
  /** Whether that is because there is no such booking, or none that the reader may see. */
  isMissing: boolean;
  retry: () => void;
}

/** Refusals of an id that is invalid, unknown, or of somebody else's booking. */
const MISSING: readonly (FailureCode | undefined)[] = ['bookingNotFound', 'notId', 'notFound'];

/** Other addresses of the backend that stand where the id of a booking does. */
const OTHERS = ['list', 'pending'];

/** The booking that an address names (none without an id), as the server knows it now, and after each news. */
export function useNamedBooking(id: string | undefined): NamedBookingState {
  const dispatch = useAppDispatch();
  const { bookingDetails, error } = useAppSelector(selectBookings);
  const [missingId, setMissingId] = useState<string>();
  const load = useCallback(() => {
    if (!id || OTHERS.includes(id)) return;
    void dispatch(fetchBooking({ id })).then((result) => {
      const isMissing =
        fetchBooking.rejected.match(result) && MISSING.includes(result.payload?.code);
      setMissingId(isMissing ? id : undefined);
    });
  }, [dispatch, id]);
  useEffect(load, [load]);
  useNews(load);
  const booking = bookingDetails && bookingDetails.id === id ? bookingDetails : undefined;
  return {
    booking,
    waiting: !booking && !error.details,
    error: booking ? undefined : error.details,
    isMissing: id !== undefined && (missingId === id || OTHERS.includes(id)),
    retry: load,
  };
}
