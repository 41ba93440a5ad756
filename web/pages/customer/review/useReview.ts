import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { holdsOf, holdsWeight } from '#shared/fitsGoods.ts';
import { successes } from '#shared/messages.ts';
import { stayProblem } from '#shared/stay.ts';
import { isLive } from '#shared/transitions.ts';
import {
  createBooking,
  explainRefusal,
  isOutOfDate,
} from '#web/features/bookings/api/createBooking.ts';
import { priceOf, bookingRequestOf } from '#web/features/bookings/form/bookingRequest.ts';
import { emptyDraft, forgetDraft } from '#web/features/bookings/form/draft.ts';
import { useTerms } from '#web/features/bookings/form/useTerms.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { useRoom } from '#web/features/rooms/api/useRoom.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { leftToBanner } from '#web/lib/notify/unanswered.ts';
import { successPath } from '#web/lib/paths.ts';
import { serverToday } from '#web/lib/session.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import type { Choice } from './choice.ts';

/** How long the toast of this page stands, and when it leads on, in ms (specification, section 9). */
const TOAST = { autoClose: 3_000 };
const REDIRECT = 3_000;

/** Why the booking was refused, and whether it was because of its days or its weight. */
interface Refusal {
  message: string;
  isTaken: boolean;
  isTooHeavy: boolean;
}

/** The booking that has come of this review before, as after Back or a reload; undefined until one's own are known. */
function useSent({ coldRoomId, startDate, endDate }: Choice) {
  const { bookings, waiting } = useMyBookings();
  const sent = bookings.find(
    (booking) =>
      isLive(booking.status) &&
      booking.coldRoomId === coldRoomId &&
      booking.startDate === startDate &&
      booking.endDate === endDate,
  );
  return { sent, looking: waiting };
}

type Step = 'review' | 'sending' | 'confirmed';

/** What is wrong with the days themselves: an old link may name days that have passed. */
const problemOf = (choice: Choice): string | undefined =>
  stayProblem(choice, serverToday())?.message;

/** The way from a review to a booking: the room as it is today, the price, and the confirmation. */
export function useReview(choice: Choice) {
  const dispatch = useAppDispatch();
  const { room, error, isMissing, retry } = useRoom(choice.coldRoomId);
  const [step, setStep] = useState<Step>('review');
  const [refusal, setRefusal] = useState<Refusal>();
  const [bookingId, setBookingId] = useState<string>();
  useRedirect(bookingId && successPath(bookingId, choice));
  const { sent, looking } = useSent(choice);
  const { terms, waiting, read, agreed } = useTerms(room !== undefined, (failure) => fail(failure));

  const draft = { ...emptyDraft, ...choice };
  const problem = problemOf(choice);

  function fail(failure: Failure | undefined) {
    const message = `Error: ${explainRefusal(failure)}`;
    // The banner of a browser without a network answers the press as well.
    if (failure) leftToBanner(failure);
    setRefusal({
      message,
      isTaken: failure?.code === 'daysTaken' || failure?.code === 'ownBooking',
      isTooHeavy: failure?.code === 'tooHeavy',
    });
    setStep('review');
    if (failure?.code === 'termsChanged') void read();
    if (failure && isOutOfDate(failure)) retry();
  }

  const confirm = async () => {
    if (!room) return;
    setStep('sending');
    setRefusal(undefined);
    notify.clear();
    const known = await agreed();
    if (!known) {
      setStep('review');
      return;
    }
    const request = bookingRequestOf(draft, room, known.cancellation);
    const result = await dispatch(createBooking(request));
    if (!createBooking.fulfilled.match(result)) {
      fail(result.payload);
      return;
    }
    forgetDraft();
    notify.success(successes.bookingConfirmed, TOAST);
    setBookingId(result.payload.id);
    setStep('confirmed');
  };

  return {
    room,
    error,
    isMissing,
    retry,
    step,
    /** Only what was there before counts: what is sent now leads on by itself. */
    sent: step === 'review' ? sent : undefined,
    confirm,
    terms,
    problem: problem ?? refusal?.message,
    isTaken: refusal?.isTaken ?? false,
    /** Mostly known before it is sent; the room may have changed meanwhile. */
    isTooHeavy:
      refusal?.isTooHeavy === true ||
      (room !== undefined && !holdsWeight(holdsOf(room), Number(choice.weight))),
    total: priceOf(draft, room),
    bookable: problem === undefined && !waiting && !looking,
  };
}

/** Opens the success page of a booking in place of the review, which must not be confirmed again. */
function useRedirect(path: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(() => void navigate(path, { replace: true }), REDIRECT);
    return () => clearTimeout(timer);
  }, [path, navigate]);
}

export type ReviewState = ReturnType<typeof useReview>;
