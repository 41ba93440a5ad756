import type { Booking } from '#shared/booking.ts';
import { messages, successes } from '#shared/messages.ts';
import type { TakenBack } from '#shared/transitions.ts';
import { reopenBooking } from '#web/features/bookings/api/bookingThunks.ts';
import { refetchLists } from '#web/features/bookings/api/fetchBookings.ts';
import { siteFault, type Failure } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { nameOfBooking } from './nameOfBooking.ts';
import { usePressedPlace } from './usePressedPlace.ts';

/** Takes a status back that the staff gave; answers why it failed, if it did. */
export function useTakeBack() {
  const dispatch = useAppDispatch();
  return async ({ id }: Pick<Booking, 'id'>, from: TakenBack): Promise<Failure | undefined> => {
    const result = await dispatch(reopenBooking({ id, from }));
    if (reopenBooking.fulfilled.match(result)) return undefined;
    dispatch(refetchLists());
    return result.payload ?? siteFault(messages.serverError);
  };
}

/** Says that a booking was answered, and offers for ten seconds to take that back. */
export function useUndo(onUndone?: () => void) {
  const takeBack = useTakeBack();
  const isPressedHigh = usePressedPlace();
  return (booking: Booking, from: 'approved' | 'rejected') =>
    notify.offer({
      text: successes.statusUpdated,
      about: nameOfBooking(booking),
      now: from,
      low: isPressedHigh(),
      label: 'Undo',
      act: () => {
        void takeBack(booking, from).then((failure) => {
          if (failure) notify.failure(failure);
          else notify.success('Undone: the request waits again.');
          onUndone?.();
        });
      },
    });
}
