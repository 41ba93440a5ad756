import type { RouteName } from '#shared/routes.ts';
import {
  createAction,
  createAsyncThunk,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { call, type Input, type Output } from './client.ts';
import { ApiFailure, failures, isSignedOut, type Failure } from './failure.ts';
import { saveToken } from '#web/lib/session.ts';

/** Status of a request, as every slice keeps it. */
export type RequestStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

/** The token is missing, or no longer taken; the payload says why. */
export const sessionEnded = createAction<Failure>('auth/sessionEnded');

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The failure of a call; one that ends the session is told to the store as well. */
export function takeFailure(error: unknown, dispatch: Dispatch): Failure {
  console.error(error);
  if (!(error instanceof ApiFailure)) return failures.unknownError;
  const { failure } = error;
  if (isSignedOut(failure)) {
    saveToken(undefined);
    dispatch(sessionEnded(failure));
  }
  return failure;
}

/**
 * A thunk that calls one endpoint; it is rejected with a {@link Failure}.
 * @param fallback what to say where the server gave no message
 * @param before what to do with the answer before the state, and so the screen, knows it
 */
export const apiThunk = <Name extends RouteName>(
  type: string,
  name: Name,
  fallback: string,
  before?: (answer: Output<Name>) => void,
) =>
  createAsyncThunk<Output<Name>, Input<Name>, { rejectValue: Failure }>(
    type,
    async (input, { dispatch, rejectWithValue }) => {
      try {
        const answer = await call(name, input, { fallback });
        before?.(answer);
        return answer;
      } catch (error) {
        return rejectWithValue(takeFailure(error, dispatch));
      }
    },
  );
