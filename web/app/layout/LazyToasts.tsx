import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onToastsNeeded, toastsNeeded } from '../notify.ts';

const Toasts = lazy(() => import('./Toasts.tsx'));

/** The toasts' container, fetched when there is something to tell for the first time. */
export function LazyToasts() {
  const needed = useSyncExternalStore(onToastsNeeded, toastsNeeded, () => false);
  if (!needed) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
