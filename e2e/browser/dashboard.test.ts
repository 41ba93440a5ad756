import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Booking } from '#shared/booking.ts';
import { expectNoSidewaysScrolling } from '../support/axe.ts';
import { requestFor } from '../support/bookings.ts';
import { completedBooking } from '../support/completed.ts';
import { listed } from '../support/listedCustomer.ts';
import { claimsOf, registration } from '../support/people.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const cardOf = (page: Page, room: { name: string }) =>
  page.getByRole('article', { name: `Booking of ${room.name}` });

test('the sidebar leads to every page of the dashboard, and out [S2.23, S2.109]', async ({
  page,
  customer,
}) => {
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard');
  for (const [entry, path, title] of [
    ['Stock', '/dashboard/stock', 'Stock'],
    ['Bookings', '/dashboard/bookings', 'Bookings'],
    ['Transaction', '/dashboard/transaction', 'Transaction'],
    ['Settings', '/dashboard/settings', 'Settings'],
    ['Dashboard', '/dashboard', 'Dashboard'],
  ] as const) {
    const link = sidebar(page).getByRole('link', { name: entry });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await sidebar(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('on a phone the sidebar is one bar at the foot, and header and footer take a line and keep their links', async ({
  page,
  customer,
}) => {
  await arriveSignedIn(page, customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard/settings', { waitUntil: 'networkidle' });
  const entries = sidebar(page).getByRole('link').or(sidebar(page).getByRole('button'));
  await expect(sidebar(page).getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  const tops = await entries.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(tops).toHaveLength(6);
  expect(new Set(tops).size, 'one row').toBe(1);
  expect(Math.min(...tops), 'at the foot').toBeGreaterThan(600);
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

test('the sidebar marks the bookings as current beside the rooms that were approved', async ({
  page,
  customer,
}) => {
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard/cold-rooms');
  const current = sidebar(page).locator('[aria-current]');
  await expect(current).toHaveText(['Bookings']);
  await expect(current).toHaveAttribute('aria-current', 'true');
});

test('counts and badges are those of the bookings, and change with them [S1.7, S2.107, S2.109, S6.4]', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const [room, other] = [
    await rooms.create({ name: `Room ${randomUUID()}` }),
    await rooms.create({ name: `Room ${randomUUID()}` }),
  ];
  const approved = await bookings.create(customer, other, 0, 2);
  await bookings.move(approved.id, 'approved');
  const rejected = await bookings.create(customer, room, 20, 21);
  await bookings.move(rejected.id, 'rejected');
  await bookings.create(customer, room, 5, 6);
  await bookings.create(customer, other, 8, 9);

  await arriveSignedIn(page, customer);
  await page.goto('/dashboard');
  const badge = sidebar(page).getByRole('link', { name: /^Bookings/ });
  await expect(badge).toHaveText('Bookings2 pending');
  for (const card of ['2Pending', '1Approved', '1Rejected', '1Rooms in use today']) {
    await expect(page.getByRole('listitem').filter({ hasText: card })).toHaveCount(1);
  }
  await expect(page.getByRole('region', { name: 'Your stay today' })).toContainText(other.name);

  await page.getByRole('link', { name: '2 Pending', exact: true }).click();
  for (const tab of ['Pending 2', 'Approved 1', 'Rejected 1']) {
    await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  }
  await cardOf(page, room)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled successfully!')).toBeVisible();
  await expect(badge).toHaveText('Bookings1 pending');
  await expect(page.getByRole('tab', { name: 'Pending 1' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Rejected 1' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Cancelled 1' })).toBeVisible();
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
});

test('stock shows what is in store today and what is to come, by product and weight', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create();
  for (const [from, to, goods] of [
    [0, 1, { productType: 'Milk', weight: 1200 }],
    [5, 6, { productType: 'Roses', weight: 50.5 }],
    [8, 9, {}],
  ] as const) {
    const { body } = await bookings.ask(customer, { ...requestFor(room, from, to), ...goods });
    await bookings.move((body as Booking).id, 'approved');
  }
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard/stock');
  const today = page.getByRole('region', { name: 'In store today: 1,200 kg' });
  await expect(today.getByRole('row', { name: 'Milk' })).toContainText(room.name);
  const coming = page.getByRole('region', { name: 'To come: 50.5 kg' });
  await expect(coming.getByRole('row', { name: 'Roses' })).toContainText('50.5 kg');
  await expect(coming.getByRole('row', { name: 'Not stated' })).toBeVisible();
});

test('an approved reservation is a card that opens its details [S2.106]', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  const approved = await bookings.create(customer, room, 5, 6);
  await bookings.move(approved.id, 'approved');
  await bookings.create(customer, room, 8, 9);
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard/cold-rooms');
  await expect(page.getByRole('article')).toHaveCount(1);
  await cardOf(page, room)
    .getByRole('button', { name: /^Details/ })
    .click();
  const details = page.getByRole('dialog', { name: 'Booking details' });
  await expect(details.getByText('Approved', { exact: true }).first()).toBeVisible();
  await expect(details.getByText(room.name)).toBeVisible();
  await expect(details.getByText(`Requested by ${customer.names}`)).toBeVisible();
});

test('transactions list receipts of what was approved, and none of what was not', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const [room, other] = [
    await rooms.create({ name: `Room ${randomUUID()}` }),
    await rooms.create({ name: `Room ${randomUUID()}` }),
  ];
  const approved = await bookings.create(customer, room, 5, 6);
  await bookings.move(approved.id, 'approved');
  await bookings.create(customer, other, 8, 9);
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard/transaction');
  await expect(cardOf(page, room).getByRole('button', { name: /^Receipt/ })).toBeVisible();
  await expect(cardOf(page, room).getByRole('button', { name: /^Pay Now/ })).toBeVisible();
  await expect(cardOf(page, other)).toHaveCount(0);
});

test('a booking that is over keeps its receipt among the transactions', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  await completedBooking(bookings, customer, room);
  await arriveSignedIn(page, customer);
  for (const path of ['/dashboard/transaction', '/booking?show=transaction']) {
    await page.goto(path);
    await expect(cardOf(page, room).getByText('Completed')).toBeVisible();
    await cardOf(page, room)
      .getByRole('button', { name: /^Receipt/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Receipt' })).toContainText('1,000.5 Rwf');
  }
});

test('the dashboard leads to the messages, the history of each booking, and the latest receipt', async ({
  page,
  customer,
}) => {
  await arriveSignedIn(page, customer);
  for (const [from, link, to] of [
    ['/dashboard', 'Messages', '/message'],
    ['/dashboard', 'New booking', '/book'],
    ['/dashboard/bookings', 'Booking status', '/booking/status'],
    ['/dashboard/transaction', 'Latest receipt', '/ReceiptModal'],
    ['/booking', 'Booking status', '/booking/status'],
    ['/booking', 'Dashboard', '/dashboard'],
  ] as const) {
    await page.goto(from);
    await page.getByRole('main').getByRole('link', { name: link }).last().click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
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

  const expectFits = async (at: Page) => {
    for (const width of [360, 1440]) {
      await at.setViewportSize({ width, height: 900 });
      // A chart takes a moment to follow its page.
      await expect(() => expectNoSidewaysScrolling(at)).toPass();
      const dialog = at.getByRole('dialog');
      const shown = (await dialog.count()) ? dialog : at.getByRole('main');
      expect(
        await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        `${at.url()} at ${width} px`,
      ).toBe(0);
      // A table hides what does not fit.
      for (const table of await at.getByRole('table').all()) {
        expect(
          await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
          `a table of ${at.url()} at ${width} px`,
        ).toBeLessThanOrEqual(2);
      }
    }
  };

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
  await listed(backend, admin, account.email, 1);
  await office.goto(`/admin-dashboard/users?find=${account.email}`);
  await expect(office.getByRole('rowheader', { name: /^A{60}/ })).toBeVisible();
  await expectFits(office);
  await office.goto(`/admin-dashboard/cold-rooms?find=${room.name}`);
  await expect(office.getByRole('rowheader', { name: room.name })).toBeVisible();
  await expectFits(office);
  await office.getByRole('button', { name: `Details of ${room.name}` }).click();
  await expect(office.getByRole('dialog', { name: room.name })).toBeVisible();
  await expectFits(office);
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: `Delete ${room.name}` }).click();
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
