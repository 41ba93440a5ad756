import { useRef, type ReactNode } from 'react';
import { useNear } from '#web/lib/hooks/useNear.ts';

interface Props {
  /** Placeholder of the same height, shown until then. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders its content, and so fetches its code, when it comes near the screen. */
export function WhenNear({ fallback, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref);
  return <div ref={ref}>{near ? children : fallback}</div>;
}
