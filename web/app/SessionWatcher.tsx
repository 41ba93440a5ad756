import { useEffect, useLayoutEffect, useRef } from 'react';
import { loadUser, selectAuth } from '#web/features/auth/api/authSlice.ts';
import { beginAnew } from '#web/features/auth/useLogout.ts';
import type { FailureCode } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { hasEnded, readToken, serverNow, sessionOf } from '#web/lib/session.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';

/** Ends of a session that are shown, because the person took it for valid. */
const SHOWN_ENDS: readonly (FailureCode | null)[] = ['tokenExpired', 'invalidToken'];

/** Whether the person has left the site in another tab, or left it to somebody else. Whose session has ended may come back. */
function hasLeft(userId: string): boolean {
  const token = readToken();
  if (!token) return !hasEnded();
  const session = sessionOf(token);
  return !('error' in session) && session.userId !== userId;
}

/**
 * Reads the saved token before the first paint, again when it runs out, when another tab signs in or out, and when Back
 * leads to a page that the browser kept.
 */
export function SessionWatcher() {
  const dispatch = useAppDispatch();
  const { user, error, errorCode } = useAppSelector(selectAuth);
  const expiry = user?.exp;
  /** Whose session the tab knew last. */
  const last = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (!user) return;
    const { userId } = user;
    // Whose session has ended may have left the tab, with what they have typed, to whoever signs in there.
    if (last.current && last.current !== userId) dispatch(beginAnew());
    last.current = userId;
  }, [dispatch, user]);

  useLayoutEffect(() => {
    dispatch(loadUser());
    const look = () => {
      // What this tab holds of the person, in memory and of what was typed, must not be there for the next.
      dispatch(last.current && hasLeft(last.current) ? beginAnew() : loadUser());
    };
    const reload = ({ key }: StorageEvent) => {
      if (key === 'token' || key === null) look();
    };
    /** A page that the browser kept knows nothing of a logout since, and would show Back to whoever has the phone by now. */
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    window.addEventListener('storage', reload);
    window.addEventListener('pageshow', lookAgain);
    return () => {
      window.removeEventListener('storage', reload);
      window.removeEventListener('pageshow', lookAgain);
    };
  }, [dispatch]);

  useEffect(() => {
    if (expiry === undefined) return;
    const timer = setTimeout(() => dispatch(loadUser()), expiry * 1000 - serverNow() + 500);
    return () => clearTimeout(timer);
  }, [dispatch, expiry]);

  useEffect(() => {
    if (error && SHOWN_ENDS.includes(errorCode)) notify.error(error);
  }, [error, errorCode]);

  return null;
}
