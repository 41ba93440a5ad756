import { createSlice } from '@reduxjs/toolkit';
import { messages, successes } from '#shared/messages.ts';
import { explain } from '#web/lib/api/failure.ts';
import { apiThunk } from '#web/lib/api/thunks.ts';
import type { RootState } from '#web/lib/state.ts';

declare module '#web/lib/state.ts' {
  interface RootState {
    contact: ContactState;
  }
}

interface ContactState {
  loading: boolean;
  successMessage: string | null;
  errorMessage: string | null;
}

const initialState: ContactState = { loading: false, successMessage: null, errorMessage: null };

export const submitQuery = apiThunk(
  'contact/submitQuery',
  'contact.submitQuery',
  messages.submitQueryFailed,
);

const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: { contactReset: () => initialState },
  extraReducers: (builder) => {
    builder
      .addCase(submitQuery.pending, () => ({ ...initialState, loading: true }))
      // The other form may stand there by the time of the answer, which has been reset then.
      .addCase(submitQuery.fulfilled, (state) =>
        state.loading ? { ...initialState, successMessage: successes.querySubmitted } : state,
      )
      .addCase(submitQuery.rejected, (state, { payload }) =>
        state.loading
          ? {
              ...initialState,
              errorMessage: payload ? explain(payload) : messages.submitQueryFailed,
            }
          : state,
      );
  },
});

export const contactReducer = contactSlice.reducer;
export const { contactReset } = contactSlice.actions;
export const selectContact = (state: RootState) => state.contact;
