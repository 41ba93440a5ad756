import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Tags of the rules of WCAG 2.2 at level AA, and of the versions that it includes. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until a loaded page no longer changes, with the parts that appear on scrolling. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/Loading.*\.\.\./)).toHaveCount(0);
}

/** Checks that axe finds no violation in the present state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The legacy mode needs no second page, which would only combine results of frames.
    .setLegacyMode()
    .options({ runOnly: WCAG, resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
  );
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** Checks that the page does not scroll sideways. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [content, space] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content, `the width of ${page.url()}`).toBeLessThanOrEqual(space);
}
