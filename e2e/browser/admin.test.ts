import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from '../support/axe.ts';
import { hold } from '../support/hold.ts';
import { untilBookingsListed } from '../support/outboxWaits.ts';
import { withoutNews } from '../support/quiet.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin dashboard' });
test('no tab of the bookings moves when its count arrives', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  await withoutNews(page);
  const booking = await bookings.create(customer, await rooms.create(), 5, 6);
  const many = Array.from({ length: 25 }, (_, index) => ({ ...booking, id: `b-${index}` }));
  await page.route('**/backend/book?*', (route) => route.fulfill({ json: many }));
  await arriveSignedIn(page, admin);
  for (const width of [360, 1440]) {
    const release = await hold(page, '**/backend/book?*');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin-dashboard/bookings');
    const tabs = page.getByRole('tab');
    const places = () =>
      tabs.evaluateAll((all) => all.map((tab) => JSON.stringify(tab.getBoundingClientRect())));
    await expect(tabs).toHaveText([
      'Pending–',
      'Approved',
      'Out Dated',
      'Rejected',
      'Cancelled',
      'Expired',
      'Completed',
      'All',
    ]);
    const before = await places();
    release();
    await expect(tabs.first()).toHaveText('Pending25');
    expect(await places(), `at ${width} px`).toEqual(before);
    // Folded away on a phone alone.
    if (width === 360) await page.getByRole('button', { name: 'Find bookings' }).click();
    await expect(page.getByLabel('From day')).toBeVisible();
    await expectNoSidewaysScrolling(page);
  }
});

test('a day that is typed in part takes no press from what is below, and goes with the filters', async ({
  page,
  admin,
  rooms,
}) => {
  const { id } = await rooms.create();
  await arriveSignedIn(page, admin);
  const noDay = 'Must be a day that exists, such as 2027-01-31.';
  const from = page.getByLabel('From day');
  /** Without a year a day has no value: only the browser knows that something stands in its field. */
  const isHalf = (field: typeof from) =>
    field.evaluate((input: HTMLInputElement) => input.validity.badInput);
  await page.goto(`/admin-dashboard/bookings?room=${id}`);
  const approved = page.getByRole('tab', { name: 'Approved' });
  await expect(page.getByRole('button', { name: 'Clear filters' }).first()).toBeVisible();
  await from.pressSequentially('1210');
  // With its upper edge, from which the error would move it.
  await approved.click({ position: { x: 20, y: 4 } });
  await expect(approved).toHaveAttribute('aria-selected', 'true');
  await expect(from).toHaveAccessibleDescription(noDay);
  expect(await isHalf(from)).toBe(true);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(from).toHaveAccessibleDescription('');
  expect(await isHalf(from)).toBe(false);

  await page.goto('/admin-dashboard/journal');
  const day = page.getByLabel('Day (optional)');
  await day.pressSequentially('1210');
  // From the year over the sign of the calendar.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Who')).toBeFocused();
  await expect(day).toHaveAccessibleDescription(noDay);
  await page.getByLabel('Month').fill('2026-01');
  await expect(page).toHaveURL(/month=2026-01$/);
  await expect(day).toHaveAccessibleDescription('');
  expect(await isHalf(day)).toBe(false);
});

test('on a phone every page of the admin is reached from the bar at the foot without scrolling it', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard');
  const more = sidebar(page).getByRole('button', { name: 'More' });
  for (const name of ['Dashboard', 'Clients', 'Cold Rooms', 'Bookings']) {
    await expect(sidebar(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(sidebar(page).getByRole('link')).toHaveCount(4);
  await expect(more).toBeInViewport({ ratio: 1 });

  await more.click();
  for (const name of ['Money', 'Team', 'Setting']) {
    await expect(sidebar(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(sidebar(page).getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(sidebar(page).getByRole('link')).toHaveCount(4);
  await expect(more).toBeFocused();

  await more.click();
  await sidebar(page).getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await expect(sidebar(page).getByRole('link')).toHaveCount(4);

  // A tablet that is held upright has the same bar.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(more).toBeInViewport({ ratio: 1 });
  await expect(sidebar(page).getByRole('link')).toHaveCount(4);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(more).toBeHidden();
  await expect(sidebar(page).getByRole('link')).toHaveCount(7);
  for (const link of await sidebar(page).getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await expect(sidebar(page).getByRole('link', { name: 'Team' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the journal keeps long names within its rows on a tablet', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const name = `Distribution warehouse beside the market ${randomUUID()}`;
  const { id } = await bookings.create(customer, await rooms.create({ name }), 5, 6);
  await bookings.move(id, 'approved');
  await page.setViewportSize({ width: 768, height: 1024 });
  await arriveSignedIn(page, admin);
  await page.goto(`/admin-dashboard/journal?thing=${id}`);
  const thing = page.getByRole('button', { name: new RegExp(name) });
  await expect(thing.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  const [button, card] = await Promise.all([
    thing.first().boundingBox(),
    page.getByRole('row').filter({ has: thing }).first().boundingBox(),
  ]);
  const right = (box: typeof button) => (box ? box.x + box.width : 0);
  expect(right(button)).toBeLessThanOrEqual(right(card));

  // As much as the longest month takes, with the button that opens its calendar.
  const MONTH_WIDTH = 176;
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const field = await page.getByLabel('Month').boundingBox();
    expect(field?.width, `at ${width} px`).toBeGreaterThanOrEqual(MONTH_WIDTH);
  }
});

test('on a tablet a request is rejected from a menu beside its buttons, by keyboard', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Store ${randomUUID()}` });
  await bookings.create(customer, room, 5, 6);
  await untilBookingsListed(backend, admin, { coldRoomId: room.id, status: 'pending' }, 1);
  await page.setViewportSize({ width: 768, height: 1024 });
  await arriveSignedIn(page, admin);
  await page.goto('/book/pending');
  const request = page.getByRole('article', { name: `Booking of ${room.name}` });
  const buttons = request.getByRole('button');
  await expect(buttons).toHaveText(['Approve', 'Details', '']);
  await buttons.last().press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Reject' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Reject this request?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(buttons.last()).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(buttons).toHaveText(['Approve', 'Details', 'Reject']);
});
