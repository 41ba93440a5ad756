import type { Locator, Page } from '@playwright/test';
import { prerenderedPages } from '#shared/prerendered.ts';
import { paths, type PageInfo } from '#web/lib/paths.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/axe.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const header = (page: Page) => page.getByRole('banner');
const topBar = (page: Page) => page.getByRole('region', { name: 'Contact and language' });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const notFound = (page: Page) =>
  page.getByRole('heading', { name: 'There is nothing at this address' });

const publicPages = Object.values<PageInfo>(paths).filter(
  ({ access, path }) => access === 'public' && !path.includes(':'),
);
const isPrerendered = (path: string) => prerenderedPages.some((one) => one === path);

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

test('the top bar holds the e-mail address, Login and the language, on wide screens only [S2.25]', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  // What the house has set takes the place of what the page came with.
  await page.goto('/about', { waitUntil: 'networkidle' });
  const email = topBar(page).getByRole('link', { name: /@/ });
  await expect(email).toHaveAttribute('href', `mailto:${await email.innerText()}`);
  await expect(topBar(page).getByText('English')).toBeVisible();
  await page.setViewportSize(narrow);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(topBar(page)).toBeHidden();
  await page.setViewportSize(wide);
  await topBar(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

/** Checks that the header fits phones of each width, up to what stands last in it. */
async function expectToFitPhones(page: Page, last: Locator): Promise<void> {
  const mark = header(page).getByRole('link', { name: 'ColdRoom Rwanda, home' }).locator('svg');
  for (const width of [320, 360, 390, 412, 480]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(last).toBeVisible();
    await expectNoSidewaysScrolling(page);
    const box = await mark.boundingBox();
    expect(box?.width, `the mark at ${width} px`).toBe(box?.height);
  }
}

test('a visitor finds Book Now in the header, which fits any phone and squeezes nothing [S2.28]', async ({
  page,
}) => {
  const bookNow = header(page).getByRole('link', { name: 'Book Now' });
  await page.setViewportSize(wide);
  await page.goto('/services');
  await bookNow.click();
  await expect(page).toHaveURL(/\/book$/);
  await page.setViewportSize(narrow);
  await page.goto('/about');
  await expectToFitPhones(page, bookNow);
  await bookNow.click();
  await expect(page).toHaveURL(/\/book$/);
});

test('on narrow screens a menu opens that lists Login as well, and closes on Escape and with the way on [S2.27]', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto('/about');
  await expect(mainMenu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(mainMenu(page).getByRole('link')).toHaveText([
    'Home',
    'Services',
    'Rooms',
    'Contact',
    'Login',
  ]);
  await page.keyboard.press('Escape');
  await expect(mainMenu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

  await page.keyboard.press('Enter');
  await mainMenu(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(mainMenu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await mainMenu(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('whoever has signed in finds their names in a menu with Dashboard, Messages and Logout, and neither Login nor Book Now [S2.29, S2.30, S6.5]', async ({
  page,
  customer,
}) => {
  await page.setViewportSize(wide);
  await arriveSignedIn(page, customer);
  await page.goto('/about');
  const account = header(page).getByRole('button', { name: customer.names });
  await expect(account).toBeVisible();
  await expect(account.getByText('KT'), 'initials stand in for a picture').toBeVisible();
  await expect(account.getByTitle(customer.names), 'a long name is cut').toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Book Now' })).toHaveCount(0);
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(account, `at ${width} px its names are read, not shown`).toHaveAccessibleName(
      new RegExp(`^${customer.names}\\s?, account menu$`),
    );
  }
  await expectToFitPhones(page, account);

  await page.setViewportSize(wide);
  await account.click();
  await expect(header(page).getByText(customer.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await expect(account).toBeFocused();
  await account.click();
  await header(page).getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/\/message$/);
  await account.click();
  await header(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an address that does not exist says so, under a title of its own, and leads to the rooms [S2.24]', async ({
  page,
  complaints,
}) => {
  for (const address of ['/%zz', '/old.html']) {
    await page.goto(address);
    await expect(notFound(page), address).toBeVisible();
    await expect(page, address).toHaveTitle('Page not found · ColdRoom Rwanda');
    await expect(header(page), address).toBeVisible();
  }
  await takeExpected(complaints, /could not be decoded/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all rooms' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('every prerendered page has its title and its description before any script', async ({
  backend,
}) => {
  for (const { path, title, description } of publicPages) {
    if (!isPrerendered(path)) continue;
    const html = await (await backend.fetch(path)).text();
    expect(html).toContain(`<title>${title} · ColdRoom Rwanda</title>`);
    expect(html).toContain(`<meta name="description" content="${description}" />`);
  }
});

test('the contents of the guide stay in sight on a desk and mark the section that is read', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/guide', { waitUntil: 'networkidle' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const marked = contents.locator('[aria-current]');
  await expect(marked).toHaveCount(0);
  for (const name of ['Fruits', 'Milk', 'How much fits', 'Sources', 'Vegetables']) {
    await contents.getByRole('link', { name }).click();
    await expect(marked).toHaveText(name);
    await expect(marked).toBeInViewport();
  }
  await page.mouse.wheel(0, -9000);
  await expect(marked).toHaveCount(0);
});

test('browsers find the icons of the site, and previews its words', async ({ backend }) => {
  const html = await (await backend.fetch('/services')).text();
  for (const rel of ['icon', 'apple-touch-icon']) {
    const href = new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`).exec(html)?.[1];
    const answer = await backend.fetch(href ?? '');
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
  }
  expect(html).toMatch(/<meta property="og:title" content="Services/);
  expect(html).toContain(
    `<meta property="og:description" content="${paths.services.description}" />`,
  );
});
