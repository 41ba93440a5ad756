import type { Booking } from '#shared/booking.ts';
import { messages, successes } from '#shared/messages.ts';
import type { TakenBack } from '#shared/transitions.ts';
import { reopenBooking } from '#web/features/bookings/api/bookingThunks.ts';
import { refetchLists } from '#web/features/bookings/api/fetchBookings.ts';
import { explain } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** Takes a status back that an admin gave; answers what went wrong, if anything. */
export function useTakeBack() {
  const dispatch = useAppDispatch();
  return async ({ id }: Pick<Booking, 'id'>, from: TakenBack): Promise<string | undefined> => {
    const result = await dispatch(reopenBooking({ id, from }));
    if (reopenBooking.fulfilled.match(result)) return undefined;
    dispatch(refetchLists());
    return result.payload ? explain(result.payload) : messages.serverError;
  };
}

/** Says that a booking was answered, and offers for ten seconds to take that back. */
export function useUndo(onUndone?: () => void) {
  const takeBack = useTakeBack();
  return (booking: Booking, from: 'approved' | 'rejected') =>
    notify.offer(successes.statusUpdated, 'Undo', () => {
      void takeBack(booking, from).then((problem) => {
        if (problem === undefined) notify.success('Taken back: the request waits again.');
        else notify.error(problem);
        onUndone?.();
      });
    });
}
