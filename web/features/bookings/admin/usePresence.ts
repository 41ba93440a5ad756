import type { Booking } from '#shared/booking.ts';
import { presenceOf, type Presence } from '#shared/presence.ts';
import { send } from '#web/lib/api/send.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';

const done: Record<Presence, string> = {
  in: 'Checked in.',
  out: 'Checked out.',
  expected: 'Taken back: not checked in.',
};

/**
 * Checks somebody in or out, and offers for ten seconds to take it back.
 * @param onDone called after each try: after a refusal somebody else has changed what is shown
 */
export function usePresence(onDone: () => void) {
  const dispatch = useAppDispatch();
  const set = async (id: string, presence: Presence): Promise<boolean> => {
    const { failure } = await dispatch(
      send('bookings.setPresence', { id, presence }, { fallback: 'Failed to save it.' }),
    );
    if (failure) notify.failure(failure);
    onDone();
    return failure === undefined;
  };
  return async (booking: Booking, to: Presence): Promise<void> => {
    const from = presenceOf(booking);
    if (!(await set(booking.id, to))) return;
    notify.offer(done[to], 'Undo', () => {
      void set(booking.id, from).then((taken) => taken && notify.success('Taken back.'));
    });
  };
}
