import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keepChanges, keepOutcomes, keepReads } from './bookingsReducers.ts';
import { initialState } from './bookingsState.ts';

const bookingsSlice = createSlice({
  name: 'bookings',
  initialState,
  reducers: {
    roomSelected(state, { payload }: PayloadAction<string | null>) {
      state.selectedColdRoomId = payload;
    },
    /** The reader has seen all changes: the lists show their present state. */
    newsSeen(state) {
      state.unseen = {};
    },
    bookingMessagesCleared(state) {
      state.successMessage = null;
      state.errorMessage = null;
      state.availability = null;
    },
  },
  extraReducers: (builder) => {
    keepReads(builder);
    keepChanges(builder);
    keepOutcomes(builder);
  },
});

export const bookingsReducer = bookingsSlice.reducer;
export const { roomSelected, newsSeen, bookingMessagesCleared } = bookingsSlice.actions;
