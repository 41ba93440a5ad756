import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useParams, type Location } from 'react-router-dom';
import { ownMessages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { laterStay } from '#shared/search/laterStay.ts';
import type { Stay } from '#shared/stay.ts';
import { roomSelected } from '#web/features/bookings/api/bookingsSlice.ts';
import { priceOf } from '#web/features/bookings/form/bookingRequest.ts';
import {
  emptyDraft,
  forgetDraft,
  openingDraft,
  preselectionOf,
  saveDraft,
  type BookingDraft,
} from '#web/features/bookings/form/draft.ts';
import { isStay, stayError } from '#web/features/bookings/form/stayError.ts';
import { useRoomGone } from '#web/features/bookings/form/useRoomGone.ts';
import { useRoom, useTakenDays } from '#web/features/rooms/api/useRoom.ts';
import { useRooms } from '#web/features/rooms/api/useRooms.ts';
import { lazyResolver } from '#web/lib/forms/forms.ts';
import { useOpenedForm } from '#web/lib/forms/useOpenedForm.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import { CONFIRM } from '#web/lib/paths.ts';
import { serverToday } from '#web/lib/session.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { useDraftInAddress } from './useDraftInAddress.ts';

const resolver = lazyResolver<BookingDraft>(
  async () => (await import('./bookSchema.ts')).bookSchema,
);

/** The newer of two copies of a room, because the list may come from a cache. */
const younger = (one: Room | undefined, other: Room | undefined): Room | undefined =>
  one && other ? (one.version > other.version ? one : other) : (one ?? other);

/** What keeps the chosen room from being booked, if anything. */
function roomError(room: Room | undefined, fetching: string | undefined): string | undefined {
  if (!room) return fetching;
  return room.status === 'unavailable' ? ownMessages.roomUnavailable : undefined;
}

/** Whether somebody left the form to sign in, and goes on with what the address cannot say, such as a weight with a comma. */
const isBackFromSignIn = ({ search }: Location): boolean =>
  new URLSearchParams(search).has(CONFIRM);

/** The booking form: what is typed, the room it is about, that room's taken days, and the price. */
export function useBookForm() {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { id } = useParams();
  const visit = `${location.key} ${location.pathname}`;
  const wish = useWish();
  const { form, opening, isOpened } = useOpenedForm<BookingDraft>(resolver, emptyDraft, () =>
    openingDraft(visit, preselectionOf(wish, location.state, id), isBackFromSignIn(location)),
  );
  const draft = { ...opening, ...useWatch({ control: form.control }) };

  const details = useRoom(draft.coldRoomId);
  const { isMissing } = details;
  // Whoever has chosen a room needs no others, until they want another one.
  const isChosen = draft.coldRoomId !== '' && (details.room !== undefined || !details.error);
  const { rooms, hasMore, error, waiting, retry } = useRooms(isOpened && !isChosen);
  const listed = rooms.find((one) => one.id === draft.coldRoomId);
  const room = draft.coldRoomId && !isMissing ? younger(details.room, listed) : undefined;
  const calendar = useTakenDays(draft.coldRoomId);
  const taken = new Set(calendar.taken);

  // What was sent stays in the address, for Back and a reload; the form that is left is empty.
  const [isSent, setSent] = useState(false);
  const isKept = isOpened && !isSent;
  useEffect(() => {
    if (isKept) saveDraft(draft, visit);
  });
  useDraftInAddress(isKept ? draft : undefined, wish);
  useEffect(() => {
    dispatch(roomSelected(draft.coldRoomId || null));
  }, [dispatch, draft.coldRoomId]);
  useRoomGone(isMissing, form);

  const wrong = stayError(draft, serverToday(), taken);
  const days = { startDate: draft.startDate, endDate: draft.endDate };
  const takenStay = wrong?.code === 'daysTaken' ? days : undefined;
  const closed = roomError(room, draft.coldRoomId === '' ? undefined : details.error);
  const isOnItsWay = draft.coldRoomId !== '' && !room && !closed;

  const [changes, setChanges] = useState(false);
  const { errors, dirtyFields } = form.formState;
  const isUntouched = !changes && !dirtyFields.coldRoomId && !errors.coldRoomId;
  return {
    form,
    draft,
    /** The days, once both are chosen and nothing is wrong with them. */
    stay: isStay(draft) && !wrong ? days : undefined,
    /** The days, where they are in order and some of them are taken. */
    takenStay,
    /** Where they are taken, the next free ones of as many, if any. */
    next: takenStay && laterStay([...taken], takenStay, serverToday()),
    /** Without the room neither the price nor an earlier attempt of this booking is known. */
    isOnItsWay,
    /** Whether a press can be answered: what was said is in the fields, and the room is known or cannot be had. */
    isReady: isOpened && !isOnItsWay,
    /**
     * Whether the room with which the form opened stands in place of the fields, because most who come with a room want
     * no other. It gives way to them where it cannot be booked.
     */
    isGiven: isUntouched && (isOnItsWay || room?.status === 'available'),
    /** Whether another room than the given one is wanted. */
    changes,
    change: () => setChanges(true),
    /** Chooses days as the calendar does. */
    choose: ({ startDate = '', endDate = '' }: Partial<Stay>) => {
      const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
      form.setValue('startDate', startDate, options);
      form.setValue('endDate', endDate, options);
    },
    /** The draft with what else was looked for on the way, such as the town. */
    said: { ...wish, ...draft },
    room,
    rooms,
    hasMore,
    roomsWaiting: waiting,
    listError: rooms.length === 0 ? error : undefined,
    roomError: closed,
    calendar,
    taken,
    stayError: wrong,
    total: priceOf(draft, room),
    /** Empties the form once it has become a booking. */
    finish: () => {
      setSent(true);
      form.reset(emptyDraft);
      forgetDraft();
    },
    reloadRooms: () => {
      retry();
      details.retry();
    },
  };
}

export type BookForm = ReturnType<typeof useBookForm>;
