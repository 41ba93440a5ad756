import type { Stay } from '#shared/stay.ts';
import { StayDates } from '#web/features/bookings/form/StayDates.tsx';
import { isStay, paintedStay } from '#web/features/bookings/form/stayError.ts';
import { OwnBookingNote } from '#web/features/myBookings/components/OwnBookingNote.tsx';
import { OtherWays } from '#web/features/rooms/components/OtherWays.tsx';
import { formatDay, formatStay } from '#web/lib/format.ts';
import { RoomCalendar } from '#web/pages/public/room/RoomCalendar.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { BookForm } from './useBookForm.ts';
import styles from './BookPage.module.css';

/** From when to when: typed, or chosen in the room's calendar. */
export function StayFields({ booking }: { booking: BookForm }) {
  const { form, draft, stayError } = booking;
  return (
    <>
      <div className={styles.days}>
        <StayDates
          fields={{
            startDate: form.register('startDate', { deps: 'endDate' }),
            endDate: form.register('endDate'),
          }}
          startDate={draft.startDate}
          errors={form.formState.errors}
          problem={stayError}
        />
      </div>
      <Taken booking={booking} />
      <FreeDays booking={booking} />
      <p className={styles.chosen} role="status">
        {stayError ? bothCount : inWords(draft)}
      </p>
    </>
  );
}

const bothCount = 'Your first and last day both count.';

function inWords({ startDate, endDate }: Stay): string {
  if (isStay({ startDate, endDate })) return `Your stay: ${formatStay(startDate, endDate)}`;
  if (startDate && !endDate) return `From ${formatDay(startDate)}. Now choose the last day.`;
  return bothCount;
}

/** The ways on where days are taken, and whether they are the reader's own. Those of a closed room the summary says. */
function Taken({ booking }: { booking: BookForm }) {
  const { form, said, room, taken, takenStay, choose } = booking;
  if (room?.status !== 'available' || !takenStay) return null;
  return (
    <>
      <OwnBookingNote coldRoomId={room.id} stay={takenStay} />
      <OtherWays
        room={room}
        stay={takenStay}
        taken={[...taken]}
        wish={said}
        onChoose={(stay) => {
          choose(stay);
          form.setFocus('startDate');
        }}
      />
    </>
  );
}

/** Stands in place of the calendar, and is as high: it takes the calendar's place, or gives it. */
const NoCalendar = ({ children }: { children: string }) => (
  <p className={styles.noCalendar}>
    <Icon name="calendar" className={styles.noCalendarSign} />
    {children}
  </p>
);

function FreeDays({ booking }: { booking: BookForm }) {
  const { draft, room, roomError, calendar, stayError, takenStay, choose } = booking;
  if (roomError) {
    return <NoCalendar>Choose another room to see its free days.</NoCalendar>;
  }
  if (!draft.coldRoomId) {
    return <NoCalendar>Choose a room to see which of its days are free.</NoCalendar>;
  }
  if (calendar.error && !calendar.taken)
    return <ErrorState message={calendar.error} onRetry={calendar.retry} />;
  const waiting = <Skeleton className={styles.ghostCalendar} />;
  const { taken } = calendar;
  if (!room || !taken) return waiting;
  return (
    <div role="group" aria-label={`Free days of ${room.name}`}>
      <LazyPart waiting={waiting}>
        <RoomCalendar
          coldRoomId={room.id}
          taken={taken}
          stay={paintedStay(draft, stayError)}
          wanted={takenStay}
          onChange={choose}
        />
      </LazyPart>
    </div>
  );
}
