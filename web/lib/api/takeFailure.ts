import { createAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { removeEndedToken } from '#web/lib/session.ts';
import { ApiFailure, failures, isSignedOut, type Failure } from './failure.ts';

/** The token is missing or no longer accepted; the payload says why. */
export const sessionEnded = createAction<Failure>('auth/sessionEnded');

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * The failure of a call. If it ends the session, the store is updated as well. The console hears of it, unless nobody is
 * signed in: whoever logs out while a call still fetches the script that sends it has done nothing wrong.
 */
export function takeFailure(error: unknown, dispatch: Dispatch): Failure {
  if (!(error instanceof ApiFailure)) {
    console.error(error);
    return failures.unknownError;
  }
  const { failure } = error;
  if (failure.code !== 'noTokenFound') console.error(`${failure.code}:`, error);
  if (isSignedOut(failure)) {
    removeEndedToken();
    dispatch(sessionEnded(failure));
  }
  return failure;
}
