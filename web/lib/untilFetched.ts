import { restyle } from './router/restyle.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/** Waits until the browser says that it has a network again, which it need not notice, or for some milliseconds. */
const online = (ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, ms);
  });

/**
 * Fetches code until it comes: React would keep a failure until the page is loaded anew. Older browsers keep it as well:
 * there the code comes no earlier.
 */
export async function untilFetched<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    try {
      // Its style sheets first, because the loader of the build asks for each of them only once.
      if (ms === FIRST_PAUSE_MS || (await restyle())) return await load();
    } catch {
      // It is asked for again.
    }
    await online(ms);
  }
}
