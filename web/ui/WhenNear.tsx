import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** Placeholder of the same height, shown until then. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders its content, and so fetches its code, when it comes near the screen. */
export function WhenNear({ fallback, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return <div ref={ref}>{near ? children : fallback}</div>;
}
