import { Suspense, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';

/** Shows a part whose code is loaded later: `waiting` until then, an error if it fails to load. */
export const LazyPart = ({ waiting, children }: { waiting: ReactNode; children: ReactNode }) => (
  <Boundary>
    <Suspense fallback={waiting}>{children}</Suspense>
  </Boundary>
);
