import { fileOfPage, prerenderedPages, SHELL } from '#shared/prerendered.ts';
import { expect, test } from '../support/site.ts';

for (const path of prerenderedPages) {
  test(`${path} is there before any script, and the script takes it over in silence`, async ({
    browser,
    baseURL,
    page,
    backend,
  }) => {
    const html = await (await backend.fetch(path)).text();
    expect(html).toBe(await (await backend.fetch(fileOfPage(path))).text());
    expect(html, 'a policy forbids styles in the page').not.toMatch(/<style|\sstyle="/);
    expect(html, 'days are of the reader, not of the build').not.toMatch(/\d{4}-\d{2}-\d{2}/);

    const scriptless = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const still = await scriptless.newPage();
    await still.goto(path);
    const heading = await still.getByRole('heading', { level: 1 }).innerText();
    await expect(still.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    const title = await still.title();
    await scriptless.close();

    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect(page.getByText(`2024–${new Date().getFullYear()}`)).toBeVisible();
  });
}

test('rooms are loading in a prerendered page', async ({ backend }) => {
  const html = await (await backend.fetch('/services')).text();
  expect(html).toContain('Loading...');
});

test('a page that depends on who looks at it comes empty', async ({ backend }) => {
  const empty = await (await backend.fetch(SHELL)).text();
  expect(empty).toContain('<div id="root"></div>');
  for (const path of ['/search', '/dashboard', '/coldroom/any', '/nowhere']) {
    expect(await (await backend.fetch(path)).text()).toBe(empty);
  }
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

test('robots are told what to read', async ({ backend }) => {
  const answer = await backend.fetch('/robots.txt');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('Disallow: /dashboard');
});
