import type { Failure } from '#web/lib/api/failure.ts';

const UNANSWERED = 'unanswered';

/**
 * Whether a failure says no more than the banner of every page says while the browser is offline. The banner hears
 * of it, so that it answers whoever has pressed something.
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
