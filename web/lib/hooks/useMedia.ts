import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; false where the page is rendered without a window. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether somebody prefers that nothing moves. */
export const prefersReducedMotion = (): boolean => window.matchMedia(REDUCED_MOTION).matches;
