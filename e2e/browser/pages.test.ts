import type { Locator, Page } from '@playwright/test';
import { prerenderedPages } from '#shared/prerendered.ts';
import { paths, type PageInfo } from '#web/lib/paths.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/axe.ts';
import { follow } from '../support/follow.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
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
  await page.goto('/about');
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

test('the main menu leads to Home, Services, Rooms and Contact and marks where one is [S2.4, S2.26]', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  // Before its scripts have come, a link loads the page afresh.
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(mainMenu(page).getByRole('link')).toHaveText([
    'Home',
    'Services',
    'Rooms',
    'Contact',
  ]);
  for (const [name, info] of [
    ['Services', paths.services],
    ['Rooms', paths.search],
    ['Contact', paths.contact],
    ['Home', paths.home],
  ] as const) {
    await mainMenu(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(info.path);
    await expect(mainMenu(page).getByRole('link', { name })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page).toHaveTitle(`${info.title} · ColdRoom Rwanda`);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', info.description);
    await expect(page.getByRole('main'), 'the focus goes to the new page').toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveTitle(`${paths.contact.title} · ColdRoom Rwanda`);
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
  await page.goto('/about');
  await expectToFitPhones(page, header(page).getByRole('button', { name: /account menu$/ }));
});

test('an admin’s Dashboard is the admin dashboard [S6.5]', async ({ page, admin }) => {
  await arriveSignedIn(page, admin);
  await page.goto('/about');
  await header(page).getByRole('button', { name: admin.names }).click();
  await header(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
});

test('/login and /signup stand without header and footer [S2.22]', async ({ page }) => {
  await page.goto('/login');
  for (const name of ['Sign up', 'Sign in']) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
  }
});

test('the footer names Explore, Learn More and Get Help with their links, and the years since 2024 [S2.32, S2.34, S9.16]', async ({
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

test('every link of the header and the footer leads to a page that exists [S2.33]', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/about', { waitUntil: 'networkidle' });
  const links = page.getByRole('banner').or(topBar(page)).or(footer(page)).getByRole('link');
  const addresses = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  );
  const inner = [...new Set(addresses)].filter((address) => address.startsWith('/'));
  expect(inner.length).toBeGreaterThanOrEqual(11);
  for (const address of inner) {
    const title = publicPages.find(({ path }) => path === address)?.title ?? 'one that is listed';
    await follow(page, address);
    await expect(page, address).toHaveTitle(`${title} · ColdRoom Rwanda`);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(notFound(page), address).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

test('four social icons pass on the page that one is on, a room’s by its own address [S2.33]', async ({
  page,
  context,
  baseURL,
  rooms,
}) => {
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
    expect(elsewhere.url()).toContain(encodeURIComponent(`${baseURL ?? ''}/about`));
    await elsewhere.close();
  }
  const { id } = await rooms.create();
  await page.goto(`/coldroom/${id}?kg=300`);
  await expect(icons.first()).toHaveAttribute(
    'href',
    new RegExp(`${encodeURIComponent(`${baseURL ?? ''}/coldroom/${id}`)}$`),
  );
});

test('an address that does not exist says so, under a title of its own, and leads to the rooms [S2.24]', async ({
  page,
  complaints,
}) => {
  for (const address of ['/%E2%80%A8/x', '/%zz', '/old.html', '/nowhere/at/all']) {
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

test('every public page has a title and a description of its own', async ({ page, backend }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const descriptions = new Set<string>();
  for (const { path, title, description } of publicPages) {
    await follow(page, path);
    await expect(page).toHaveTitle(`${title} · ColdRoom Rwanda`);
    const meta = page.locator('meta[name="description"]');
    await expect(meta).toHaveAttribute('content', description);
    if (isPrerendered(path)) {
      const html = await (await backend.fetch(path)).text();
      expect(html).toContain(`<title>${title} · ColdRoom Rwanda</title>`);
      expect(html).toContain(`<meta name="description" content="${description}" />`);
    }
    expect(description.length, path).toBeGreaterThan(20);
    descriptions.add(description);
  }
  expect(descriptions.size).toBe(publicPages.length);
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

test('/services and /about lead to the rooms, to a quote and to us [S2.6, S2.7]', async ({
  page,
}) => {
  const waysOn = {
    '/services': [
      ['See cold rooms', /\/search\?type=Cold\+Room$/],
      ['See warehouses', /\/search\?type=Ware\+House$/],
      ['Request Transportation', /\/contact$/],
      ['Get a Quote', /\/contact$/],
    ],
    '/about': [
      ['Find a room', /\/search$/],
      ['Talk to us', /\/contact$/],
    ],
  } as const;
  for (const [from, links] of Object.entries(waysOn)) {
    await page.goto(from);
    for (const [name, to] of links) {
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page).toHaveURL(to);
      await page.goBack();
      await expect(page).toHaveURL(from);
    }
  }
});

test('the guide says how a product keeps, what harms it, and where that is from', async ({
  page,
}) => {
  await page.goto('/guide');
  const row = page.getByRole('listitem').filter({ hasText: 'Irish potatoes' });
  await expect(row).toContainText('4–8 °C · 95 % humidity · 150–300 days');
  await expect(row).toContainText('Harmed below 3 °C.');
  await expect(row).toContainText('Source: UC Davis, USDA (approximate: humidity).');
  await page.getByRole('link', { name: 'Find a room' }).click();
  await expect(page).toHaveURL(/\/search$/);
});
