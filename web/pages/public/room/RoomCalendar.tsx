import { lazy, type ComponentProps } from 'react';
import { OwnDays } from '#web/features/myBookings/components/OwnDays.tsx';

const StayCalendar = lazy(() => import('#web/features/bookings/form/StayCalendar.tsx'));

type Props = { coldRoomId: string } & Omit<ComponentProps<typeof StayCalendar>, 'own'>;

/** The calendar of a room, with the days marked that the reader has booked. Its code is fetched where it shows. */
export const RoomCalendar = ({ coldRoomId, ...calendar }: Props) => (
  <OwnDays coldRoomId={coldRoomId} taken={calendar.taken}>
    {(own) => <StayCalendar {...calendar} own={own} />}
  </OwnDays>
);
