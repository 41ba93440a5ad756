import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A page of the site's origin that runs nothing of the site. */
const STILL = '/robots.txt';

/**
 * Browser contexts that tests use one after the other. What a test has made the browser fetch and
 * compile of the site is still there for the next: a page takes half the time that it takes in a new
 * context. Nothing else of a test stays: no page, no route, nothing that was stored.
 */
export class Contexts {
  readonly #browser: Browser;
  readonly #options: BrowserContextOptions;
  readonly #free: BrowserContext[] = [];
  /** Of each context a page that stays open, and keeps the process that holds what was compiled. */
  readonly #still = new Map<BrowserContext, Page>();

  constructor(browser: Browser, options: BrowserContextOptions) {
    this.#browser = browser;
    this.#options = options;
  }

  /** A context that is clean; with options of its own, one that is used only once. */
  async take(options?: BrowserContextOptions): Promise<BrowserContext> {
    if (options) return this.#browser.newContext({ ...this.#options, ...options });
    return this.#free.pop() ?? (await this.#open());
  }

  async giveBack(context: BrowserContext): Promise<void> {
    const still = this.#still.get(context);
    if (!still) return context.close();
    const pages = context.pages().filter((page) => page !== still);
    // A request that is still on its way when a test ends is nobody's failure.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(pages.map((page) => page.close()));
    await context.setOffline(false);
    await still.evaluate(() => localStorage.clear());
    this.#free.push(context);
  }

  async close(): Promise<void> {
    for (const context of this.#still.keys()) await context.close();
  }

  async #open(): Promise<BrowserContext> {
    const context = await this.#browser.newContext(this.#options);
    const still = await context.newPage();
    await still.goto(STILL);
    this.#still.set(context, still);
    return context;
  }
}
