import { lazy, Suspense } from 'react';
import type { Stay } from '#shared/stay.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { untilFetched } from '#web/lib/untilFetched.ts';

const OwnBooking = lazy(() => untilFetched(() => import('./OwnBooking.tsx')));

export interface OwnBookingProps {
  coldRoomId: string;
  stay: Stay;
}

/**
 * Tells a customer that days of a room are taken because they have booked them themselves. Its code is fetched for
 * them alone; until it comes, nothing is told.
 */
export function OwnBookingNote(props: OwnBookingProps) {
  const isKnown = useAppSelector((state) => state.auth.user !== null);
  return (
    isKnown && (
      <Suspense>
        <OwnBooking {...props} />
      </Suspense>
    )
  );
}
