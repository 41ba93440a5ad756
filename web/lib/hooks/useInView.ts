import { useEffect, useState, type RefObject } from 'react';

/** Where an element counts as seen, in px: below the header, and as high above the foot as a button. */
const SEEN = '-72px 0px -48px';

/** Where an element counts as reached: in the upper half of the window. */
export const REACHED = '-72px 0px -50%';

/**
 * Whether an element is visible in the window, or in that part of it which the margin leaves.
 * @param until what counts until the browser has said it
 */
export function useInView(
  ref: RefObject<Element | null>,
  rootMargin = SEEN,
  until = false,
): boolean {
  const [inView, setInView] = useState(until);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, rootMargin]);
  return inView;
}
