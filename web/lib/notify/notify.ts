import { createElement, type ComponentType } from 'react';
import type { ToastOptions } from 'react-toastify';
import { limits } from '#shared/limits.ts';
import { explain, type Failure } from '#web/lib/api/failure.ts';
import type { OfferProps } from './Toasts.tsx';
import { leftToBanner } from './unanswered.ts';

type Toast = (typeof import('react-toastify/unstyled'))['toast'];

/** The code of the toasts. */
interface Loaded {
  toast: Toast;
  Offer: typeof import('./Toasts.tsx').Offer;
}

interface Container {
  Toasts: ComponentType;
}

let container: Container | undefined;
let fetching: Promise<Loaded> | undefined;
const listeners = new Set<() => void>();

/** The toasts' container, once its code is there. */
export const toastContainer = (): Container | undefined => container;

export function onToastContainer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function fetchToasts(): Promise<Loaded> {
  const [{ toast }, toasts] = await Promise.all([
    import('react-toastify/unstyled'),
    import('./Toasts.tsx'),
  ]);
  container = { Toasts: toasts.default };
  listeners.forEach((listener) => listener());
  return { toast, Offer: toasts.Offer };
}

/** Fetches the toasts' code, once; after a failure it is tried again. */
function loadToasts(): Promise<Loaded> {
  fetching ??= fetchToasts().catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

/** Fetches the toasts' code early: without a network it could not be fetched when it has to say so. */
export const warmToasts = (): void => void loadToasts().catch(() => undefined);

type Kind = 'success' | 'error' | 'info';

/** How often the errors were cleared. It is part of a toast's id, because one that is closing cannot be shown again. */
let round = 0;
const errors = new Set<string>();

/** Shows a toast, and returns its id; if the toasts' code cannot be fetched, it is shown when the network is back. */
const showToast = (kind: Kind) => (text: string, options?: ToastOptions) => {
  const toastId = `${kind}:${round}:${text}`;
  if (kind === 'error') errors.add(toastId);
  const show = (): void => {
    loadToasts().then(
      ({ toast }) => {
        if (kind === 'error' && !errors.has(toastId)) return;
        toast[kind](text, { toastId, ...options });
      },
      () => window.addEventListener('online', show, { once: true }),
    );
  };
  show();
  return toastId;
};

/** The success that was said last. */
let lastSuccess: string | undefined;

/** Says that something was done, in place of what was said to be done before. */
function success(text: string, options?: ToastOptions): void {
  const before = lastSuccess;
  lastSuccess = showToast('success')(text, options);
  if (before !== undefined && before !== lastSuccess) {
    void fetching?.then(
      ({ toast }) => toast.dismiss(before),
      () => undefined,
    );
  }
}

/** Closes the errors of earlier tries, which the next result would contradict. */
function clear(): void {
  round += 1;
  const ids = [...errors];
  errors.clear();
  if (ids.length === 0) return;
  void fetching?.then(
    ({ toast }) => ids.forEach((id) => toast.dismiss(id)),
    () => undefined,
  );
}

const error = showToast('error');

/**
 * Says why a call failed, unless the banner of a browser without a network does.
 * @param words what to say. @default what the failure says
 */
function failure(why: Failure, words = explain(why)): void {
  if (!leftToBanner(why)) error(words);
}

/** How long something can be taken back, in milliseconds. */
const OFFERED_MS = limits.undoSeconds * 1000;

/** Says that something was done to what, with a button to take it back. */
function offer(offered: OfferProps): void {
  clear();
  loadToasts().then(
    ({ toast, Offer }) => {
      const toastId = toast.success(
        createElement(Offer, {
          ...offered,
          act: () => {
            toast.dismiss(toastId);
            offered.act();
          },
        }),
        { autoClose: OFFERED_MS },
      );
    },
    () => success(offered.text),
  );
}

/** Toasts, which wait for their container: top right, 5000 ms (specification, section 9). */
export const notify = {
  success: (text: string, options?: ToastOptions) => {
    clear();
    success(text, options);
  },
  error,
  failure,
  info: showToast('info'),
  offer,
  clear,
};
