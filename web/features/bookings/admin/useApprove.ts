import type { Booking } from '#shared/booking.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAnswer } from './useAnswer.ts';
import { useUndo } from './useTakeBack.ts';

interface Done {
  /** Called where the request was approved. */
  onDone?: () => void;
  /** Called where it was approved, taken back, or refused because others had answered it. */
  onChanged?: () => void;
}

/** Approves a request and offers for ten seconds to take that back, or says why it could not be. */
export function useApprove({ onDone, onChanged }: Done) {
  const answer = useAnswer();
  const offerUndo = useUndo(onChanged);
  return async (booking: Booking): Promise<void> => {
    const failure = await answer(booking, 'approved');
    onChanged?.();
    if (failure) {
      notify.failure(failure);
      return;
    }
    offerUndo(booking, 'approved');
    onDone?.();
  };
}
