import { useEffect, useSyncExternalStore } from 'react';
import { onToastContainer, toastContainer, warmToasts } from './notify.ts';

const none = () => undefined;

/** What somebody does first: whatever comes of it may have to be told. */
const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;

/** The toasts' container, fetched when the page is first used or there is something to tell. */
export function LazyToasts() {
  const container = useSyncExternalStore(onToastContainer, toastContainer, none);
  useEffect(() => {
    FIRST_SIGNS.forEach((sign) => window.addEventListener(sign, warmToasts, { once: true }));
    return () => FIRST_SIGNS.forEach((sign) => window.removeEventListener(sign, warmToasts));
  }, []);
  return container && <container.Toasts />;
}
