import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Goes to an address as a link of the site does, without loading a page. */
export async function follow(page: Page, address: string): Promise<void> {
  // The router numbers where it begins: before that nothing would hear of the new address.
  await page.waitForFunction(() => (history.state as { idx?: number } | null)?.idx !== undefined);
  await page.evaluate((to) => {
    const { idx } = history.state as { idx: number };
    history.pushState({ key: crypto.randomUUID(), idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Goes to another page as a link of the site does, and waits until its heading stands there. */
export async function followToPage(page: Page, address: string): Promise<void> {
  await page.locator('h1').evaluateAll((headings) => {
    for (const heading of headings) heading.dataset.left = '';
  });
  await follow(page, address);
  await expect(page.locator('h1[data-left]'), `left for ${address}`).toHaveCount(0);
  await expect(page.locator('h1'), address).toHaveCount(1);
}
