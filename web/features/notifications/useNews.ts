import { useEffect, useRef } from 'react';
import { useAppSelector } from '#web/lib/state.ts';
import { selectNotifications } from './api/notificationsSlice.ts';
import { untilVisible } from './waiting.ts';

/** The shortest time from one look to the next, in ms: what comes in a burst is looked at together. */
const PAUSE_MS = 2_000;

/**
 * Has something look at the server again whenever that says that there is news: at once, and after a
 * pause where it has just looked. A tab that nobody looks at waits until somebody does.
 * @param look stays the same function while it looks at the same
 */
export function useNews(look: () => void): void {
  const { heard } = useAppSelector(selectNotifications);
  const last = useRef({ heard, at: 0 });
  useEffect(() => {
    if (heard === last.current.heard) return;
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
  }, [heard, look]);
}
