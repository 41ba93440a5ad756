import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { useRoomGone } from '#web/features/bookings/form/useRoomGone.ts';
import { nameAndSize, RoomField } from '#web/features/roomPicker/components/RoomField.tsx';
import type { useRoomsAndChosen } from '#web/features/rooms/api/useRooms.ts';
import { Select } from '#web/ui/inputs.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { AvailabilityQuestion } from './useAvailability.ts';
import styles from './AvailabilityPage.module.css';

interface Props {
  form: UseFormReturn<AvailabilityQuestion>;
  input: UseFormRegisterReturn<'coldRoomId'>;
  catalogue: ReturnType<typeof useRoomsAndChosen>;
}

/** The room that is asked about: chosen from a list, or found by typing where there are too many for one. */
export function RoomSelect({ form, input, catalogue }: Props) {
  const { rooms, hasMore, waiting, error, retry, room, isMissing, roomError } = catalogue;
  useRoomGone(isMissing, form);
  if (error && rooms.length === 0) {
    return (
      <div className={styles.whole}>
        <ErrorState message={error} onRetry={retry} />
      </div>
    );
  }
  const field = {
    label: 'Cold room',
    required: true,
    className: styles.whole,
    error: form.formState.errors.coldRoomId?.message ?? roomError,
  };
  if (hasMore) {
    return (
      <RoomField
        {...field}
        {...{ name: input.name, control: form.control, room, textOf: nameAndSize }}
        onChosen={() => form.clearErrors('coldRoomId')}
      />
    );
  }
  return (
    <Select
      {...field}
      disabled={waiting}
      {...input}
      value={waiting ? '' : form.watch('coldRoomId')}
    >
      <option value="">{waiting ? 'Loading rooms...' : 'Choose a room'}</option>
      {rooms.map((one) => (
        <option key={one.id} value={one.id}>
          {nameAndSize(one)}
        </option>
      ))}
    </Select>
  );
}
