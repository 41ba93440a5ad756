import { messages } from '#shared/messages.ts';
import { useEffect, useLayoutEffect } from 'react';
import { loadUser, selectAuth } from '#web/features/auth/api/authSlice.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch, useAppSelector } from './store.ts';

const KEPT_WORDS: readonly string[] = [messages.tokenExpired, messages.invalidToken];

/**
 * Reads the saved token before the first paint, again when it runs out, and again when another tab
 * signs in or out.
 */
export function SessionWatcher() {
  const dispatch = useAppDispatch();
  const { user, error } = useAppSelector(selectAuth);
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
    if (error && KEPT_WORDS.includes(error)) notify.error(error);
  }, [error]);

  return null;
}
