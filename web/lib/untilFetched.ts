import { restyle } from './router/restyle.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/**
 * Fetches code again that did not come, its style sheets first: the loader of the build asks for each of them only once.
 * @throws where they do not come
 */
export async function fetchAgain<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!(await restyle())) throw new Error('Style sheets are missing');
  return load();
}

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
      return await (ms === FIRST_PAUSE_MS ? load() : fetchAgain(load));
    } catch {
      // It is asked for again.
    }
    await online(ms);
  }
}
