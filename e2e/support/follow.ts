import type { Page } from '@playwright/test';

/**
 * Goes to an address as a link of the site does, without loading a page. The page that is open has to
 * have been drawn by its script.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = history.state as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
