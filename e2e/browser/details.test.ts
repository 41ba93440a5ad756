import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

/** Makes a toast stand on a page, and answers it. */
async function showToast(page: Page, reducedMotion: 'no-preference' | 'reduce'): Promise<Locator> {
  await page.emulateMedia({ reducedMotion });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/book');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' });
  await expect(toast).toBeVisible();
  return toast;
}

async function expectToastGood(page: Page, reducedMotion: 'no-preference' | 'reduce') {
  const toast = await showToast(page, reducedMotion);
  const since = Date.now();
  await expect(toast).toHaveClass(/theme--light/);
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(200);
  expect((await toast.boundingBox())?.x).toBeGreaterThan(1440 / 2);
  const header = await page.getByRole('banner').boundingBox();
  const lowest = (header?.y ?? 0) + (header?.height ?? Infinity);
  expect((await toast.boundingBox())?.y, 'the header is free').toBeGreaterThanOrEqual(lowest);
  await page.mouse.move(0, 899);
  await expect(toast).toBeHidden();
  expect(Date.now() - since).toBeGreaterThan(4_000);
}

test('a toast stands at the top right, light, for 5000 ms, with motion and without [S9.2]', async ({
  page,
  newVisitor,
}) => {
  // Both at once, as each stands for seconds.
  await Promise.all([
    expectToastGood(page, 'no-preference'),
    expectToastGood(await newVisitor(), 'reduce'),
  ]);
});
