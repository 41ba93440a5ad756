import { notify } from './notify.ts';

const STORAGE = 'farewell';

/** Keeps what is to be said on the sign-in page, which is loaded afresh, so that no toast of this page gets there. */
export function keepFarewell(text: string): void {
  const keep = () => {
    try {
      sessionStorage.setItem(STORAGE, text);
    } catch {
      // Without storage it is not said.
    }
  };
  // Only then: the sign-in page may stand here for a moment before it is loaded, and would say it to nobody.
  window.addEventListener('pagehide', keep, { once: true });
}

/** Says what was kept, once. */
export function sayFarewell(): void {
  try {
    const text = sessionStorage.getItem(STORAGE);
    sessionStorage.removeItem(STORAGE);
    if (text) notify.success(text);
  } catch {
    // Nothing was kept.
  }
}
