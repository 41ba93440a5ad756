import { addMonths } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { Room } from '#shared/room.ts';
import { RoomPicker, nameAndPlace } from '#web/features/roomPicker/components/RoomPicker.tsx';
import { formatRwf } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { DateField } from '#web/ui/inputs.tsx';
import type { BookingFields } from './missingIn.ts';
import styles from './NewBooking.module.css';

interface Props {
  fields: BookingFields;
  setFields: (fields: BookingFields) => void;
  /** The room that is chosen, once it is known. */
  room: Room | undefined;
  choose: (room: Room | undefined) => void;
  at: (field: string) => string | undefined;
}

const withPrice = (room: Room): string => `${nameAndPlace(room)} – ${formatRwf(room.price)} a day`;

/** Which room, and from when until when. */
export function StayAndRoom({ fields, setFields, room, choose, at }: Props) {
  const today = serverToday();
  const last = addMonths(today, limits.monthsAhead);
  const typed =
    (name: keyof BookingFields) =>
    ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value });
  return (
    <>
      <RoomPicker
        label="Room"
        required
        chosen={room ? withPrice(room) : fields.coldRoomId === '' ? '' : 'Loading rooms...'}
        error={at('coldRoomId')}
        offers={({ status }) => status === 'available'}
        textOf={withPrice}
        onChoose={choose}
      />
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
