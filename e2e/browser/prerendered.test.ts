import { fileOfPage, prerenderedPages, SHELL } from '#shared/prerendered.ts';
import { SEARCH_PAGE } from '#shared/searchPage.ts';
import { hold } from '../support/hold.ts';
import { newTown } from '../support/rooms.ts';
import { expect, test } from '../support/site.ts';

/** The scripts of the site, but for the one that starts them. */
const SCRIPTS = /\/assets\/(?!afterPaint).*\.js$/;

// That the scripts take each of them over in silence, whoever reads it, is tried in `first-render.test.ts`.
test('every prerendered page is there before any script [S2.1]', async ({
  browser,
  baseURL,
  backend,
}) => {
  const scriptless = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const still = await scriptless.newPage();
  for (const path of prerenderedPages) {
    const html = await (await backend.fetch(fileOfPage(path))).text();
    if (path !== SEARCH_PAGE) expect(await (await backend.fetch(path)).text(), path).toBe(html);
    expect(html, 'a policy forbids styles in the page').not.toMatch(/<style|\sstyle="/);
    expect(html, 'days are of the reader, not of the build').not.toMatch(/\d{4}-\d{2}-\d{2}/);
    await still.goto(path);
    await expect(still.getByRole('heading', { level: 1 }), path).toBeVisible();
    const home = still.getByRole('link', { name: 'ColdRoom Rwanda, home' });
    await expect(home.first(), path).toBeVisible();
  }
  await scriptless.close();
});

test('the rooms of the search are there before any script, and stay where they are when the scripts come', async ({
  page,
  complaints,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/search');
  const found = page.getByRole('status').filter({ hasText: /^\d+ rooms? found/ });
  await expect(found).toBeVisible();
  const cards = page.getByRole('article');
  const [words, count] = [await found.innerText(), await cards.count()];
  expect(count).toBeGreaterThan(0);
  const standing = await cards.first().boundingBox();

  // What other tests have added or deleted since is not there yet.
  const given = await page.locator('#given-search').textContent();
  const { rooms } = JSON.parse(given ?? '') as { rooms: unknown[] };
  expect(rooms).toHaveLength(count);
  await page.route('**/backend/coldroom/search?*', (route) => route.fulfill({ json: { rooms } }));
  const asked = page.waitForResponse(/\/backend\/coldroom\/search/);
  release();
  await (await asked).finished();
  await expect(page.getByText(`2024–${new Date().getFullYear()}`)).toBeVisible();
  await expect(found).toHaveText(words.replace(' so far', ''));
  await expect(cards).toHaveCount(count);
  expect(await cards.first().boundingBox()).toEqual(standing);
  expect(complaints).toEqual([]);
});

test('a search that says what is looked for comes without rooms that may not be it', async ({
  backend,
}) => {
  const html = await (await backend.fetch('/search?city=Huye')).text();
  expect(html).toContain('Loading...');
  expect(html).not.toContain('See ColdRoom Details');
});

test('the scripts keep the heading and the title of a prerendered page, and add the year', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/about');
  const heading = page.getByRole('heading', { level: 1 });
  const [words, title] = [await heading.innerText(), await page.title()];
  release();
  await expect(page.getByText(`2024–${new Date().getFullYear()}`)).toHaveCount(1);
  await expect(heading).toHaveText(words);
  await expect(page).toHaveTitle(title);
});

test('rooms are loading in a prerendered page', async ({ backend }) => {
  const html = await (await backend.fetch('/services')).text();
  expect(html).toContain('Loading...');
});

test('a page that depends on who looks at it comes empty', async ({ backend }) => {
  const empty = await (await backend.fetch(SHELL)).text();
  expect(empty).toContain('<div id="root"></div>');
  for (const path of ['/reset-password', '/dashboard', '/book/any', '/nowhere']) {
    expect(await (await backend.fetch(path)).text()).toBe(empty);
  }
});

test('an empty page shows whose it is until its scripts have come', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/reset-password', { waitUntil: 'commit' });
  const root = page.locator('#root');
  await expect(root).toHaveCSS('background-image', /\/logo\.svg/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(root).toHaveCSS('background-image', 'none');
});

test('whoever has signed in is known as soon as the script has taken over', async ({
  page,
  customer,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), customer.token);
  await page.goto('/about');
  await expect(page.getByRole('button', { name: customer.names })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
});

test('what is pressed and typed before the scripts are there is done once they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await hold(page, SCRIPTS);
  await page.goto('/contact');
  await page.getByLabel('Full name').first().fill('Keza');
  await page.getByLabel('Email', { exact: true }).fill('keza@example.com');
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  release();
  await expect(menu).toBeVisible();
  await expect(page.getByLabel('Full name').first()).toHaveValue('Keza');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('keza@example.com');
  await expect(page.getByRole('checkbox', { name: /privacy policy/ })).toBeChecked();
});

test('a link that is followed before the scripts are there keeps where sign-in should lead', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const link = page.getByRole('link', { name: 'Forgot your password?' });
  await page.goto('/login?next=%2Fmessage');
  await expect(page.getByText('Sign in to read your messages.')).toBeVisible();
  const standing = await link.boundingBox();

  const release = await hold(page, SCRIPTS);
  await page.reload();
  expect(await link.boundingBox(), 'the link moves when the scripts come').toEqual(standing);
  await link.click();
  release();
  await expect(page).toHaveURL('/forgot-password?next=%2Fmessage');
});

test('a form that is sent before the scripts are there is checked once they are, with what was typed', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/contact');
  await page.getByLabel('Full name').first().fill('Keza');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  release();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Full name').first()).toHaveValue('Keza');
  await expect(page.getByLabel('Full name').first()).toHaveAccessibleDescription('');
});

test('a search in the address is there once the scripts are, and one begun before them is done', async ({
  page,
  rooms,
}) => {
  const location = newTown();
  const room = await rooms.create({ location });
  const release = await hold(page, SCRIPTS);
  await page.goto(`/search?city=${encodeURIComponent(location)}&type=Cold%20Room`);
  const city = page.getByLabel('City');
  await expect(city).toHaveValue('');
  await expect(page.getByRole('status')).toHaveText('Loading...');
  release();
  await expect(city).toHaveValue(location);
  await expect(page.getByLabel('Service type')).toHaveValue('Cold Room');
  await expect(page.getByRole('status')).toHaveText('1 room found');

  const again = await hold(page, SCRIPTS);
  await page.goto('/search');
  await city.fill(location);
  await page.getByLabel('Service type').selectOption('Cold Room');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  again();
  await expect(page).toHaveURL(/type=Cold.Room&city=Town/);
  await expect(page.getByRole('status')).toHaveText('1 room found');
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
});

test('whoever has scrolled before the scripts are there stays where they are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await hold(page, SCRIPTS);
  await page.goto('/terms');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const reached = await scrolled();
  expect(reached).toBeGreaterThan(740);
  const takenOver = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('site:has-taken-over', resolve, { once: true })),
  );
  release();
  await takenOver;
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(reached);
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(scrolled, 'and after loading the page again').toBe(reached);
});

test('robots.txt says what robots may read', async ({ backend }) => {
  const answer = await backend.fetch('/robots.txt');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('Disallow: /dashboard');
});
