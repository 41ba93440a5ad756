import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { Booking } from '#shared/booking.ts';
import { messages, successes } from '#shared/messages.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import {
  createBooking,
  explainRefusal,
  isOutOfDate,
} from '#web/features/bookings/api/createBooking.ts';
import { isWaiting } from '#web/features/bookings/api/pendingKey.ts';
import { bookingRequestOf } from '#web/features/bookings/form/bookingRequest.ts';
import type { BookingDraft } from '#web/features/bookings/form/draft.ts';
import { useTerms } from '#web/features/bookings/form/useTerms.ts';
import { isSignedOut, type Failure } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { successPath } from '#web/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { obstacleTo, refusedFor, type Obstacle } from './obstacles.ts';
import type { BookForm } from './useBookForm.ts';
import { useHeldPress } from './useHeldPress.ts';
import { useResume } from './useResume.ts';

/** What stands before the form: nothing, the invitation to sign in, or the confirmation. */
type Step = 'form' | 'signIn' | 'confirm';

const NO_DAYS: ReadonlySet<string> = new Set();

/** Says at its field what is in the way, unless the field shows it by itself. */
function stopAt({ setError, setFocus }: BookForm['form'], { field, message }: Obstacle): void {
  // The field of a room that stands in one row comes with its error: only then can it take the focus.
  if (message) flushSync(() => setError(field, { type: 'server', message }));
  setFocus(field);
}

/** Takes a valid form through confirmation to a booking. */
export function useBooking(booking: BookForm) {
  const { form, said, room, taken, total, calendar, reloadRooms } = booking;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const [step, setStep] = useState<Step>('form');
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const { terms, waiting, read, agreed } = useTerms(step === 'confirm', (failure) => fail(failure));

  /** Whether an earlier attempt had no answer, so that the days may already be booked by it. */
  const isSecondTry = (draft: BookingDraft): boolean =>
    room !== undefined && isWaiting({ ...bookingRequestOf(draft, room), userId: user?.userId });

  const check = (draft: BookingDraft) => {
    const obstacle = obstacleTo(draft, room, isSecondTry(draft) ? NO_DAYS : taken);
    if (obstacle) {
      stopAt(form, obstacle);
      return;
    }
    setProblem(undefined);
    setStep(user ? 'confirm' : 'signIn');
  };

  const complain = () => {
    const { coldRoomId, startDate, endDate } = form.getValues();
    if (!coldRoomId || !startDate || !endDate) notify.error(messages.fillInAllFields);
  };

  const succeed = ({ id }: Booking) => {
    notify.success(successes.bookingRequest);
    booking.finish();
    setStep('form');
    void navigate(successPath(id, said));
  };

  const backTo = (obstacle: Obstacle) => {
    // The dialog gives the focus back as it closes: only then can it go where it is needed.
    flushSync(() => setStep('form'));
    stopAt(form, obstacle);
  };

  function fail(failure: Failure | undefined) {
    if (failure && isSignedOut(failure)) {
      setStep('signIn');
      return;
    }
    if (failure?.code === 'termsChanged') void read();
    if (failure?.code === 'daysTaken' || failure?.code === 'ownBooking') calendar.retry();
    else if (failure && isOutOfDate(failure)) reloadRooms();
    const obstacle = failure && refusedFor[failure.code];
    if (obstacle) backTo(obstacle);
    else setProblem(explainRefusal(failure));
  }

  const confirm = async () => {
    if (!room) return;
    if (total === 0) {
      setProblem(messages.totalZero);
      return;
    }
    setPending(true);
    setProblem(undefined);
    const known = await agreed();
    if (!known) {
      setPending(false);
      return;
    }
    const request = bookingRequestOf(form.getValues(), room, known.cancellation);
    const result = await dispatch(createBooking(request));
    setPending(false);
    if (createBooking.fulfilled.match(result)) succeed(result.payload);
    else fail(result.payload);
  };

  const close = () => {
    if (!pending) setStep('form');
  };
  const submit = form.handleSubmit(check, complain);
  const book = useHeldPress(booking.isReady, () => void submit());
  useResume(user !== null && room !== undefined && calendar.taken !== undefined, book);
  return { step, problem, pending, terms, waiting, close, confirm, book };
}
