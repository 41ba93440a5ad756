import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Room } from '#shared/room.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Select } from '#web/ui/inputs.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './AvailabilityPage.module.css';

interface Props {
  rooms: Room[];
  waiting: boolean;
  error: string | undefined;
  retry: () => void;
  input: UseFormRegisterReturn;
  value: string;
  /** What is wrong with the choice. */
  problem: string | undefined;
}

const nameOf = ({ name, capacity, unit }: Room): string =>
  `${name} – ${formatNumber(capacity)} ${unit}`;

/** The room that is asked about. */
export function RoomSelect({ rooms, waiting, error, retry, input, value, problem }: Props) {
  if (error && rooms.length === 0) {
    return (
      <div className={styles.whole}>
        <ErrorState message={error} onRetry={retry} />
      </div>
    );
  }
  return (
    <Select
      label="Cold room"
      required
      disabled={waiting}
      error={problem}
      className={styles.whole}
      {...input}
      value={waiting ? '' : value}
    >
      <option value="">{waiting ? 'Loading rooms...' : 'Choose a room'}</option>
      {rooms.map((room) => (
        <option key={room.id} value={room.id}>
          {nameOf(room)}
        </option>
      ))}
    </Select>
  );
}
