import { useEffect, useLayoutEffect } from 'react';
import { loadUser, selectAuth } from '#web/features/auth/api/authSlice.ts';
import type { FailureCode } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { serverNow } from '#web/lib/session.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';

/** Ends of a session that are shown, because the person took it for valid. */
const SHOWN_ENDS: readonly (FailureCode | null)[] = ['tokenExpired', 'invalidToken'];

/**
 * Reads the saved token before the first paint, again when it runs out, when another tab signs in or out, and when Back
 * leads to a page that the browser kept.
 */
export function SessionWatcher() {
  const dispatch = useAppDispatch();
  const { user, error, errorCode } = useAppSelector(selectAuth);
  const expiry = user?.exp;

  useLayoutEffect(() => {
    dispatch(loadUser());
    const reload = ({ key }: StorageEvent) => {
      if (key === 'token' || key === null) dispatch(loadUser());
    };
    /** A page that the browser kept knows nothing of a logout since, and would show Back to whoever has the phone by now. */
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(loadUser());
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
