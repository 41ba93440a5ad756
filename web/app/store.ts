import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { authReducer } from '#web/features/auth/api/authSlice.ts';
import { bookingsReducer } from '#web/features/bookings/api/bookingsSlice.ts';
import { coldRoomsReducer } from '#web/features/rooms/api/coldRoomsSlice.ts';
import { contactReducer } from '#web/features/contact/api/contactSlice.ts';
import { notificationsReducer } from '#web/features/notifications/api/notificationsSlice.ts';

/** The four slices of the specification, section 3, and the notification counter of section 4. */
export const makeStore = () =>
  configureStore({
    reducer: {
      auth: authReducer,
      coldRooms: coldRoomsReducer,
      bookings: bookingsReducer,
      contact: contactReducer,
      notifications: notificationsReducer,
    },
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
