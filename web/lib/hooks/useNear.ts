import { useEffect, useState, type RefObject } from 'react';

/** How far from the window an element counts as near. */
const NEAR = '400px';

/**
 * Whether an element has come within 400 px of the window, now or before.
 * @param atOnce whether it counts as near from the beginning, without being watched
 */
export function useNear(ref: RefObject<Element | null>, atOnce = false): boolean {
  const [near, setNear] = useState(atOnce);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
}
