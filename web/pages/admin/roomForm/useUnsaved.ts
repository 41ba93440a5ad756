import { useEffect, useRef } from 'react';
import { useBlocker, useLocation, type Blocker } from 'react-router-dom';

/** The browser asks in its own words, and only where a listener refuses to let the page go. */
const refuse = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks before a page with unsaved changes is left. */
export function useUnsaved(dirty: boolean): { blocker: Blocker; letGo: () => void } {
  const free = useRef(false);
  // The router reports the next page shortly before this one is removed: going back from there asks nothing.
  const here = useLocation().pathname;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !free.current && currentLocation.pathname === here && nextLocation.pathname !== here,
  );
  useEffect(() => {
    if (!dirty) return;
    window.addEventListener('beforeunload', refuse);
    return () => window.removeEventListener('beforeunload', refuse);
  }, [dirty]);
  const letGo = () => {
    free.current = true;
  };
  return { blocker, letGo };
}
