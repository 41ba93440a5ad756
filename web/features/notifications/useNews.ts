import { useEffect, useRef } from 'react';
import { useAppSelector } from '#web/lib/state.ts';
import { selectNotifications } from './api/notificationsSlice.ts';
import { untilVisible } from './waiting.ts';

/** Shortest time between two refetches, in ms, so that a burst of news causes one. */
export const PAUSE_MS = 2_000;

/**
 * Refetches when the server announces news: at once, or after a pause if it has just refetched. A hidden tab
 * waits until it is visible.
 * @param look stays the same function while it looks at the same
 * @param ready whether it can be looked at now: news that comes before waits until it can
 */
export function useNews(look: () => void, ready = true): void {
  const { heard } = useAppSelector(selectNotifications);
  const last = useRef({ heard, at: 0 });
  useEffect(() => {
    if (!ready || heard === last.current.heard) return;
    const left = new AbortController();
    const lookNow = () => {
      last.current = { heard, at: Date.now() };
      look();
    };
    const wait = Math.max(0, last.current.at + PAUSE_MS - Date.now());
    const timer = setTimeout(() => void untilVisible(left.signal).then(lookNow), wait);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [heard, look, ready]);
}
