import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from './axe.ts';

/** Checks that a page comes to fit its width: what is measured, such as a chart, takes a moment to follow its page. */
export const expectFitsSoon = (page: Page): Promise<void> =>
  expect(() => expectNoSidewaysScrolling(page)).toPass({ timeout: 30_000 });

/** Checks that a page, or the dialog that is open in it, fits its width, on a phone and on a desk. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitsSoon(page);
    const dialog = page.getByRole('dialog');
    const shown = (await dialog.count()) ? dialog : page.getByRole('main');
    expect(
      await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      `${page.url()} at ${width} px`,
    ).toBe(0);
    // A table hides what does not fit.
    for (const table of await page.getByRole('table').all()) {
      expect(
        await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        `a table of ${page.url()} at ${width} px`,
      ).toBeLessThanOrEqual(2);
    }
  }
}
