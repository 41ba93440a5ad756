import type { Page } from '@playwright/test';

/** Delays the answers to some requests, so that a test can check the page meanwhile. Returns how to release them. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
