import type { Room } from '#shared/room.ts';
import { parseRoomType } from '#shared/roomTypes.ts';
import { nameAndSize, RoomField } from '#web/features/roomPicker/components/RoomField.tsx';
import { RoomTypeOptions } from '#web/features/rooms/components/RoomTypeOptions.tsx';
import { holdsGoods } from '#web/features/rooms/holdsGoods.ts';
import { formatMeasure } from '#web/lib/format.ts';
import { Select } from '#web/ui/inputs.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { SummaryHead } from './SummaryHead.tsx';
import type { BookForm } from './useBookForm.ts';
import { useFocusHandedOn } from './useFocusHandedOn.ts';
import styles from './BookPage.module.css';

/** What it holds, for which the field may have no room beside its name, or what follows from the choice. */
const hintOf = (room: Room | undefined): string =>
  room ? `Holds ${formatMeasure(room.capacity, room.unit)}.` : 'Sets the room type and the price.';

/**
 * Whether a room can be booked, fits the goods and is of the type that was chosen first; the chosen one is always
 * offered.
 */
const isOffered =
  ({ room, draft }: BookForm) =>
  (one: Room): boolean => {
    if (one.id === room?.id) return true;
    if (one.status !== 'available' || !holdsGoods(one, draft)) return false;
    const type = room ? undefined : parseRoomType(draft.roomType);
    return !type || one.roomType === type;
  };

/** The rooms of a list, the chosen one first. */
const listed = ({ rooms, room }: BookForm): Room[] =>
  room ? [room, ...rooms.filter(({ id }) => id !== room.id)] : rooms;

interface StorageProps {
  booking: BookForm;
  /** Whether it takes the place of what had the focus. */
  takesFocus: boolean;
}

/** Which room, from a list or, where there are too many for one, found by typing. */
function StorageField({ booking, takesFocus }: StorageProps) {
  const { form, draft, room, rooms, roomsWaiting, hasMore, roomError } = booking;
  const focus = useFocusHandedOn(takesFocus);
  const waiting = roomsWaiting && !room;
  // The others are fetched once it is no longer chosen: the field keeps the focus meanwhile.
  const nothing = room && rooms.length === 0 ? 'Choose another room' : 'Choose a room';
  const error = form.formState.errors.coldRoomId?.message ?? roomError;
  const field = {
    label: 'Storage',
    required: true,
    className: styles.storage,
    error,
    // An error takes the place of the hint, so that nothing below shifts where a closed room arrives.
    hint: error ? undefined : hintOf(room),
  };
  const forgetProblem = () => form.clearErrors('coldRoomId');
  if (hasMore) {
    return (
      <RoomField
        {...field}
        {...{ name: 'coldRoomId', control: form.control, room, textOf: nameAndSize }}
        offers={isOffered(booking)}
        onChosen={forgetProblem}
        onShown={focus.arrive}
      />
    );
  }
  const { ref, ...input } = form.register('coldRoomId', { onChange: forgetProblem });
  return (
    <Select
      {...field}
      disabled={waiting && !form.formState.dirtyFields.coldRoomId}
      {...input}
      ref={(select) => {
        ref(select);
        focus.arrive(select);
        return () => {
          focus.leave(select);
          ref(null);
        };
      }}
      value={room || !waiting ? draft.coldRoomId : ''}
    >
      <option value="">{waiting ? 'Loading rooms...' : nothing}</option>
      {listed(booking)
        .filter(isOffered(booking))
        .map((one) => (
          <option key={one.id} value={one.id}>
            {/* There is no room for more of the chosen one: its hint says what it holds. */}
            {one === room ? one.name : nameAndSize(one)}
          </option>
        ))}
    </Select>
  );
}

/** Which room: its type follows from it and is locked once it is chosen. One that was given stands in one row. */
export function RoomFields({ booking }: { booking: BookForm }) {
  const { form, draft, room, isGiven, changes, listError, reloadRooms } = booking;
  if (isGiven) {
    // By its key it takes the place of the fields: as the same element, it would move to the top of the card.
    return (
      <div key="row" className={styles.row}>
        <SummaryHead booking={booking} />
      </div>
    );
  }
  if (listError) return <ErrorState message={listError} onRetry={reloadRooms} />;
  return (
    <div className={styles.pair}>
      <StorageField booking={booking} takesFocus={changes} />
      <Select
        label="Room type"
        disabled={room !== undefined}
        // The form would put its own value into a field that comes after the room.
        hint={room ? 'Set by the room.' : 'Shows rooms of this type only.'}
        {...(!room && form.register('roomType'))}
        value={room?.roomType ?? draft.roomType}
      >
        <option value="">Any</option>
        <RoomTypeOptions />
      </Select>
    </div>
  );
}
