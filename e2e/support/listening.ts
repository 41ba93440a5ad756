import type { Page } from '@playwright/test';

/** The bell in the head of a page, which leads to the notifications. */
export const bell = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

/** Opens a page, and waits until it listens: it asks for the count when its socket is open. */
export async function openListening(page: Page, address: string): Promise<void> {
  const asked = page.waitForResponse('**/backend/notifications/count');
  await page.goto(address);
  await asked;
}
