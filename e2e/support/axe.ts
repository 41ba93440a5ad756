import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The rules of WCAG 2.2 at level AA, and of the versions it contains. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until a page that has loaded stands: what comes with scrolling has come. */
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

/** Checks that axe finds nothing to complain of in what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Without frames there is nothing to put together on a second page.
    .setLegacyMode()
    .options({ runOnly: WCAG, resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
  );
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** Checks that nothing sticks out of the page at the side. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [content, space] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content, `the width of ${page.url()}`).toBeLessThanOrEqual(space);
}
