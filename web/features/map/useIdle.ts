import { useEffect, useState } from 'react';

/** Longest wait after the page was shown, in ms. */
const LATEST = 2000;

/** Whether the browser has come to rest after the page was shown. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, LATEST / 4);
      return () => clearTimeout(timer);
    }
    const callback = requestIdleCallback(rest, { timeout: LATEST });
    return () => cancelIdleCallback(callback);
  }, []);
  return idle;
}
