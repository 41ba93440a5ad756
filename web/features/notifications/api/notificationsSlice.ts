import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '#web/lib/state.ts';

declare module '#web/lib/state.ts' {
  interface RootState {
    notifications: NotificationsState;
  }
}

interface NotificationsState {
  /** How many notifications are unread; null until that is known. */
  count: number | null;
  /** Whether it last changed because something new had come. */
  rose: boolean;
  /** How often a change was announced since the page was loaded. */
  heard: number;
}

const initialState: NotificationsState = { count: null, rose: false, heard: 0 };

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    /** The answer to a request of this tab. */
    countFetched(state, { payload }: PayloadAction<number>) {
      if (payload === state.count) return;
      state.count = payload;
      state.rose = false;
    },
    /** A count that was not requested: of newNotification, or of another tab. */
    countReceived(state, { payload }: PayloadAction<number>) {
      if (payload === state.count) return;
      state.rose = payload > (state.count ?? 0);
      state.count = payload;
      state.heard += 1;
    },
    /** The server announced a change, or could not for a while: lists may be stale even if the count is the same. */
    changeAnnounced(state) {
      state.heard += 1;
    },
    countForgotten: ({ heard }) => ({ ...initialState, heard }),
  },
});

export const notificationsReducer = notificationsSlice.reducer;
export const { countFetched, countReceived, changeAnnounced, countForgotten } =
  notificationsSlice.actions;
export const selectNotifications = (state: RootState) => state.notifications;
export const selectUnread = (state: RootState) => state.notifications.count;
