import type { ToastOptions } from 'react-toastify';

let needed = false;
const listeners = new Set<() => void>();

/** Whether anything was ever to be told: the toasts are not loaded before. */
export const toastsNeeded = (): boolean => needed;

export function onToastsNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load() {
  needed = true;
  listeners.forEach((listener) => listener());
  return (await import('react-toastify/unstyled')).toast;
}

type Kind = 'success' | 'error' | 'info';

const tell = (kind: Kind) => (text: string, options?: ToastOptions) => {
  void load().then((toast) => toast[kind](text, { toastId: `${kind}:${text}`, ...options }));
};

/** Toasts, which wait for their container: top right, 5000 ms (specification, section 9). */
export const notify = { success: tell('success'), error: tell('error'), info: tell('info') };
