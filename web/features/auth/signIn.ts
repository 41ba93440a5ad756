import type { Claims } from '#shared/user.ts';
import type { Input } from '#web/app/client.ts';
import { decodeToken, saveToken } from '#web/app/session.ts';
import type { AppDispatch } from '#web/app/store.ts';
import { loginUser, registerUser } from './authSlice.ts';

/**
 * Signs in, or registers, and keeps the token for the next visit; answers who it is.
 * @throws {Failure} the rejected thunk's value
 */
export const signIn = (input: Input<'auth.login'>) => async (dispatch: AppDispatch) =>
  keep(await dispatch(loginUser(input)).unwrap());

export const signUp = (input: Input<'auth.register'>) => async (dispatch: AppDispatch) =>
  keep(await dispatch(registerUser(input)).unwrap());

function keep({ token }: { token: string }): Claims | undefined {
  saveToken(token);
  return decodeToken(token);
}
