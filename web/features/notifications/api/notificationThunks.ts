import { messages } from '#shared/messages.ts';
import { ALL } from '#web/features/notifications/tabs.ts';
import { apiThunk } from '#web/lib/api/thunks.ts';
import type { AppDispatch, RootState } from '#web/lib/state.ts';
import { countFetched, selectNotifications, countReceived } from './notificationsSlice.ts';

const fetchCount = apiThunk(
  'notifications/fetchCount',
  'notifications.count',
  messages.serverError,
);
const markRead = apiThunk('notifications/markRead', 'notifications.markRead', messages.serverError);
const markAllRead = apiThunk(
  'notifications/markAllRead',
  'notifications.markAllRead',
  messages.serverError,
);

type Ask = (dispatch: AppDispatch) => Promise<{ count: number }>;

const count: Ask = (dispatch) => dispatch(fetchCount({})).unwrap();

/**
 * Fetches the count and stores it. If a count was received meanwhile, be it the same as before, it is unknown which of the
 * two is newer, so it is fetched again.
 * @throws {Failure} of the question
 */
const keep =
  (ask: Ask, action: typeof countFetched | typeof countReceived) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<number> => {
    const before = selectNotifications(getState());
    const answer = await ask(dispatch);
    const now = selectNotifications(getState());
    if (now.count !== before.count || now.heard !== before.heard)
      return dispatch(keep(count, action));
    dispatch(action(answer.count));
    return answer.count;
  };

/** Fetches the number of unread ones. */
export const fetchUnread = () => keep(count, countFetched);

/** Fetches the number of unread ones after a time without a socket; a higher number than before is news. */
export const refetchUnread = () => keep(count, countReceived);

/** Marks one as read, or all, and keeps how many are left. */
export const read = (id: string) =>
  keep(
    (dispatch) =>
      id === ALL
        ? dispatch(markAllRead({ read: true })).unwrap()
        : dispatch(markRead({ id, read: true })).unwrap(),
    countFetched,
  );
