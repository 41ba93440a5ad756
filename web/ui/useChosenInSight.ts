import { useLayoutEffect, useRef } from 'react';

/** How much of what stands beside the chosen one is in sight as well, in px, so that the line is seen to go on. */
const BESIDE = 40;

/** Scrolls a line that is wider than the screen within itself, so that what is chosen in it is in sight. */
export function useChosenInSight(chosen: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const line = ref.current;
    const part = line?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-selected="true"]');
    if (!line || !part) return;
    const before = part.offsetLeft - BESIDE;
    const after = part.offsetLeft + part.offsetWidth + BESIDE - line.clientWidth;
    line.scrollLeft = Math.min(Math.max(line.scrollLeft, after), before);
  }, [chosen]);
  return ref;
}
