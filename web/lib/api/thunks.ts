import { createAsyncThunk } from '@reduxjs/toolkit';
import type { RootState } from '#web/lib/state.ts';
import type { CallName } from './answers.ts';
import { call, type Input, type Output } from './client.ts';
import type { Failure } from './failure.ts';
import { takeFailure } from './takeFailure.ts';

/** Status of a request, as every slice keeps it. */
export type RequestStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

export interface ThunkConfig {
  rejectValue: Failure;
  state: RootState;
}

/**
 * A thunk of a slice; it is rejected with a {@link Failure}.
 * @param work throws an {@link ApiFailure} where it fails
 * @param isWanted whether to begin at all. @default always
 */
export const thunk = <Answer, Arg>(
  type: string,
  work: (arg: Arg, getState: () => RootState) => Promise<Answer>,
  isWanted: (state: RootState, arg: Arg) => boolean = () => true,
) =>
  createAsyncThunk<Answer, Arg, ThunkConfig>(
    type,
    async (arg, { dispatch, getState, rejectWithValue }) => {
      try {
        return await work(arg, getState);
      } catch (error) {
        return rejectWithValue(takeFailure(error, dispatch));
      }
    },
    { condition: (arg, { getState }) => isWanted(getState(), arg) },
  );

/**
 * A thunk that calls one endpoint.
 * @param fallback what to say where the server gave no message
 * @param before what to do with the answer before the state, and so the screen, knows it
 */
export const apiThunk = <Name extends CallName>(
  type: string,
  name: Name,
  fallback: string,
  before?: (answer: Output<Name>) => void,
) =>
  thunk(type, async (input: Input<Name>): Promise<Output<Name>> => {
    const answer = await call(name, input, { fallback });
    before?.(answer);
    return answer;
  });
