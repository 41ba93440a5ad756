import type { Booking } from '#shared/booking.ts';
import { presenceOf, type Presence } from '#shared/presence.ts';
import { send } from '#web/lib/api/send.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { nameOfBooking } from './nameOfBooking.ts';
import { usePressedPlace } from './usePressedPlace.ts';

const done: Record<Presence, string> = {
  in: 'Checked in.',
  out: 'Checked out.',
  expected: 'Undone: not checked in.',
};

/**
 * Checks somebody in or out, and offers for ten seconds to take it back.
 * @param onDone called after each try: after a refusal somebody else has changed what is shown
 * @param onUndone called after each try to take it back, up to ten seconds later
 */
export function usePresence(onDone: () => void, onUndone: () => void) {
  const dispatch = useAppDispatch();
  const isPressedHigh = usePressedPlace();
  const set = async (id: string, presence: Presence, onSet: () => void): Promise<boolean> => {
    const { failure } = await dispatch(
      send('bookings.setPresence', { id, presence }, { fallback: 'Failed to save it.' }),
    );
    if (failure) notify.failure(failure);
    onSet();
    return failure === undefined;
  };
  return async (booking: Booking, to: Presence): Promise<void> => {
    const from = presenceOf(booking);
    if (!(await set(booking.id, to, onDone))) return;
    notify.offer({
      text: done[to],
      about: nameOfBooking(booking),
      low: isPressedHigh(),
      label: 'Undo',
      act: () => {
        void set(booking.id, from, onUndone).then((taken) => taken && notify.success('Undone.'));
      },
    });
  };
}
