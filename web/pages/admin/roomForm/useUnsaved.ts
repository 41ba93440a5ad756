import { useEffect, useRef } from 'react';
import { useBlocker, useLocation, type Blocker } from 'react-router-dom';

/** The browser asks in its own words, and only where a listener refuses to let the page go. */
const refuse = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Holds whoever would leave with something unsaved, until they have been asked. */
export function useUnsaved(dirty: boolean): { blocker: Blocker; letGo: () => void } {
  const free = useRef(false);
  // The router knows the next page a moment before this one is gone: a way back from there is free.
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
