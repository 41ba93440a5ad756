import type { Room } from '#shared/room.ts';
import { parseRoomType } from '#shared/roomTypes.ts';
import { RoomTypeOptions } from '#web/features/rooms/components/RoomTypeOptions.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { Select } from '#web/ui/inputs.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { BookForm } from './useBookForm.ts';
import styles from './BookPage.module.css';

const nameOf = ({ name, capacity, unit }: Room): string =>
  `${name} – ${formatNumber(capacity)} ${unit}`;

/** Rooms that can be booked, of the type that was chosen first; the chosen one is always there. */
const offered = ({ rooms, room, draft }: BookForm): Room[] => {
  const type = room ? undefined : parseRoomType(draft.roomType);
  const open = rooms.filter(
    (one) => one.status === 'available' && (!type || one.roomType === type) && one.id !== room?.id,
  );
  return room ? [room, ...open] : open;
};

/** Which room: its type follows from it and is locked once it is chosen. */
export function RoomFields({ booking }: { booking: BookForm }) {
  const { form, draft, room, roomsWaiting, listError, roomError, reloadRooms } = booking;
  if (listError) return <ErrorState message={listError} onRetry={reloadRooms} />;
  const waiting = roomsWaiting && !room;
  return (
    <div className={styles.pair}>
      <Select
        label="Storage"
        required
        disabled={waiting}
        error={form.formState.errors.coldRoomId?.message ?? roomError}
        {...form.register('coldRoomId', { onChange: () => form.clearErrors('coldRoomId') })}
        value={room || !waiting ? draft.coldRoomId : ''}
      >
        <option value="">{waiting ? 'Loading rooms...' : 'Choose a storage'}</option>
        {offered(booking).map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
      <Select
        label="Room type"
        disabled={room !== undefined}
        hint={room ? 'Set by the room.' : undefined}
        {...form.register('roomType')}
        value={room?.roomType ?? draft.roomType}
      >
        <option value="">Any</option>
        <RoomTypeOptions />
      </Select>
    </div>
  );
}
