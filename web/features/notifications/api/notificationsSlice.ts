import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '#web/app/store.ts';

export interface NotificationsState {
  /** How many notifications are unread; null until that is known. */
  count: number | null;
  /** Whether it last changed because something new had come. */
  rose: boolean;
  /** How often something new has come since the page was loaded. */
  news: number;
}

const initialState: NotificationsState = { count: null, rose: false, news: 0 };

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    /** The answer to a question of this tab. */
    counted(state, { payload }: PayloadAction<number>) {
      if (payload === state.count) return;
      state.count = payload;
      state.rose = false;
    },
    /** Word that nobody asked for: newNotification, or what another tab knows. */
    told(state, { payload }: PayloadAction<number>) {
      if (payload === state.count) return;
      state.rose = payload > (state.count ?? 0);
      state.count = payload;
      if (state.rose) state.news += 1;
    },
    forgotten: () => initialState,
  },
});

export const notificationsReducer = notificationsSlice.reducer;
export const { counted, told, forgotten } = notificationsSlice.actions;
export const selectNotifications = (state: RootState) => state.notifications;
export const selectUnread = (state: RootState) => state.notifications.count;
