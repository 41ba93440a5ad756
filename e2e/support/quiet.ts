import type { Page } from '@playwright/test';

/**
 * Gives a page a socket that never says anything. Lists of admins are fetched anew at any news: where a
 * test answers for the server, the work of other tests would change what it looks at.
 * @returns what waits until the page has opened it
 */
export async function withoutNews(page: Page): Promise<{ opened: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.routeWebSocket(/\/realtime/, () => resolve(undefined));
  return { opened: promise };
}
