import { useRef, type ReactNode } from 'react';
import { useNear } from '#web/lib/hooks/useNear.ts';

interface Props {
  /** Placeholder of the same height, shown until then. */
  fallback: ReactNode;
  children: ReactNode;
  /** How far from the screen that is, in CSS px. @default '400px' */
  within?: string;
}

/** Renders its content, and so fetches its code, when it comes near the screen. Until then it is marked as waiting. */
export function WhenNear({ fallback, children, within }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref, { within });
  return (
    <div ref={ref} data-waits={near ? undefined : ''}>
      {near ? children : fallback}
    </div>
  );
}
