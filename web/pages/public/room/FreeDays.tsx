import type { Ref } from 'react';
import { addMonths } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { Stay } from '#shared/stay.ts';
import { OwnBookingNote } from '#web/features/myBookings/components/OwnBookingNote.tsx';
import type { Calendar } from '#web/features/rooms/api/useRoom.ts';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { serverToday } from '#web/lib/session.ts';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState, StaleNote } from '#web/ui/states.tsx';
import { GoodsNote, BOX_BESIDE } from './GoodsNote.tsx';
import { RoomCalendar } from './RoomCalendar.tsx';
import { calendarWords } from './freeWords.ts';
import type { NextStep } from './nextStep.ts';
import styles from './RoomPage.module.css';

interface Props {
  step: NextStep;
  ref: Ref<HTMLElement>;
  calendar: Calendar;
  stay: Partial<Stay>;
  onChange: (stay: Partial<Stay>) => void;
}

/** All days that can be booked. */
const bookable = (): Stay => {
  const startDate = serverToday();
  return { startDate, endDate: addMonths(startDate, limits.monthsAhead) };
};

/** The room's calendar: which days are taken, and a stay chosen among the free ones. */
export function FreeDays({ ref, step, calendar, stay, onChange }: Props) {
  const { room, chosen, problem, days } = step;
  const { taken, error, retry } = calendar;
  const isWide = useMedia(BOX_BESIDE);
  if (room.status !== 'available') return <ClosedDays ref={ref} />;
  const waiting = <Skeleton className={styles.ghostCalendar} />;
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="free-days" className={styles.calendar}>
      <h2 id="free-days">Free days</h2>
      <p className="muted">{calendarWords(step, serverToday())}</p>
      {!isWide && <GoodsNote step={step} />}
      {taken && taken.length > 0 && <OwnBookingNote coldRoomId={room.id} stay={bookable()} />}
      {error && !taken && <ErrorState message={error} onRetry={retry} />}
      {error && taken && <StaleNote message={error} onRetry={retry} />}
      {!error && !taken && waiting}
      {taken && (
        <LazyPart waiting={waiting}>
          <RoomCalendar
            coldRoomId={room.id}
            taken={taken}
            // Of days that no stay may have, the first alone is shown: their last can be chosen anew.
            stay={chosen && problem && !days ? { startDate: chosen.startDate } : stay}
            wanted={days === 'taken' ? chosen : undefined}
            onChange={onChange}
          />
        </LazyPart>
      )}
    </section>
  );
}

/** In place of the calendar of a room that takes no bookings: it would be one in which no day can be chosen. */
const ClosedDays = ({ ref }: Pick<Props, 'ref'>) => (
  <section ref={ref} aria-labelledby="free-days" className={styles.calendar}>
    <h2 id="free-days">Free days</h2>
    <p className="muted">No days can be chosen.</p>
  </section>
);
