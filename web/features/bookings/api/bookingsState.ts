import type { Booking } from '#shared/booking.ts';
import type { Output } from '#web/lib/api/client.ts';
import type { RequestStatus } from '#web/lib/api/thunks.ts';
import { serverToday } from '#web/lib/session.ts';
import {
  belongsIn,
  bookingListNames,
  emptyLists,
  merge,
  place,
  type BookingListState,
  type BookingListName,
} from './bookingLists.ts';
import { withoutUnseen, type Unseen } from './unseen.ts';

type Request =
  | 'mine'
  | 'pending'
  | 'details'
  | 'availability'
  | 'create'
  | 'updateStatus'
  | 'cancel';

declare module '#web/lib/state.ts' {
  interface RootState {
    bookings: BookingsState;
  }
}

export interface BookingsState {
  /** Every booking that one of the staff has fetched; `lists` holds the ids of each list. */
  bookings: Booking[];
  lists: Record<BookingListName, BookingListState>;
  /** Changes by others that the reader has not seen yet. */
  unseen: Unseen;
  userBookings: Booking[];
  pendingBookings: Booking[];
  /** Whether more wait than those. */
  morePending: boolean;
  bookingDetails: Output<'bookings.get'> | null;
  /** The server's answer to the last availability check. */
  availability: string | null;
  /** The room that the booking form is about. */
  selectedColdRoomId: string | null;
  successMessage: string | null;
  errorMessage: string | null;
  status: Record<Request, RequestStatus>;
  error: Partial<Record<Request, string>>;
  latest?: Partial<Record<Request, string>>;
}

export const initialState: BookingsState = {
  bookings: [],
  lists: emptyLists(),
  unseen: {},
  userBookings: [],
  pendingBookings: [],
  morePending: false,
  bookingDetails: null,
  availability: null,
  selectedColdRoomId: null,
  successMessage: null,
  errorMessage: null,
  status: {
    mine: 'idle',
    pending: 'idle',
    details: 'idle',
    availability: 'idle',
    create: 'idle',
    updateStatus: 'idle',
    cancel: 'idle',
  },
  error: {},
};

/** Gives bookings their places in the lists that they now belong to. */
export function placeInLists(
  state: BookingsState,
  bookings: readonly Booking[],
  names: readonly BookingListName[] = bookingListNames,
): void {
  const byId = new Map(state.bookings.map((booking) => [booking.id, booking]));
  const today = serverToday();
  for (const name of names) {
    const { ids, next, status } = state.lists[name];
    if (status === 'idle') continue;
    const stands = new Set(ids);
    const missing = bookings.filter(({ id }) => !stands.has(id));
    const listed = missing
      .filter((booking) => belongsIn(name, booking, today))
      .reduce(
        (all, booking) => place(name, all, booking, next, today),
        ids.flatMap((id) => byId.get(id) ?? []),
      );
    state.lists[name].ids = listed.map(({ id }) => id);
  }
}

/** What is answered to a change names no number of an account: the one that a list has said stays. */
function withPhone(answered: Booking, known: readonly Booking[]): Booking {
  const phoneNumber = known.find(({ id }) => id === answered.id)?.phoneNumber;
  return { ...(phoneNumber && { phoneNumber }), ...answered };
}

/** The reader changed the booking themselves, so it moves to its new place at once. */
export function moveInLists(state: BookingsState, answered: Booking): void {
  const booking = withPhone(answered, [...state.bookings, ...state.pendingBookings]);
  state.bookings = merge(state.bookings, [booking]);
  const others = state.pendingBookings.filter(({ id }) => id !== booking.id);
  state.pendingBookings =
    booking.status === 'pending'
      ? place('pending', others, booking, undefined, serverToday())
      : others;
  if (state.bookingDetails?.id === booking.id) state.bookingDetails = null;
  state.unseen = withoutUnseen(state.unseen, [booking]);
  placeInLists(state, [booking]);
}
