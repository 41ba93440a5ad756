import { useMemo, type ReactNode } from 'react';
import type { Day } from '#shared/days.ts';
import { ownDays } from '#web/features/myBookings/ownDays.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';

export interface OwnDaysProps {
  coldRoomId: string;
  taken: readonly Day[];
  children: (own: readonly Day[]) => ReactNode;
}

/** Shows something with the taken days of a room that the reader has booked. */
export default function OwnDaysOfReader({ coldRoomId, taken, children }: OwnDaysProps) {
  const { bookings } = useMyBookings();
  return children(
    useMemo(() => ownDays(bookings, coldRoomId, taken), [bookings, coldRoomId, taken]),
  );
}
