import { addMonths, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { useRooms } from '#web/features/rooms/api/useRooms.ts';
import { formatRwf } from '#web/lib/format.ts';
import { DateField, Select } from '#web/ui/inputs.tsx';
import type { BookingFields } from './useNewBooking.ts';
import styles from './NewBooking.module.css';

interface Props {
  fields: BookingFields;
  setFields: (fields: BookingFields) => void;
  catalogue: ReturnType<typeof useRooms>;
  at: (field: string) => string | undefined;
}

/** Which room, and from when until when. */
export function StayAndRoom({ fields, setFields, catalogue, at }: Props) {
  const today = todayInKigali();
  const last = addMonths(today, limits.monthsAhead);
  const rooms = catalogue.rooms.filter(({ status }) => status === 'available');
  const isNone = !catalogue.waiting && !catalogue.error && rooms.length === 0;
  const typed =
    (name: keyof BookingFields) =>
    ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value });
  return (
    <>
      <Select
        label="Room"
        required
        disabled={catalogue.waiting}
        value={fields.coldRoomId}
        hint={isNone ? 'No room can be booked. Admins add rooms under “Cold Rooms”.' : undefined}
        error={at('coldRoomId')}
        onChange={typed('coldRoomId')}
      >
        <option value="">{catalogue.waiting ? 'Loading rooms...' : 'Choose a room'}</option>
        {rooms.map(({ id, name, location, price }) => (
          <option key={id} value={id}>
            {name}, {location} – {formatRwf(price)} a day
          </option>
        ))}
      </Select>
      <div className={styles.days}>
        <DateField
          label="First day"
          required
          min={today}
          max={last}
          value={fields.startDate}
          error={at('startDate')}
          onChange={typed('startDate')}
        />
        <DateField
          label="Last day"
          required
          min={fields.startDate || today}
          max={last}
          value={fields.endDate}
          error={at('endDate')}
          onChange={typed('endDate')}
        />
      </div>
    </>
  );
}
