import { createAsyncThunk } from '@reduxjs/toolkit';
import { takeFailure } from './apiThunk.ts';
import { callAll, type ListName } from './callAll.ts';
import type { Input, Output } from './client.ts';
import type { Failure } from './failure.ts';

/**
 * A thunk that fetches the whole of a list, however many pages it has; it is rejected with a
 * {@link Failure}.
 * @param fallback what to say where the server gave no message
 */
export const listThunk = <Name extends ListName>(type: string, name: Name, fallback: string) =>
  createAsyncThunk<Output<Name>, Input<Name>, { rejectValue: Failure }>(
    type,
    async (input, { dispatch, rejectWithValue }) => {
      try {
        return await callAll(name, input, { fallback });
      } catch (error) {
        return rejectWithValue(takeFailure(error, dispatch));
      }
    },
  );
