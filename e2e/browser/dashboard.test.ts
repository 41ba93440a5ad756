import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Booking } from '#shared/booking.ts';
import { expectNoSidewaysScrolling } from '../support/axe.ts';
import { requestFor } from '../support/bookings.ts';
import { expectFits } from '../support/fits.ts';
import { untilClientListed } from '../support/outboxWaits.ts';
import { claimsOf, registration } from '../support/people.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
test('on a phone the sidebar is one bar at the foot, and header and footer take a line and keep their links', async ({
  page,
  customer,
}) => {
  await arriveSignedIn(page, customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard/settings', { waitUntil: 'networkidle' });
  const entries = sidebar(page).getByRole('link').or(sidebar(page).getByRole('button'));
  const more = sidebar(page).getByRole('button', { name: 'More' });
  await expect(more).toBeInViewport({ ratio: 1 });
  const tops = await entries.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size, 'one row').toBe(1);
  expect(Math.min(...tops), 'at the foot').toBeGreaterThan(600);
  await more.click();
  for (const rest of [
    sidebar(page).getByRole('link', { name: 'Settings' }),
    sidebar(page).getByRole('button', { name: 'Logout' }),
  ]) {
    await expect(rest).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60);
  const footer = page.getByRole('contentinfo');
  for (const name of [
    'About Us',
    'Our Services',
    'Terms of Use',
    'Privacy Policy',
    'Contact Us',
    'FAQs',
  ]) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: /^Share on/ })).toHaveCount(4);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await footer.boundingBox())?.height, 'one line').toBeLessThan(60);
});

test('on a phone what has no room beside the button that leads is in a menu, and on a desk what follows three words', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create();
  await bookings.move((await bookings.create(customer, room, 5, 6)).id, 'approved');
  await arriveSignedIn(page, customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/booking?show=approved');
  const more = page.getByRole('button', { name: `More, ${room.name}` });
  const cancel = page.getByRole('button', { name: `Cancel, ${room.name}` });
  await expect(more).toBeVisible();
  await expect(cancel).toBeHidden();
  const arrival = page.getByRole('link', { name: `How to arrive, ${room.name}` });
  await expect(arrival).toBeHidden();
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'How to arrive' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Cancel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(more).toBeHidden();
  await expect(cancel).toBeHidden();
  await expect(arrival).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Ask for other days, ${room.name}` }),
  ).toBeVisible();
  const further = page.getByRole('button', { name: `More for ${room.name}` });
  await further.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Cancel']);
});

test('on a tablet what can be done about a stay has one line, also while other days are asked for', async ({
  page,
  customer,
  rooms,
  bookings,
  backend,
}) => {
  const room = await rooms.create();
  const { id } = await bookings.create(customer, room, 5, 6);
  await bookings.move(id, 'approved');
  await arriveSignedIn(page, customer);
  await page.setViewportSize({ width: 768, height: 1024 });
  const further = page.getByRole('button', { name: `More for ${room.name}` });
  const oneLine = async (left: string[]) => {
    const card = page.getByRole('article', { name: `Booking of ${room.name}` });
    await expect(further).toBeVisible();
    const shown = card.locator('a, button').filter({ visible: true });
    const middles = await shown.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
    );
    expect(middles).toHaveLength(left.length + 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
    for (const name of [...left, 'Pay Now']) await expect(card.getByText(name)).toBeVisible();
  };
  await page.goto('/dashboard');
  await oneLine(['Details', 'How to arrive', 'Ask for other days']);
  const { startDate, endDate, totalPrice } = requestFor(room, 5, 7);
  const asked = { startDate, endDate, totalPrice, words: 'The harvest takes longer.' };
  await backend.ok(api.changeRequests.create, {
    path: { id },
    json: asked,
    token: customer.token,
  });
  for (const path of ['/dashboard', '/booking?show=approved']) {
    await page.goto(path);
    await oneLine(['Details', 'How to arrive']);
    await further.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText([
      'Withdraw request for other days',
      'Cancel',
    ]);
    await page.keyboard.press('Escape');
  }
  // On a desk the asked days have one line, as wide as its words.
  await page.setViewportSize({ width: 1440, height: 900 });
  const note = page.getByRole('paragraph').filter({ hasText: 'Other days asked for' });
  await expect.poll(async () => (await note.boundingBox())?.height).toBeLessThanOrEqual(40);
  expect(await note.evaluate((element) => element.scrollWidth)).toBeLessThan(640);
});

test('one long word for a name, a room or a product breaks no page and no dialog', async ({
  page,
  newVisitor,
  admin,
  backend,
  rooms,
  bookings,
}) => {
  test.slow();
  const word = (letter: string, count: number) => letter.repeat(count);
  const account = { ...registration(), firstName: word('A', 60) };
  const { token } = await backend.ok(api.auth.register, { json: account });
  const person = { token, ...claimsOf(token), password: '' };
  const hex = randomUUID().replaceAll('-', '');
  const room = await rooms.create({ name: hex.padEnd(80, 'R'), location: word('L', 80) });
  const goods = { productType: word('p', 80), weight: 500 };
  const { body } = await bookings.ask(person, { ...requestFor(room, 0, 1), ...goods });
  await bookings.move((body as Booking).id, 'approved');

  await arriveSignedIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByText(/^Welcome, A{60}/)).toBeVisible();
  await expectFits(page);
  await page.goto('/dashboard/stock');
  await expect(page.getByRole('rowheader', { name: goods.productType })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: /^Change/ }).click();
  await expect(page.getByRole('dialog', { name: 'What you store' })).toBeVisible();
  await expectFits(page);

  const office = await newVisitor();
  await arriveSignedIn(office, admin);
  await untilClientListed(backend, admin, account.email, 1);
  await office.goto(`/admin-dashboard/users?find=${account.email}`);
  await expect(office.getByRole('rowheader', { name: /^A{60}/ })).toBeVisible();
  await expectFits(office);
  await office.goto(`/booking/all?client=${person.userId}`);
  await expect(office.getByRole('link', { name: /^A{60}/ }).first()).toBeVisible();
  await expectFits(office);
  await office.goto(`/admin-dashboard/cold-rooms?find=${room.name}`);
  await expect(office.getByRole('rowheader', { name: room.name })).toBeVisible();
  await expectFits(office);
  await office.getByRole('button', { name: room.name, exact: true }).click();
  await expect(office.getByRole('dialog', { name: room.name })).toBeVisible();
  await expectFits(office);
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: `More for ${room.name}` }).click();
  await expectFits(office);
  await office.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(office.getByRole('dialog', { name: 'Delete this room?' })).toBeVisible();
  await expectFits(office);
});

test('the sidebars keep their words apart when the text is enlarged', async ({
  page,
  customer,
}) => {
  await arriveSignedIn(page, customer);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, name] of [
    ['/dashboard', 'nav[aria-label="Dashboard"]'],
    ['/booking', 'aside[aria-label="Bookings"]'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const percent of [125, 150]) {
      await page.evaluate(
        (size) => (document.documentElement.style.fontSize = size),
        `${percent}%`,
      );
      const wide = await page
        .locator(name)
        .locator('a, button')
        .evaluateAll((links) =>
          links
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect(wide, `${path} at ${percent} %`).toEqual([]);
    }
  }
});

test('at twice the size of text the pages of the staff fit a desk', async ({ page, admin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveSignedIn(page, admin);
  for (const [path, name] of [
    ['/admin-dashboard', 'Dashboard'],
    ['/admin-dashboard/bookings', 'Bookings'],
    ['/admin-dashboard/settings', 'Settings'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  }
});
