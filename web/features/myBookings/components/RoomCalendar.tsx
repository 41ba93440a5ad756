import { lazy } from 'react';
import { useAppSelector } from '#web/lib/state.ts';
import type { OwnStayCalendarProps } from './OwnStayCalendar.tsx';

const StayCalendar = lazy(() => import('#web/features/bookings/form/StayCalendar.tsx'));
const OwnStayCalendar = lazy(() => import('./OwnStayCalendar.tsx'));

/** The calendar of a room. Who is signed in sees which of its taken days are their own. */
export function RoomCalendar({ coldRoomId, ...calendar }: OwnStayCalendarProps) {
  const isKnown = useAppSelector((state) => state.auth.user !== null);
  if (!isKnown) return <StayCalendar {...calendar} />;
  return <OwnStayCalendar coldRoomId={coldRoomId} {...calendar} />;
}
