import type { Page } from '@playwright/test';
import { paths } from '#web/lib/paths.ts';
import { follow } from '../support/follow.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

// What another test has made the browser keep is not fetched again, and so cannot fail.
test.use({ ownContext: true });

test.describe('where the code of a page does not come', () => {
  const code = /\/assets\/\w+Page-[\w-]+\.js$/;

  const notShown = (page: Page) =>
    page.getByRole('heading', { name: 'This page could not be shown' });

  async function expectNotShown(page: Page): Promise<void> {
    await expect(notShown(page)).toBeVisible();
    await expect(page.getByText('It could not be fetched.')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
  }

  // Every page is tried without a browser, in `web/app/layout/pageBoundary.dom.test.tsx`.
  for (const [first, next] of [
    [paths.home, paths.search],
    [paths.dashboard, paths.dashboardStock],
  ] as const) {
    test(`${first.path} and the page that a link leads to say so in their place and can be loaded again`, async ({
      page,
      customer,
      complaints,
    }) => {
      await arriveSignedIn(page, customer);
      await page.route(code, (route) => route.abort());
      await page.goto(first.path);
      await expectNotShown(page);
      await page.unroute(code);
      // A prerendered page shows its words before its code has come.
      const codeOfFirst = page.waitForResponse(code);
      await page.getByRole('button', { name: 'Load again' }).click();
      await codeOfFirst;
      await expect(notShown(page)).toBeHidden();
      await expect(page.locator('h1')).toBeVisible();

      await page.route(code, (route) => route.abort());
      await follow(page, next.path);
      await expectNotShown(page);
      await follow(page, first.path);
      await expect(notShown(page), 'this page has its code').toBeHidden();
      await follow(page, next.path);
      await expectNotShown(page);
      await page.unroute(code);
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(notShown(page)).toBeHidden();
      await expect(page.locator('h1')).toBeVisible();
      // At the end: the console is told of the module more than once, and not all at one moment.
      await takeExpected(complaints, /ERR_FAILED/, /imported module/);
    });
  }

  test('a link to it leaves the rest of the site as it is, with no broken picture', async ({
    page,
    complaints,
  }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.route(/TermsPage|empty\.svg/, (route) => route.abort());
    await page.getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(notShown(page)).toBeVisible();
    await expect(page.locator('img[src="/art/empty.svg"]')).toBeHidden();
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
    // At the end: the console is told of the module more than once, and not all at one moment.
    await takeExpected(complaints, /ERR_FAILED/, /imported module/);
  });

  test('a part of a page says so, and the page stands', async ({ page, complaints }) => {
    await page.route('**/assets/RoomsMap-*.js', (route) => route.abort());
    await page.goto('/search');
    await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    await takeExpected(complaints, /ERR_FAILED/, /imported module/);
    await page.unroute('**/assets/RoomsMap-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This part of the page could not be loaded.')).toBeHidden();
  });
});
