import type { Page } from '@playwright/test';

/** Opens a page, and waits until it listens: it asks for the count when its socket is open. */
export async function openListening(page: Page, address: string): Promise<void> {
  const asked = page.waitForResponse('**/backend/notifications/count');
  await page.goto(address);
  await asked;
}
