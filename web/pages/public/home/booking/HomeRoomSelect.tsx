import type { Room } from '#shared/room.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Select } from '#web/ui/inputs.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { HomeBooking } from './useHomeBooking.ts';
import styles from './HomeBooking.module.css';

const nameOf = ({ name, capacity }: Room): string => `${name} – ${formatNumber(capacity)} units`;

/** The cold rooms that can be booked, and the one that was chosen before in any case. */
export function HomeRoomSelect({ booking }: { booking: HomeBooking }) {
  const { form, catalogue, room } = booking;
  const { rooms, waiting, error, retry } = catalogue;
  if (error && rooms.length === 0) {
    return (
      <div className={styles.whole}>
        <ErrorState message={error} onRetry={retry} />
      </div>
    );
  }
  const offered = rooms.filter((one) => one.status === 'available' || one === room);
  return (
    <Select
      label="Cold room"
      required
      disabled={waiting}
      className={styles.whole}
      error={form.formState.errors.coldRoomId?.message}
      {...form.register('coldRoomId')}
      value={room?.id ?? ''}
    >
      <option value="">{waiting ? 'Loading rooms...' : 'Choose a cold room'}</option>
      {offered.map((one) => (
        <option key={one.id} value={one.id}>
          {nameOf(one)}
        </option>
      ))}
    </Select>
  );
}
