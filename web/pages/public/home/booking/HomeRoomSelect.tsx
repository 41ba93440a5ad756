import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Room } from '#shared/room.ts';
import { useRoomGone } from '#web/features/bookings/form/useRoomGone.ts';
import { RoomField } from '#web/features/roomPicker/components/RoomField.tsx';
import { holdsGoods } from '#web/features/rooms/holdsGoods.ts';
import { misfitWords } from '#web/features/rooms/misfitWords.ts';
import { formatMeasure, formatNumber } from '#web/lib/format.ts';
import { Select } from '#web/ui/inputs.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { HomeBooking } from './useHomeBooking.ts';
import styles from './HomeBooking.module.css';

const nameOf = ({ name, capacity }: Room): string => `${name} – ${formatNumber(capacity)} units`;

interface Props {
  booking: HomeBooking;
  input: UseFormRegisterReturn<'coldRoomId'>;
}

/** The goods that were said on this page, in words; empty where none were. */
const goodsInWords = ({ productType, weight }: HomeBooking['draft']): string =>
  [productType.toLowerCase(), Number(weight) > 0 && formatMeasure(Number(weight), 'kg')]
    .filter(Boolean)
    .join(', ');

/** Which rooms are listed because of the goods, or that the chosen one does not fit them. */
function wordsOfGoods({ draft, room }: HomeBooking): { hint?: string; warning?: string } {
  const words = goodsInWords(draft);
  if (!words) return {};
  if (!room || holdsGoods(room, draft)) return { hint: `Rooms that fit what you store: ${words}.` };
  return {
    warning: misfitWords(draft.productType, room) ?? `This room does not hold ${words}.`,
  };
}

/**
 * The cold rooms that can be booked and fit the goods, and the one that was chosen before in any case. Where there are
 * too many for a list, they are found by typing.
 */
export function HomeRoomSelect({ booking, input }: Props) {
  const { form, catalogue, draft } = booking;
  const { rooms, hasMore, waiting, error, retry, room, isMissing, roomError } = catalogue;
  useRoomGone(isMissing, form);
  if (error && rooms.length === 0) {
    return (
      <div className={styles.whole}>
        <ErrorState message={error} onRetry={retry} />
      </div>
    );
  }
  const offers = (one: Room) =>
    one.id === room?.id || (one.status === 'available' && holdsGoods(one, draft));
  const field = {
    label: 'Cold room',
    required: true,
    className: styles.whole,
    ...wordsOfGoods(booking),
    error: form.formState.errors.coldRoomId?.message ?? roomError,
  };
  if (hasMore) {
    return (
      <RoomField
        {...field}
        {...{ name: input.name, control: form.control, room, textOf: nameOf, offers }}
        onChosen={() => form.clearErrors('coldRoomId')}
      />
    );
  }
  return (
    <Select {...field} disabled={waiting} {...input} value={room?.id ?? ''}>
      <option value="">{waiting ? 'Loading rooms...' : 'Choose a cold room'}</option>
      {rooms.filter(offers).map((one) => (
        <option key={one.id} value={one.id}>
          {nameOf(one)}
        </option>
      ))}
    </Select>
  );
}
