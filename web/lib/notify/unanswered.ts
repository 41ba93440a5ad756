import { messages } from '#shared/messages.ts';

const UNANSWERED = 'unanswered';

/**
 * Whether an error says no more than the banner of every page says while the browser is offline. The banner is
 * told, so that it answers whoever has pressed something.
 */
export function leftToBanner(text: string): boolean {
  if (navigator.onLine || !text.includes(messages.noResponse)) return false;
  window.dispatchEvent(new Event(UNANSWERED));
  return true;
}

/** Hears of errors that were left to the banner. */
export function onUnanswered(heard: () => void): () => void {
  window.addEventListener(UNANSWERED, heard);
  return () => window.removeEventListener(UNANSWERED, heard);
}
