import { useEffect, useState, type RefObject } from 'react';

/** Where an element counts as seen, in px: below the header, and as high above the foot as a button. */
const SEEN = '-72px 0px -48px';

/** Whether an element is visible in the window. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: SEEN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return inView;
}
