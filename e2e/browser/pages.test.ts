import type { Page } from '@playwright/test';
import { paths, type PageInfo } from '#web/lib/paths.ts';
import { expectNoSidewaysScrolling } from '../support/axe.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const topBar = (page: Page) => page.getByRole('region', { name: 'Contact and language' });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const notFound = (page: Page) =>
  page.getByRole('heading', { name: 'There is nothing at this address' });

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

test('the top bar holds the e-mail address, Login and the language, on wide screens only', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/about');
  const email = topBar(page).getByRole('link', { name: /@/ });
  await expect(email).toHaveAttribute('href', `mailto:${await email.innerText()}`);
  await expect(topBar(page).getByText('English')).toBeVisible();
  await topBar(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.setViewportSize(narrow);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(topBar(page)).toBeHidden();
});

test('the main menu leads to Home, Services, Rooms and Contact and marks where one is', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/about');
  await expect(mainMenu(page).getByRole('link')).toHaveText([
    'Home',
    'Services',
    'Rooms',
    'Contact',
  ]);
  for (const [name, path] of [
    ['Services', '/services'],
    ['Rooms', '/search'],
    ['Contact', '/contact'],
    ['Home', '/'],
  ] as const) {
    await mainMenu(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(mainMenu(page).getByRole('link', { name })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

test('a visitor finds Book Now in the header, on narrow screens too', async ({ page }) => {
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size);
    await page.goto('/services');
    await header(page).getByRole('link', { name: 'Book Now' }).click();
    await expect(page).toHaveURL(/\/book$/);
  }
});

for (const reader of ['a visitor', 'a customer'] as const) {
  test(`the header fits the phone of ${reader}, and squeezes nothing`, async ({
    page,
    customer,
  }) => {
    if (reader === 'a customer') await arriveSignedIn(page, customer);
    for (const width of [320, 360, 390, 412, 480]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/about');
      const last =
        reader === 'a customer'
          ? header(page).getByRole('button', { name: /account menu$/ })
          : header(page).getByRole('link', { name: 'Book Now' });
      await expect(last).toBeVisible();
      await expectNoSidewaysScrolling(page);
      const mark = await header(page)
        .getByRole('link', { name: 'ColdRoom Rwanda, home' })
        .locator('svg')
        .boundingBox();
      expect(mark?.width, `the mark at ${width} px`).toBe(mark?.height);
    }
  });
}

test('on narrow screens a menu opens that lists Login as well, and closes on Escape and with the way on', async ({
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

test('whoever has signed in finds their names in a menu with Dashboard, Messages and Logout, and neither Login nor Book Now', async ({
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

test('an admin’s Dashboard is the admin dashboard', async ({ page, admin }) => {
  await arriveSignedIn(page, admin);
  await page.goto('/about');
  await header(page).getByRole('button', { name: admin.names }).click();
  await header(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
});

test('Logout takes the saved token away and loads /login afresh', async ({ page, customer }) => {
  await page.goto('/about');
  await page.evaluate((token) => localStorage.setItem('token', token), customer.token);
  await page.reload();
  await header(page).getByRole('button', { name: customer.names }).click();
  const before = await page.evaluate(() => performance.timeOrigin);
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin), 'a full load').toBeGreaterThan(before);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

for (const path of ['/login', '/signup']) {
  test(`${path} stands without header and footer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
  });
}

test('the footer names Explore, Learn More and Get Help with their links, and the years since 2024', async ({
  page,
}) => {
  await page.goto('/about');
  for (const [column, links] of [
    ['Explore', ['About Us', 'Our Services']],
    ['Learn More', ['Terms of Use', 'Privacy Policy']],
    ['Get Help', ['Contact Us', 'FAQs']],
  ] as const) {
    const nav = footer(page).getByRole('navigation', { name: column });
    await expect(nav.getByRole('heading', { name: column })).toBeVisible();
    await expect(nav.getByRole('link')).toHaveText([...links]);
  }
  const year = new Date().getFullYear();
  await expect(footer(page).getByText(`© 2024–${year} ColdRoom Rwanda`)).toBeVisible();
});

test('every link of the header and the footer leads to a page that exists', async ({ page }) => {
  test.slow();
  await page.setViewportSize(wide);
  await page.goto('/about');
  const links = page.getByRole('banner').or(topBar(page)).or(footer(page)).getByRole('link');
  const addresses = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  );
  const inner = [...new Set(addresses)].filter((address) => address.startsWith('/'));
  expect(inner.length).toBeGreaterThanOrEqual(11);
  for (const address of inner) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(notFound(page), address).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

test('four social icons pass the address of the site on', async ({ page, context, baseURL }) => {
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.goto('/about');
  const icons = footer(page).getByRole('link', { name: /^Share on/ });
  await expect(icons).toHaveCount(4);
  for (const network of ['Facebook', 'X', 'LinkedIn', 'WhatsApp']) {
    const opened = context.waitForEvent('page');
    await footer(page)
      .getByRole('link', { name: `Share on ${network}`, exact: true })
      .click();
    const elsewhere = await opened;
    await elsewhere.waitForURL(/^https:/);
    expect(elsewhere.url()).toContain(encodeURIComponent(baseURL ?? ''));
    await elsewhere.close();
  }
});

test('an address that does not exist says so, under a title of its own, and leads to the rooms', async ({
  page,
}) => {
  await page.goto('/nowhere/at/all');
  await expect(notFound(page)).toBeVisible();
  await expect(page).toHaveTitle('Page not found · ColdRoom Rwanda');
  await expect(header(page)).toBeVisible();
  await page.getByRole('link', { name: 'See all rooms' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

const publicPages = Object.values<PageInfo>(paths).filter(
  ({ access, path }) => access === 'public' && !path.includes(':'),
);

test('every public page has a title and a description of its own', async ({ page }) => {
  test.slow();
  const descriptions = new Set<string>();
  for (const { path, title, description } of publicPages) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · ColdRoom Rwanda`);
    const meta = page.locator('meta[name="description"]');
    await expect(meta).toHaveAttribute('content', description);
    expect(description.length, path).toBeGreaterThan(20);
    descriptions.add(description);
  }
  expect(descriptions.size).toBe(publicPages.length);
});

test('a way through the site changes title and description, and the focus goes to the new page', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  // Before its scripts have come, a link loads the page afresh.
  await page.goto('/', { waitUntil: 'networkidle' });
  await mainMenu(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveTitle('Services · ColdRoom Rwanda');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    paths.services.description,
  );
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(`${paths.home.title} · ColdRoom Rwanda`);
});

test('browsers find the icons of the site, and previews its words', async ({ page, backend }) => {
  await page.goto('/services');
  for (const rel of ['icon', 'apple-touch-icon']) {
    const href = await page.locator(`link[rel="${rel}"]`).getAttribute('href');
    const answer = await backend.fetch(href ?? '');
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
  }
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Services/);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
    'content',
    paths.services.description,
  );
});

test('/services and /about lead to the rooms, to a quote and to us', async ({ page }) => {
  test.slow();
  for (const [from, name, to] of [
    ['/services', 'See cold rooms', /\/search\?type=Cold\+Room$/],
    ['/services', 'See warehouses', /\/search\?type=Ware\+House$/],
    ['/services', 'Request Transportation', /\/contact$/],
    ['/services', 'Get a Quote', /\/contact$/],
    ['/about', 'Find a room', /\/search$/],
    ['/about', 'Talk to us', /\/contact$/],
  ] as const) {
    await page.goto(from);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(to);
  }
});

test('without a network a page says that it cannot be shown, with no broken picture', async ({
  page,
  complaints,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.route(/TermsPage|empty\.svg/, (route) => route.abort());
  await page.getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expect(page.locator('img[src="/art/empty.svg"]')).toBeHidden();
  await takeExpected(complaints, /ERR_FAILED/, /imported module/);
});
