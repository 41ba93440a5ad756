/** Waits for a condition, which is checked after each event; never resolves if the signal aborts first. */
const until = (holds: () => boolean, target: EventTarget, event: string, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!holds()) return;
      target.removeEventListener(event, look);
      resolve();
    };
    target.addEventListener(event, look, { signal });
    look();
  });

/** Waits until the browser has a network; for ever where the signal comes before. */
export const untilOnline = (signal: AbortSignal): Promise<void> =>
  until(() => navigator.onLine, window, 'online', signal);

/** Waits until the page is in sight; for ever where the signal comes before. */
export const untilVisible = (signal: AbortSignal): Promise<void> =>
  until(() => document.visibilityState === 'visible', document, 'visibilitychange', signal);

/** Waits some milliseconds; for ever where the signal comes before. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
