import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { messages, ownMessages, successes } from '#shared/messages.ts';
import type { Stay } from '#shared/stay.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import {
  createBooking,
  explainRefusal,
  isOutOfDate,
} from '#web/features/bookings/api/createBooking.ts';
import { priceOf, bookingRequestOf } from '#web/features/bookings/form/bookingRequest.ts';
import {
  emptyDraft,
  forgetDraft,
  HOME,
  openingDraft,
  saveDraft,
} from '#web/features/bookings/form/draft.ts';
import { stayError } from '#web/features/bookings/form/stayError.ts';
import { useTerms } from '#web/features/bookings/form/useTerms.ts';
import { useTakenDays } from '#web/features/rooms/api/useRoom.ts';
import { useRoomsAndChosen } from '#web/features/rooms/api/useRooms.ts';
import { isSignedOut, siteFault, type Failure } from '#web/lib/api/failure.ts';
import { lazyResolver } from '#web/lib/forms/forms.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { serverToday } from '#web/lib/session.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';

interface Fields {
  coldRoomId: string;
  startDate: string;
  endDate: string;
}

const nothing: Fields = { coldRoomId: '', startDate: '', endDate: '' };

const isSame = (one: Fields, other: Fields): boolean =>
  one.coldRoomId === other.coldRoomId &&
  one.startDate === other.startDate &&
  one.endDate === other.endDate;

const resolver = lazyResolver<Fields>(
  async () =>
    (await import('#web/features/bookings/form/availabilitySchema.ts')).availabilitySchema,
);

/** The server checks which days are taken when the booking is sent. */
const NO_DAYS: ReadonlySet<string> = new Set();

/** The fields as this visit left them, for a reload and Back. */
function openingFields(visit: string): Fields {
  const { coldRoomId, startDate, endDate } = openingDraft(visit);
  return { coldRoomId, startDate, endDate };
}

/** The booking form of the home page: three fields, and one step from them to a booking. */
export function useHomeBooking() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const visit = `${HOME} ${useLocation().key}`;
  const [opening] = useState(() => openingFields(visit));
  const [asking, setAsking] = useState(false);
  /** What was refused because its days are taken. */
  const [refused, setRefused] = useState<Fields>();
  const form = useForm<Fields>({ resolver, defaultValues: opening });
  const fields = { ...opening, ...useWatch({ control: form.control }) };
  const catalogue = useRoomsAndChosen(fields.coldRoomId);
  const { room } = catalogue;
  const { productType, weight } = useWish();
  const draft = { ...emptyDraft, productType, weight, ...fields };
  const wrong = stayError(draft, serverToday(), NO_DAYS);
  const total = priceOf(draft, room);
  const isTaken = refused !== undefined && isSame(refused, fields);
  const { taken } = useTakenDays(isTaken ? fields.coldRoomId : '');
  const { terms, read, agreed } = useTerms(user !== null && total > 0, (failure) => fail(failure));

  useEffect(() => saveDraft({ ...openingDraft(visit), ...fields }, visit));

  function fail(failure: Failure | undefined) {
    if (failure && isSignedOut(failure)) setAsking(true);
    if (failure && isOutOfDate(failure)) catalogue.retry();
    if (failure?.code === 'daysTaken') setRefused(form.getValues());
    if (failure?.code === 'termsChanged') void read();
    notify.failure(failure ?? siteFault(messages.bookingFailed), explainRefusal(failure));
  }

  const complain = () => notify.error(messages.fillInAllFields);

  const send = async () => {
    notify.clear();
    if (wrong) form.setFocus(wrong.field);
    else if (!room) complain();
    else if (room.status === 'unavailable') notify.error(ownMessages.roomUnavailable);
    else if (total === 0) notify.error(messages.totalZero);
    else if (!user) setAsking(true);
    else {
      const known = await agreed();
      if (!known) return;
      const request = bookingRequestOf(draft, room, known.cancellation);
      const result = await dispatch(createBooking(request));
      if (!createBooking.fulfilled.match(result)) {
        fail(result.payload);
        return;
      }
      notify.success(successes.booking);
      forgetDraft();
      form.reset(nothing);
    }
  };

  return {
    form,
    fields,
    draft,
    catalogue,
    room,
    wrong,
    total,
    terms,
    asking,
    stopAsking: () => setAsking(false),
    /** Whether these days of this room were refused, and which of its days are taken, once they are known. */
    isTaken,
    takenDays: taken,
    /** Chooses other days of the room; the button that did it is gone then. */
    choose: ({ startDate, endDate }: Stay) => {
      form.setValue('startDate', startDate);
      form.setValue('endDate', endDate);
      form.setFocus('startDate');
    },
    book: form.handleSubmit(send, complain),
  };
}

export type HomeBooking = ReturnType<typeof useHomeBooking>;
