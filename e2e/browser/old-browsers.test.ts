import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { bookPath } from '#web/lib/paths.ts';
import { arriveSignedIn, expect, logIn, test } from '../support/site.ts';

/** Takes from the browser what the oldest browsers of the site do not have: of style sheets what it would drop there. */
async function growOld(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll(':has(', ':later(').replaceAll('dvh', 'later');
    // There the attribute is not known, which hides what is not in the top layer.
    await route.fulfill({ response, body: `${css}[popover]{display:block}` });
  });
  await page.addInitScript(() => {
    const later: [object, string[]][] = [
      [
        Array.prototype,
        ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'],
      ],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any', 'timeout']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [globalThis, ['structuredClone', 'Iterator']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    ];
    for (const [owner, names] of later) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('the site works without what browsers have learned since 2021', async ({
  page,
  customer,
  rooms,
}) => {
  const room = await rooms.create();
  await growOld(page);
  await page.goto('/');
  // Known to the browser alone: it stands there once the site has taken the page over.
  await expect(page.getByRole('contentinfo').getByText(/2024–\d{4}/)).toBeVisible();
  await page.goto('/search');
  await expect(page.getByText(/\d rooms? found/)).toBeVisible();
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByRole('region', { name: 'Free days' }).getByRole('grid')).toHaveCount(2);
  await page.goto(bookPath(room.id));
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Storage')).toHaveValue(room.id);
  await page.goto('/login');
  await logIn(page, customer.email, customer.password);
  await expect(page).toHaveURL(/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('there the menu of a room opens beside its button, above what surrounds it', async ({
  page,
  admin,
  rooms,
}) => {
  const { name } = await rooms.create({ name: `Old ${randomUUID()}` });
  await growOld(page);
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/cold-rooms');
  const button = page.getByRole('button', { name: `More for ${name}` });
  await button.click();
  const menu = page.getByRole('menu', { name: `More for ${name}` });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  const [opened, opener] = [await boxOf(menu), await boxOf(button)];
  expect(opened.right).toBeCloseTo(opener.right, 0);
  const below = opened.y - opener.bottom;
  const above = opener.y - opened.bottom;
  expect(Math.max(below, above)).toBeCloseTo(4, 0);
  await menu.getByRole('menuitem', { name: 'Details' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
});

test('there a dashboard stands beside its sidebar, and ends above its bar on a phone', async ({
  page,
  customer,
}) => {
  await growOld(page);
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const { right } = await boxOf(sidebar);
  expect(right).toBeGreaterThan(200);
  for (const part of [heading, page.getByRole('contentinfo')]) {
    expect((await boxOf(part)).x).toBeGreaterThanOrEqual(right);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await expect
    .poll(async () => {
      // Each time, because the page grows with what it fetches.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      return (await boxOf(last)).bottom;
    })
    .toBeLessThanOrEqual((await boxOf(sidebar)).y);
});
