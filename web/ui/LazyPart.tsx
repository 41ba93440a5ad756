import { Suspense, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';

/** Room for a part whose code comes later, or fails to come. */
export const LazyPart = ({ waiting, children }: { waiting: ReactNode; children: ReactNode }) => (
  <Boundary>
    <Suspense fallback={waiting}>{children}</Suspense>
  </Boundary>
);
