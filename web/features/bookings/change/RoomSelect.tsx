import type { Booking } from '#shared/booking.ts';
import { useRooms } from '#web/features/rooms/index.ts';
import { Select } from '#web/ui/inputs.tsx';

interface Props {
  booking: Booking;
  value: string;
  onChoose: (coldRoomId: string) => void;
}

/** The rooms to choose from: those that take bookings, and the booking's own. */
export function RoomSelect({ booking, value, onChoose }: Props) {
  const { rooms } = useRooms();
  const others = rooms.filter(
    ({ id, status }) => status === 'available' && id !== booking.coldRoomId,
  );
  return (
    <Select label="Room" value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value={booking.coldRoomId}>{booking.coldRoomName}</option>
      {others.map(({ id, name, location }) => (
        <option key={id} value={id}>
          {name}, {location}
        </option>
      ))}
    </Select>
  );
}
