import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loginUser, registerUser } from '#web/features/auth/index.ts';
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
    // Whose session has ended left their bookings here, and somebody else may sign in.
    builder
      .addCase(loginUser.fulfilled, () => initialState)
      .addCase(registerUser.fulfilled, () => initialState);
    keepReads(builder);
    keepChanges(builder);
    keepOutcomes(builder);
  },
});

export const bookingsReducer = bookingsSlice.reducer;
export const { roomSelected, newsSeen, bookingMessagesCleared } = bookingsSlice.actions;
