import { messages } from '#shared/messages.ts';
import { ALL } from '#web/features/notifications/tabs.ts';
import { apiThunk } from '#web/lib/api/thunks.ts';
import type { AppDispatch, RootState } from '#web/lib/state.ts';
import { counted, selectUnread, told } from './notificationsSlice.ts';

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
 * Asks for the count and keeps it. Where another was told meanwhile, nobody knows which of the two
 * is newer: it is asked for again.
 * @throws {Failure} of the question
 */
const keep =
  (ask: Ask, action: typeof counted | typeof told) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<number> => {
    const before = selectUnread(getState());
    const answer = await ask(dispatch);
    if (selectUnread(getState()) !== before) return dispatch(keep(count, action));
    dispatch(action(answer.count));
    return answer.count;
  };

/** Asks how many are unread. */
export const learnCount = () => keep(count, counted);

/** Asks how many are unread after nobody could tell for a while; more than before is news. */
export const catchUp = () => keep(count, told);

/** Marks one as read, or all, and keeps how many are left. */
export const read = (id: string) =>
  keep(
    (dispatch) =>
      id === ALL
        ? dispatch(markAllRead({ read: true })).unwrap()
        : dispatch(markRead({ id, read: true })).unwrap(),
    counted,
  );
