import { messages } from '#shared/messages.ts';
import { routes, type RouteName } from '#shared/routes.ts';
import {
  createAction,
  createAsyncThunk,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { call, type Input, type Output } from './client.ts';
import { ApiFailure, type Failure } from './failure.ts';
import { saveToken } from '#web/lib/session.ts';

/** Status of a request, as every slice keeps it. */
export type RequestStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

/** The server no longer takes the token; the payload says why. */
export const sessionEnded = createAction<string>('auth/sessionEnded');

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A password that is wrong is no token that is: whoever mistypes their old one stays signed in. */
const endsSession = ({ status, message }: Failure, name: RouteName): boolean =>
  status === 401 && routes[name].access !== 'public' && message !== messages.invalidCredentials;

/** The failure of a call; one that ends the session is told to the store as well. */
export function takeFailure(error: unknown, name: RouteName, dispatch: Dispatch): Failure {
  console.error(error);
  if (!(error instanceof ApiFailure)) {
    return { kind: 'network', status: 0, message: messages.unknownError };
  }
  const { failure } = error;
  if (endsSession(failure, name)) {
    saveToken(undefined);
    dispatch(sessionEnded(failure.message));
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
        return rejectWithValue(takeFailure(error, name, dispatch));
      }
    },
  );
