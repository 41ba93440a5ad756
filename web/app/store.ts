import { configureStore, type Reducer } from '@reduxjs/toolkit';
import { authReducer } from '#web/features/auth/api/authSlice.ts';
import { bookingsReducer } from '#web/features/bookings/api/bookingsSlice.ts';
import { contactReducer } from '#web/features/contact/api/contactSlice.ts';
import { notificationsReducer } from '#web/features/notifications/api/notificationsSlice.ts';
import { coldRoomsReducer } from '#web/features/rooms/api/coldRoomsSlice.ts';
import type { RootState } from '#web/lib/state.ts';

/** The four slices of the specification, section 3, and the notification counter of section 4. */
export const makeStore = () =>
  configureStore({
    reducer: {
      auth: authReducer,
      coldRooms: coldRoomsReducer,
      bookings: bookingsReducer,
      contact: contactReducer,
      notifications: notificationsReducer,
    } satisfies { [Slice in keyof RootState]: Reducer<RootState[Slice]> },
  });

export type AppStore = ReturnType<typeof makeStore>;
