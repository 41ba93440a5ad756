import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Claims } from '#shared/claims.ts';
import { messages } from '#shared/messages.ts';
import type { Input } from '#web/lib/api/client.ts';
import { ApiFailure, failures, type Failure, type FailureCode } from '#web/lib/api/failure.ts';
import { sessionEnded } from '#web/lib/api/takeFailure.ts';
import { apiThunk, thunk, type RequestStatus } from '#web/lib/api/thunks.ts';
import {
  decodeToken,
  readToken,
  removeEndedToken,
  saveToken,
  sessionOf,
} from '#web/lib/session.ts';
import type { AppDispatch, RootState } from '#web/lib/state.ts';
import { register } from './register.ts';

declare module '#web/lib/state.ts' {
  interface RootState {
    auth: AuthState;
  }
}

interface AuthState {
  token: string | null;
  isAuthenticated: boolean;
  user: Claims | null;
  /** `idle` until the saved token has been looked at. */
  status: RequestStatus;
  /** Why nobody is signed in, or why signing in failed: in words, and by its code. */
  error: string | null;
  errorCode: FailureCode | null;
}

const signedOut = { token: null, isAuthenticated: false, user: null };
const initialState: AuthState = { ...signedOut, status: 'idle', error: null, errorCode: null };

/**
 * Saved before the state changes: the next screen's calls need it.
 * @param now the server's time (milliseconds). @default when the token was signed, because that was just now
 * @throws {ApiFailure} where the answer cannot be read as a token
 */
export function keepToken({ token }: { token: string }, now?: number): void {
  const claims = decodeToken(token);
  if (!claims) throw new ApiFailure({ code: 'serverError', message: messages.invalidToken });
  saveToken(token, Date.now() - (now ?? claims.iat * 1000));
}

export const loginUser = apiThunk('auth/loginUser', 'auth.login', messages.loginFailed, keepToken);
export const registerUser = thunk('auth/registerUser', async (person: Input<'auth.register'>) => {
  const answer = await register(person);
  keepToken(answer);
  return answer;
});

type Session = { token: string; user: Claims } | { error: Failure };

/** Nobody is signed in, for this reason. */
const failed = ({ message, code }: Failure): AuthState => ({
  ...signedOut,
  status: 'failed',
  error: message,
  errorCode: code,
});

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    sessionRead(state, { payload }: PayloadAction<Session>) {
      if ('error' in payload) return failed(payload.error);
      const user = { ...payload, isAuthenticated: true };
      return { ...state, ...user, status: 'succeeded', error: null, errorCode: null };
    },
    signedOut: () => ({ ...initialState, status: 'failed' as const }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, (_, { payload }) => failed(payload))
      .addMatcher(isAnyOf(loginUser.pending, registerUser.pending), (state) => {
        state.status = 'loading';
        state.error = null;
        state.errorCode = null;
      })
      .addMatcher(isAnyOf(loginUser.fulfilled, registerUser.fulfilled), (state, { payload }) => {
        const user = decodeToken(payload.token) ?? null;
        return { ...state, token: payload.token, user, isAuthenticated: true, status: 'succeeded' };
      })
      .addMatcher(isAnyOf(loginUser.rejected, registerUser.rejected), (state, { payload }) => {
        state.status = 'failed';
        const { message, code } = payload ?? failures.unknownError;
        state.error = message;
        state.errorCode = code;
      });
  },
});

export const authReducer = authSlice.reducer;

/** Looks at the saved token: at startup, when it runs out, and when another tab changes it. */
export const loadUser = () => (dispatch: AppDispatch) => {
  const token = readToken();
  const session = sessionOf(token);
  if ('error' in session) removeEndedToken();
  const read = 'error' in session ? session : { token: token ?? '', user: session };
  dispatch(authSlice.actions.sessionRead(read));
};

/** Forgets who was signed in, but leaves the saved token, which may be somebody else's by now. */
export const { signedOut: forgetUser } = authSlice.actions;

/** Forgets who is signed in, because they have to sign in again: what they have typed stays for them, in other tabs as well. */
export const logout = () => (dispatch: AppDispatch) => {
  removeEndedToken();
  dispatch(forgetUser());
};

export const selectAuth = (state: RootState) => state.auth;
export const selectUser = (state: RootState) => state.auth.user;
/** Whether the saved token has been looked at, so that a guard may decide. */
export const selectSessionKnown = (state: RootState) => state.auth.status !== 'idle';
