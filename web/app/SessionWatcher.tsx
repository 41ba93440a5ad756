import { useEffect, useLayoutEffect } from 'react';
import { loadUser, selectAuth } from '#web/features/auth/api/authSlice.ts';
import type { FailureCode } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';

/** Ends of a session that are shown, because the person took it for valid. */
const SHOWN_ENDS: readonly (FailureCode | null)[] = ['tokenExpired', 'invalidToken'];

/**
 * Reads the saved token before the first paint, again when it runs out, and again when another tab
 * signs in or out.
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
    window.addEventListener('storage', reload);
    return () => window.removeEventListener('storage', reload);
  }, [dispatch]);

  useEffect(() => {
    if (expiry === undefined) return;
    const timer = setTimeout(() => dispatch(loadUser()), expiry * 1000 - Date.now() + 500);
    return () => clearTimeout(timer);
  }, [dispatch, expiry]);

  useEffect(() => {
    if (error && SHOWN_ENDS.includes(errorCode)) notify.error(error);
  }, [error, errorCode]);

  return null;
}
