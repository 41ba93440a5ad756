import type { Page } from '@playwright/test';
import { paths, type PageInfo } from '#web/lib/paths.ts';
import { follow } from '../support/follow.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

// What another test has made the browser keep is not fetched again, and so cannot fail.
test.use({ ownContext: true });

/** The room that the addresses name does not exist, which the console tells. */
function dropNotFound(complaints: string[]): void {
  const others = complaints.filter((it) => !/status of 404|not found/i.test(it));
  complaints.splice(0, complaints.length, ...others);
}

test.describe('where the code of a page does not come', () => {
  const code = /\/assets\/\w+Page-[\w-]+\.js$/;

  const told = (page: Page) => page.getByRole('heading', { name: 'This page could not be shown' });

  async function expectTold(page: Page, info: PageInfo): Promise<void> {
    await expect(told(page)).toBeVisible();
    await expect(page.getByText('It could not be fetched.')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(info.bare ? 0 : 1);
  }

  // Those of the staff are tried without a browser, in `web/app/layout/`.
  for (const access of ['public', 'user'] as const) {
    test(`every page of access '${access}' says so in its place and can be loaded again`, async ({
      page,
      customer,
      complaints,
    }) => {
      if (access === 'user') await arriveSignedIn(page, customer);
      const infos = Object.values<PageInfo>(paths).filter((it) => it.access === access);
      const [first = paths.home, ...others] = infos;
      const addressOf = ({ path }: PageInfo) => path.replace(':id', 'some-room');
      await page.route(code, (route) => route.abort());
      await page.goto(addressOf(first));
      await expectTold(page, first);
      await page.unroute(code);
      // A prerendered page shows its words before its code has come.
      const codeOfFirst = page.waitForResponse(code);
      await page.getByRole('button', { name: 'Load again' }).click();
      await codeOfFirst;
      await expect(told(page)).toBeHidden();
      await expect(page.locator('h1')).toBeVisible();
      await takeExpected(complaints, /ERR_FAILED/, /imported module/);

      await page.route(code, (route) => route.abort());
      for (const info of others) {
        await test.step(info.path, async () => {
          await follow(page, addressOf(info));
          await expectTold(page, info);
          // The page between them has its code: what is told next is told of the next page.
          await follow(page, addressOf(first));
          await expect(told(page)).toBeHidden();
        });
      }
      await page.unroute(code);
      await follow(page, addressOf(others.at(-1) ?? first));
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(told(page)).toBeHidden();
      await expect(page.locator('h1')).toBeVisible();
      // At the end: the console is told of the module more than once, and not all at one moment.
      await takeExpected(complaints, /ERR_FAILED/, /imported module/);
      dropNotFound(complaints);
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
    await expect(told(page)).toBeVisible();
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
