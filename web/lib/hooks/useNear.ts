import { useEffect, useState, type RefObject } from 'react';

/** How far from the window an element counts as near. */
const NEAR = '400px';

/** Whether an element has come near the window, now or before. One that counts as near `atOnce` is not watched. */
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
