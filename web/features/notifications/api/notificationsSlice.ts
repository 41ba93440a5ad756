import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '#web/lib/state.ts';

declare module '#web/lib/state.ts' {
  interface RootState {
    notifications: NotificationsState;
  }
}

export interface NotificationsState {
  /** How many notifications are unread; null until that is known. */
  count: number | null;
  /** Whether it last changed because something new had come. */
  rose: boolean;
  /** How often there was word that something has changed, since the page was loaded. */
  heard: number;
}

const initialState: NotificationsState = { count: null, rose: false, heard: 0 };

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
      state.heard += 1;
    },
    /** The server has spoken, or could not for a while: what is listed may have changed at any count. */
    spoken(state) {
      state.heard += 1;
    },
    forgotten: ({ heard }) => ({ ...initialState, heard }),
  },
});

export const notificationsReducer = notificationsSlice.reducer;
export const { counted, told, spoken, forgotten } = notificationsSlice.actions;
export const selectNotifications = (state: RootState) => state.notifications;
export const selectUnread = (state: RootState) => state.notifications.count;
