import { lazy, type Ref } from 'react';
import type { Stay } from '#shared/stay.ts';
import { useTakenDays } from '#web/features/rooms/api/useRoom.ts';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState, StaleNote } from '#web/ui/states.tsx';
import styles from './RoomPage.module.css';

const StayCalendar = lazy(() => import('#web/ui/StayCalendar.tsx'));

interface Props {
  ref: Ref<HTMLElement>;
  roomId: string;
  stay: Partial<Stay>;
  onChange: (stay: Partial<Stay>) => void;
}

/** The room's calendar: which days are taken, and a stay chosen among the free ones. */
export function FreeDays({ ref, roomId, stay, onChange }: Props) {
  const { taken, error, retry } = useTakenDays(roomId);
  const waiting = <Skeleton className={styles.ghostCalendar} />;
  return (
    <section ref={ref} aria-labelledby="free-days" className={styles.calendar}>
      <h2 id="free-days">Free days</h2>
      <p className="muted">
        Choose your first and last day. Days that are struck through are taken.
      </p>
      {error && !taken && <ErrorState message={error} onRetry={retry} />}
      {error && taken && <StaleNote message={error} onRetry={retry} />}
      {!error && !taken && waiting}
      {taken && (
        <LazyPart waiting={waiting}>
          <StayCalendar taken={taken} stay={stay} onChange={onChange} />
        </LazyPart>
      )}
    </section>
  );
}
