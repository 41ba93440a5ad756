import { useMemo } from 'react';
import StayCalendar, { type StayCalendarProps } from '#web/features/bookings/form/StayCalendar.tsx';
import { ownDays } from '../ownDays.ts';
import { useMyBookings } from '../useMyBookings.ts';

export interface OwnStayCalendarProps extends Omit<StayCalendarProps, 'own'> {
  coldRoomId: string;
}

/** The calendar of a room, with the days marked that the reader has booked. */
export default function OwnStayCalendar({ coldRoomId, ...calendar }: OwnStayCalendarProps) {
  const { bookings } = useMyBookings();
  const own = useMemo(
    () => ownDays(bookings, coldRoomId, calendar.taken),
    [bookings, coldRoomId, calendar.taken],
  );
  return <StayCalendar {...calendar} own={own} />;
}
