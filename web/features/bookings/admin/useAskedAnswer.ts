import { useEffect, useRef, useState } from 'react';
import type { AskedChange } from '#shared/askedChange.ts';
import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { acceptChange, declineChange } from '#web/features/bookings/api/bookingThunks.ts';
import { viewChange } from '#web/features/bookings/change/changeView.ts';
import { useRoom, useTakenDays } from '#web/features/rooms/index.ts';
import { explain, siteFault, type Failure } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { serverToday } from '#web/lib/session.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/**
 * What a change request would come to now, and how it is answered.
 * @param left how often the form of another change was left: room and days are fetched anew each time
 */
export function useAskedAnswer(
  booking: Booking,
  asked: AskedChange,
  left: number,
  onDone: () => void,
) {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { id, coldRoomId } = booking;
  const { startDate, endDate, at: askedAt } = asked;
  const { room, retry: lookAtRoom } = useRoom(coldRoomId);
  const { taken, retry: lookAtDays } = useTakenDays(coldRoomId);
  const view = viewChange(booking, { coldRoomId, startDate, endDate }, room, taken, serverToday());
  const fetchedAfter = useRef(left);
  useEffect(() => {
    if (fetchedAfter.current === left) return;
    fetchedAfter.current = left;
    lookAtRoom();
    lookAtDays();
  }, [left, lookAtRoom, lookAtDays]);
  const forget = () => setFailure(undefined);
  const begin = () => {
    setPending(true);
    // The same refusal is said again only where it was away meanwhile.
    forget();
  };
  const settle = (refused: { payload?: Failure | undefined } | undefined, done: string) => {
    setPending(false);
    if (refused) {
      setFailure(refused.payload ?? siteFault(messages.serverError));
      lookAtRoom();
      lookAtDays();
      return;
    }
    notify.success(done);
    onDone();
  };
  const accept = async () => {
    if (view.total === undefined) return;
    begin();
    const result = await dispatch(acceptChange({ id, askedAt, totalPrice: view.total }));
    settle(
      acceptChange.rejected.match(result) ? result : undefined,
      'The days are accepted. The client is told.',
    );
  };
  const decline = async (reasonText: string) => {
    begin();
    const result = await dispatch(declineChange({ id, askedAt, reasonText }));
    settle(
      declineChange.rejected.match(result) ? result : undefined,
      'The change request is declined. The client is told.',
    );
  };
  const isOfWords = failure?.field === 'reasonText';
  const problem = failure && !isOfWords ? explain(failure) : undefined;
  return {
    view,
    accept,
    decline,
    forget,
    pending,
    problem,
    wordsProblem: isOfWords ? failure.message : undefined,
  };
}
