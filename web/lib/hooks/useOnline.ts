import { useSyncExternalStore } from 'react';

const SIGNS = ['online', 'offline'] as const;

function listen(changed: () => void): () => void {
  SIGNS.forEach((sign) => window.addEventListener(sign, changed));
  return () => SIGNS.forEach((sign) => window.removeEventListener(sign, changed));
}

/** Whether the browser has a network, as far as it knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
