import { useEffect, useState, type RefObject } from 'react';

/** How far from the window an element counts as near, where nothing else is said. */
const NEAR = '400px';

interface Options {
  /** Whether it counts as near from the beginning, without being watched. */
  atOnce?: boolean;
  /** How far from the window it counts as near, in CSS px. @default '400px' */
  within?: string;
}

/** Whether an element has come near the window, now or before. */
export function useNear(
  ref: RefObject<Element | null>,
  { atOnce = false, within = NEAR }: Options = {},
): boolean {
  const [near, setNear] = useState(atOnce);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: within },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, near, within]);
  return near;
}
