import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHeldNavigation } from '#web/lib/router/SiteRouter.tsx';
import type { HeldNavigation } from '#web/lib/router/shown.ts';

/** The browser asks in its own words, and only where a listener refuses to let the page go. */
const refuse = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks before a page with unsaved changes is left. */
export function useUnsaved(dirty: boolean): {
  held: HeldNavigation | undefined;
  letGo: () => void;
} {
  const free = useRef(false);
  // The router reports the next page shortly before this one is removed: going back from there asks nothing.
  const here = useLocation().pathname;
  const held = useHeldNavigation(
    (from, to) => dirty && !free.current && from === here && to !== here,
  );
  useEffect(() => {
    if (!dirty) return;
    window.addEventListener('beforeunload', refuse);
    return () => window.removeEventListener('beforeunload', refuse);
  }, [dirty]);
  const letGo = () => {
    free.current = true;
  };
  return { held, letGo };
}
