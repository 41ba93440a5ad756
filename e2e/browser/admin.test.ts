import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { signInAdmin } from '../support/people.ts';
import { pickRoom, shownAs } from '../support/pickRoom.ts';
import { withoutNews } from '../support/quiet.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin dashboard' });
const cardOf = (page: Page, room: { name: string }) =>
  page.getByRole('article', { name: `Booking of ${room.name}` });

test('the sidebar leads to every page of the admin dashboard, and out [S2.23, S2.115]', async ({
  page,
  backend,
}) => {
  // A session of its own, because logging out ends it for all who share it.
  await arriveSignedIn(page, await signInAdmin(backend));
  await page.goto('/admin-dashboard');
  for (const [entry, path, title] of [
    ['Clients', '/admin-dashboard/users', 'Clients'],
    ['Cold Rooms', '/admin-dashboard/cold-rooms', 'Cold Rooms'],
    ['Bookings', '/admin-dashboard/bookings', 'Bookings'],
    ['Team', '/admin-dashboard/team', 'Team'],
    ['Setting', '/admin-dashboard/settings', 'Settings'],
    ['Dashboard', '/admin-dashboard', 'Dashboard'],
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

test('no tab of the bookings moves when the counts arrive', async ({
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
      'Approved–',
      'Out Dated–',
      'Rejected–',
      'Cancelled–',
      'Expired–',
      'Completed–',
      'All–',
    ]);
    const before = await places();
    release();
    await expect(tabs.last()).toHaveText('All25');
    expect(await places(), `at ${width} px`).toEqual(before);
  }
});

test('an approved booking is cancelled only after being asked, and the focus stays with the list', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  const { id } = await bookings.create(customer, room, 5, 6);
  await bookings.move(id, 'approved');
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/bookings?show=approved');
  await cardOf(page, room)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Cancel this approved booking?' });
  await question.getByRole('button', { name: 'Keep booking' }).click();
  await expect(question).toBeHidden();
  await expect(cardOf(page, room).getByText('Approved')).toBeVisible();
  await cardOf(page, room)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(question.getByText('Please choose a reason.')).toBeVisible();
  await question.getByLabel('Reason').selectOption('The room is not ready on these days');
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled successfully!')).toBeVisible();
  await expect(cardOf(page, room)).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('bookings are found by room, client and days, on a narrow screen and after a reload', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const [room, other] = [
    await rooms.create({ name: `Room ${randomUUID()}` }),
    await rooms.create(),
  ];
  const { id, startDate } = await bookings.create(customer, room, 5, 6);
  await bookings.create(customer, other, 5, 6);
  await bookings.move(id, 'approved');
  await page.setViewportSize({ width: 360, height: 800 });
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/bookings?show=approved');
  await page.getByRole('button', { name: 'Find bookings' }).click();
  await pickRoom(page.getByLabel('Room', { exact: true }), room);
  await page.getByLabel('From day').fill(startDate);
  await page.getByLabel('To day').fill(startDate);
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
  await page.reload();
  await expect(cardOf(page, room)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByLabel('Room', { exact: true })).toHaveValue(shownAs(room));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('tab', { name: /^All/ }).click();
  await page.getByLabel('Client').fill(customer.email);
  await page.getByRole('list', { name: 'Clients found' }).getByRole('button').first().click();
  await expect(page.getByText('2 bookings', { exact: true })).toBeVisible();
  await page.getByLabel('Payment').selectOption('To pay');
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
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

  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(more).toBeHidden();
    await expect(sidebar(page).getByRole('link')).toHaveCount(7);
    for (const link of await sidebar(page).getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  }
  await expect(sidebar(page).getByRole('link', { name: 'Team' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the journal keeps long names within its cards on a tablet', async ({
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
});
