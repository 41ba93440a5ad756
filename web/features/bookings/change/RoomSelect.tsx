import type { Booking } from '#shared/booking.ts';
import { ChosenRoomPicker } from '#web/features/roomPicker/index.ts';

interface Props {
  booking: Booking;
  value: string;
  onChoose: (coldRoomId: string) => void;
}

/** The rooms to choose from: those that take bookings, and the booking's own. */
const RoomSelect = ({ booking, value, onChoose }: Props) => (
  <ChosenRoomPicker
    label="Room"
    value={value}
    offers={({ id, status }) => status === 'available' || id === booking.coldRoomId}
    onChoose={onChoose}
  />
);

export default RoomSelect;
