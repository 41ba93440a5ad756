import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CONFIRM } from '#web/lib/paths.ts';

/**
 * Goes on to the confirmation, once, for whoever left the form to sign in.
 * @param ready whether everything is there that the confirmation shows and checks
 */
export function useResume(ready: boolean, book: () => void): void {
  const { search } = useLocation();
  const asked = useRef(new URLSearchParams(search).has(CONFIRM));
  useEffect(() => {
    if (!asked.current || !ready) return;
    asked.current = false;
    book();
  }, [ready, book]);
}
