import { useChosenRoom } from '#web/features/roomPicker/useChosenRoom.ts';
import { RoomPicker, nameAndPlace, type PickerProps } from './RoomPicker.tsx';

interface Props extends Omit<PickerProps, 'chosen' | 'onChoose'> {
  /** The id of the room that is chosen; empty where none is. */
  value: string;
  onChoose: (id: string) => void;
}

/** Chooses a room of which the id alone is known: it is fetched, to show which one it is. */
export function ChosenRoomPicker({ value, onChoose, ...picker }: Props) {
  const { room, setPicked, error, isMissing } = useChosenRoom(value);
  const { none = '', textOf = nameAndPlace } = picker;
  const unknown = isMissing ? 'A former room' : 'Loading rooms...';
  return (
    <RoomPicker
      {...picker}
      error={picker.error ?? (value !== '' && !room && !isMissing ? error : undefined)}
      chosen={value === '' ? none : room ? textOf(room) : unknown}
      onChoose={(chosen) => {
        setPicked(chosen);
        onChoose(chosen?.id ?? '');
      }}
    />
  );
}
