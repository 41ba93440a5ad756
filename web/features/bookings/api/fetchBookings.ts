import type { Booking } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { callAll } from '#web/lib/api/callAll.ts';
import { call, callPage } from '#web/lib/api/client.ts';
import { thunk } from '#web/lib/api/thunks.ts';
import { changesOf } from '#web/lib/changes.ts';
import { serverToday } from '#web/lib/session.ts';
import type { AppDispatch, RootState } from '#web/lib/state.ts';
import { belongsIn, bookingListNames, type BookingListName } from './bookingLists.ts';

const myBookingsThunk = (type: string) =>
  thunk<Booking[], undefined>(
    type,
    () => callAll('bookings.listMine', {}, { fallback: messages.fetchUserBookingsFailed }),
    ({ bookings }) => bookings.status.mine !== 'loading',
  );

/** Every booking of the person signed in, so that their counts are true. */
export const fetchMyBookings = myBookingsThunk('bookings/fetchMyBookings');

/** The same, because the server has said that something changed: their lists stand still meanwhile. */
export const lookAtMyBookings = myBookingsThunk('bookings/lookAtMyBookings');

interface ListRequest {
  list: BookingListName;
  /** Asks for the page after the ones that are here, instead of the first. */
  more?: boolean;
}

/** What is said where a list could not be fetched, and the server does not say why. */
export const listFailed = (list: BookingListName): string =>
  list === 'pending' ? messages.fetchPendingFailed : messages.fetchAllBookingsFailed;

const listPage = (list: BookingListName, cursor?: string) =>
  callPage(
    'bookings.listAll',
    {
      limit: limits.pageSize,
      ...(cursor && { cursor }),
      ...(list !== 'all' && { status: list }),
    },
    { fallback: listFailed(list) },
  );

/** A page of one of the staff's lists. */
export const fetchBookingList = thunk(
  'bookings/fetchBookingList',
  ({ list, more }: ListRequest, getState) =>
    listPage(list, more ? getState().bookings.lists[list].next : undefined),
  ({ bookings }, { list }) => bookings.lists[list].status !== 'loading',
);

/** Fetches each list again that was fetched before: the first page of the staff's, and all of one's own bookings. */
export const refetchLists =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { lists, status } = getState().bookings;
    if (status.mine !== 'idle') void dispatch(fetchMyBookings());
    for (const list of bookingListNames) {
      if (lists[list].status !== 'idle') void dispatch(fetchBookingList({ list }));
    }
  };

/** Most bookings that are asked for one by one after they have left a list. */
export const MOST_GONE = 20;

/**
 * Bookings that have left a list, as they are now: they may have been answered by somebody else. One that cannot be
 * fetched is left out, so that the others are shown now; it is asked for again at the next news.
 */
export async function fetchGone(ids: readonly string[]): Promise<Booking[]> {
  const asked = ids.slice(0, MOST_GONE).map((id) => call('bookings.get', { id }));
  const answers = await Promise.allSettled(asked);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/**
 * Looks again at one of the staff's lists, because the server has said that something changed: at its
 * first page, and at each booking that has left it.
 */
export const lookAtBookingList = thunk(
  'bookings/lookAtBookingList',
  async ({ list }: ListRequest, getState) => {
    const present = await listPage(list);
    const known = { items: listed(getState(), list), next: getState().bookings.lists[list].next };
    const { gone } = changesOf(known, { items: present.data, next: present.next });
    return [...present.data, ...(await fetchGone(gone.map(({ id }) => id)))];
  },
  ({ bookings }, { list }) => {
    const { status, ids } = bookings.lists[list];
    // Of a list that failed to go on, what is here is shown all the same.
    return status === 'succeeded' || (status === 'failed' && ids.length > 0);
  },
);

/** Looks again at one of the staff's lists, or fetches it where it could not be fetched. */
export const renewBookingList =
  (list: BookingListName) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { status, ids } = getState().bookings.lists[list];
    if (status === 'failed' && ids.length === 0) void dispatch(fetchBookingList({ list }));
    else void dispatch(lookAtBookingList({ list }));
  };

/** The bookings of a list that belong there as far as is known, in the server's order. */
function listed({ bookings: { bookings, lists } }: RootState, name: BookingListName): Booking[] {
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const present = lists[name].ids.flatMap((id) => byId.get(id) ?? []);
  return present.filter((booking) => belongsIn(name, booking, serverToday()));
}
