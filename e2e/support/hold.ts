import type { Page } from '@playwright/test';

/** Holds the answers to some requests back, so that what a page says meanwhile can be read. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
