import { useEffect, useRef, type RefObject } from 'react';

const CHOSEN = '[aria-current], [data-current], [aria-pressed="true"], [aria-selected="true"]';

/**
 * Scrolls a line of links or buttons that is wider than the screen to the one that is chosen.
 * @param key changes with the choice
 */
export function useChosenInSight<Line extends HTMLElement>(key: string): RefObject<Line | null> {
  const ref = useRef<Line>(null);
  useEffect(() => {
    const line = ref.current;
    const chosen = line?.querySelector<HTMLElement>(CHOSEN);
    if (!line || !chosen) return;
    line.scrollTo({ left: chosen.offsetLeft + chosen.offsetWidth / 2 - line.clientWidth / 2 });
  }, [key]);
  return ref;
}
