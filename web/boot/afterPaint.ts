import { keepEarly } from './early.ts';

/**
 * Starts a prerendered page: its scripts, which the build names on this script's own element, are
 * fetched once the page stands and has been painted, so that on a slow line the words and the
 * picture come first. They come at once for whoever already does something.
 */
const LONGEST_WAIT_MS = 1500;

const scripts =
  document.querySelector<HTMLScriptElement>('script[data-after-paint]')?.dataset.afterPaint ?? '';

let fetched = false;

function fetchScripts(): void {
  const [entry, ...others] = scripts.split(' ');
  if (!entry || fetched) return;
  fetched = true;
  for (const href of others) document.head.append(preloadOf(href));
  document.head.append(scriptOf(entry));
}

const preloadOf = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });

const scriptOf = (src: string): HTMLScriptElement =>
  Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src });

/** Runs one frame after the first paint is reported, because pictures are painted after it. */
const afterPaint = () =>
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(fetchScripts)));
  }).observe({ type: 'paint', buffered: true });

keepEarly();
for (const sign of ['pointerdown', 'keydown', 'focusin', 'input']) {
  addEventListener(sign, fetchScripts, { once: true, capture: true, passive: true });
}
/** A page in the background is not painted before somebody looks at it, and should be ready then. */
if (document.hidden) fetchScripts();
else if (document.readyState === 'complete') afterPaint();
else addEventListener('load', afterPaint, { once: true });
setTimeout(fetchScripts, LONGEST_WAIT_MS);
