import type { UseFormReturn } from 'react-hook-form';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import { paintedStay, stayError } from '#web/features/bookings/form/stayError.ts';
import { useTakenDays } from '#web/features/rooms/api/useRoom.ts';
import { serverToday } from '#web/lib/session.ts';
import { RoomCalendar } from '#web/pages/public/room/RoomCalendar.tsx';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { AvailabilityQuestion } from './useAvailability.ts';
import styles from './AvailabilityPage.module.css';

interface Props {
  form: UseFormReturn<AvailabilityQuestion>;
  room: Room;
}

/** The place of the days until they are here: what stands below must not move while it is pressed. */
export const DaysToCome = () => <Skeleton className={styles.ghostCalendar} />;

/** The days of the room that is asked about, which can be chosen here as well as typed. */
export function RoomDays({ form, room }: Props) {
  const { taken, error, retry } = useTakenDays(room.id);
  const [startDate, endDate] = form.watch(['startDate', 'endDate']);
  const choose = (stay: Partial<Stay>) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('startDate', stay.startDate ?? '', options);
    form.setValue('endDate', stay.endDate ?? '', options);
  };
  if (error && !taken) return <ErrorState message={error} onRetry={retry} />;
  if (!taken) return <DaysToCome />;
  const stay = { startDate, endDate };
  const wrong = stayError(stay, serverToday(), new Set(taken));
  return (
    <LazyPart waiting={<DaysToCome />}>
      <RoomCalendar
        coldRoomId={room.id}
        taken={taken}
        stay={paintedStay(stay, wrong)}
        wanted={wrong?.code === 'daysTaken' ? stay : undefined}
        onChange={choose}
      />
    </LazyPart>
  );
}
