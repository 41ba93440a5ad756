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

export interface ContactState {
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
      .addCase(submitQuery.fulfilled, () => ({
        ...initialState,
        successMessage: successes.querySubmitted,
      }))
      .addCase(submitQuery.rejected, (_, { payload }) => ({
        ...initialState,
        errorMessage: payload ? explain(payload) : messages.submitQueryFailed,
      }));
  },
});

export const contactReducer = contactSlice.reducer;
export const { contactReset } = contactSlice.actions;
export const selectContact = (state: RootState) => state.contact;
