import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import type { ChangeToSend } from '#web/features/bookings/api/bookingThunks.ts';
import { isRefusal } from '#web/features/bookings/api/createBooking.ts';
import { refetchLists } from '#web/features/bookings/api/fetchBookings.ts';
import { useRoom, useTakenDays } from '#web/features/rooms/index.ts';
import { explain } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { serverToday } from '#web/lib/session.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { changeModes, type ChangeMode } from './changeModes.ts';
import { firstWanted, isUnchanged, viewChange, type Wanted } from './changeView.ts';

/** The form in which days and room of a booking are changed, or asked for. */
export function useChange(
  booking: Booking,
  first: Wanted | undefined,
  mode: ChangeMode,
  onDone: () => void,
) {
  const dispatch = useAppDispatch();
  const today = serverToday();
  const [wanted, setWanted] = useState(() => firstWanted(booking, first, today));
  const [words, setWords] = useState('');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [unanswered, setUnanswered] = useState<{ wanted: Wanted; change: ChangeToSend }>();
  const [isUnsure, setUnsure] = useState(false);
  const { room, retry: lookAtRoom } = useRoom(wanted.coldRoomId);
  const calendar = useTakenDays(wanted.coldRoomId);
  const tried = unanswered?.wanted === wanted ? unanswered.change : undefined;
  // A change that got no answer may have taken the days itself.
  const view = viewChange(booking, wanted, room, tried ? [] : calendar.taken, today);

  const choose = (chosen: Partial<Wanted>) => {
    setWanted({ ...wanted, ...chosen });
    setRefusal(undefined);
  };
  const send = async () => {
    if (view.total === undefined || view.problem !== undefined) return;
    const key = crypto.randomUUID();
    // The same key until there is an answer: a second try finds out what became of the first.
    const { id, coldRoomId, startDate, endDate } = booking;
    // Where a change got no answer, the booking may have been given other days by it.
    const seen = isUnsure ? undefined : { coldRoomId, startDate, endDate };
    const change = tried ?? { id, ...wanted, totalPrice: view.total, seen, key };
    setPending(true);
    const { done, send: thunk } = changeModes[mode];
    const result = await dispatch(thunk({ ...change, words: words.trim() }));
    setPending(false);
    if (thunk.fulfilled.match(result)) {
      notify.success(done);
      onDone();
      return;
    }
    setRefusal(result.payload ? explain(result.payload) : messages.serverError);
    const isRefused = result.payload !== undefined && isRefusal(result.payload);
    setUnanswered(isRefused ? undefined : { wanted, change });
    if (!isRefused) setUnsure(true);
    if (!isRefused || result.payload?.code === 'staleBooking') dispatch(refetchLists());
    lookAtRoom();
    calendar.retry();
  };
  const canSend =
    view.total !== undefined && view.problem === undefined && !isUnchanged(booking, wanted);
  return { wanted, choose, words, setWords, view, refusal, pending, canSend, send };
}
