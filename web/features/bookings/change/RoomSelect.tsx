import type { Booking } from '#shared/booking.ts';
import { ChosenRoomPicker } from '#web/features/rooms/index.ts';

interface Props {
  booking: Booking;
  value: string;
  onChoose: (coldRoomId: string) => void;
}

/** The rooms to choose from: those that take bookings, and the booking's own. */
export const RoomSelect = ({ booking, value, onChoose }: Props) => (
  <ChosenRoomPicker
    label="Room"
    value={value}
    offers={({ id, status }) => status === 'available' || id === booking.coldRoomId}
    onChoose={onChoose}
  />
);
