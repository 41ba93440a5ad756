import type { Failure } from '#web/lib/api/failure.ts';

const UNANSWERED = 'unanswered';

/**
 * Whether a failure needs no message of its own, because the browser is offline and the banner of every page says so.
 * The banner is told of the failure, so that it can answer the press that caused it.
 */
export function leftToBanner({ code }: Pick<Failure, 'code'>): boolean {
  if (navigator.onLine || code !== 'noResponse') return false;
  window.dispatchEvent(new Event(UNANSWERED));
  return true;
}

/** Hears of errors that were left to the banner. */
export function onUnanswered(heard: () => void): () => void {
  window.addEventListener(UNANSWERED, heard);
  return () => window.removeEventListener(UNANSWERED, heard);
}
