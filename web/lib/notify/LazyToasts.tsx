import { useEffect, useSyncExternalStore } from 'react';
import { onToastContainer, toastContainer, warmToasts } from './notify.ts';

const none = () => undefined;

/** First actions of a visitor, after which a toast may be needed. */
const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;

/** The toasts' container, fetched when the page is first used or the first toast is shown. */
export function LazyToasts() {
  const container = useSyncExternalStore(onToastContainer, toastContainer, none);
  useEffect(() => {
    FIRST_SIGNS.forEach((sign) => window.addEventListener(sign, warmToasts, { once: true }));
    return () => FIRST_SIGNS.forEach((sign) => window.removeEventListener(sign, warmToasts));
  }, []);
  return container && <container.Toasts />;
}
