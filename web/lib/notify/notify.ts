import type { ComponentType } from 'react';
import type { ToastOptions } from 'react-toastify';

type Toast = (typeof import('react-toastify/unstyled'))['toast'];

interface Container {
  Toasts: ComponentType;
}

let container: Container | undefined;
let fetching: Promise<Toast> | undefined;
const listeners = new Set<() => void>();

/** The toasts' container, once its code is there. */
export const toastContainer = (): Container | undefined => container;

export function onToastContainer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function fetchToasts(): Promise<Toast> {
  const [{ toast }, toasts] = await Promise.all([
    import('react-toastify/unstyled'),
    import('./Toasts.tsx'),
  ]);
  container = { Toasts: toasts.default };
  listeners.forEach((listener) => listener());
  return toast;
}

/** Fetches the toasts' code, once; after a failure it is tried again. */
function loadToasts(): Promise<Toast> {
  fetching ??= fetchToasts().catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

/** Fetches the toasts before there is anything to tell: that the network is gone, for one. */
export const warmToasts = (): void => void loadToasts().catch(() => undefined);

type Kind = 'success' | 'error' | 'info';

/** How often the errors were cleared: one that comes again is another than the one that leaves. */
let round = 0;
const errors = new Set<string>();

/** What cannot be told without a network is told when it is back. */
const tell = (kind: Kind) => (text: string, options?: ToastOptions) => {
  const toastId = `${kind}:${round}:${text}`;
  if (kind === 'error') errors.add(toastId);
  const show = (): void => {
    loadToasts().then(
      (toast) => {
        if (kind === 'error' && !errors.has(toastId)) return;
        toast[kind](text, { toastId, ...options });
      },
      () => window.addEventListener('online', show, { once: true }),
    );
  };
  show();
};

/** Takes back the errors of earlier tries: what comes next would contradict them. */
function clear(): void {
  round += 1;
  const ids = [...errors];
  errors.clear();
  if (ids.length === 0) return;
  void fetching?.then(
    (toast) => ids.forEach((id) => toast.dismiss(id)),
    () => undefined,
  );
}

const success = tell('success');

/** Toasts, which wait for their container: top right, 5000 ms (specification, section 9). */
export const notify = {
  success: (text: string, options?: ToastOptions) => {
    clear();
    success(text, options);
  },
  error: tell('error'),
  info: tell('info'),
  clear,
};
