import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from '../support/axe.ts';
import { withoutNews } from '../support/quiet.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

test('a customer with nothing booked reads so in each filter, and is led to the rooms [S2.100, S2.103]', async ({
  page,
  customer,
}) => {
  await arriveSignedIn(page, customer);
  await page.goto('/booking');
  await expect(page.getByText('No Current Booking Requested')).toBeVisible();
  await page.getByRole('button', { name: 'Approved 0' }).click();
  await expect(page.getByText('No approved bookings available.')).toBeVisible();
  await page.getByRole('button', { name: 'Rejected 0' }).click();
  await expect(page.getByText('No bookings available.')).toBeVisible();
  await page.getByRole('link', { name: 'Find a cold room' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('a list shows five bookings a page [S2.102, S9.10]', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create();
  for (const day of [1, 2, 3, 4, 5, 6]) {
    const { id } = await bookings.create(customer, room, day, day);
    await bookings.cancel(customer, id);
  }
  await arriveSignedIn(page, customer);
  await page.goto('/booking?show=cancelled');
  await expect(page.getByRole('button', { name: 'Cancelled 6' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rejected 0' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('filters with their counts change what is listed, and Pay Now stands on approved bookings alone [S2.99, S2.100, S2.104, S4.20]', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create();
  const [approved, rejected] = [
    await bookings.create(customer, room, 1, 1),
    await bookings.create(customer, room, 2, 2),
  ];
  await bookings.create(customer, room, 3, 3);
  await bookings.create(customer, room, 4, 4);
  await bookings.move(approved.id, 'approved');
  await bookings.move(rejected.id, 'rejected');
  await arriveSignedIn(page, customer);
  await page.goto('/booking');
  const payNow = page.getByRole('button', { name: /^Pay Now/ });
  // It opens with what is still to come.
  await expect(page.getByRole('button', { name: 'Approved 1', pressed: true })).toBeVisible();
  for (const [filter, count, badge, payable] of [
    ['Pending Request 2', 2, 'Pending', 0],
    ['Approved 1', 1, 'Approved', 1],
    ['Rejected 1', 1, 'Rejected', 0],
    ['Transaction 1', 1, 'Approved', 1],
  ] as const) {
    const button = page.getByRole('button', { name: filter });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect(page.getByRole('article').getByText(badge, { exact: true })).toHaveCount(count);
    await expect(payNow).toHaveCount(payable);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Transaction 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('at twice the size of text the bookings fit a phone', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  await bookings.create(customer, await rooms.create(), 5, 6);
  await arriveSignedIn(page, customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/booking', { waitUntil: 'networkidle' });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(page.getByRole('article')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Rejected' }).click();
  await expect(page.getByRole('link', { name: 'Find a cold room' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test('payment says plainly, for each way, that it is not open yet [S1.15, S2.105]', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create();
  const { id } = await bookings.create(customer, room, 3, 4);
  await bookings.move(id, 'approved');
  await arriveSignedIn(page, customer);
  await page.goto('/booking?show=approved');
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  const payment = page.getByRole('dialog', { name: 'Payment method' });
  for (const method of ['MoMo Pay', 'Bank Transfer']) {
    await payment.getByRole('button', { name: method }).click();
    await expect(payment.getByText(`Online payment by ${method} is not open yet.`)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(payment).toBeHidden();
  await expect(page.getByRole('button', { name: /^Pay Now/ })).toBeFocused();
});

test('an admin rejects a request only after being asked, and the customer reads it [S1.9, S2.112, S2.113, S4.17]', async ({
  page,
  newVisitor,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  await bookings.create(customer, room, 3, 4);
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/bookings');
  const request = page.getByRole('article', { name: `Booking of ${room.name}` });
  await request.getByRole('button', { name: /^Reject/ }).click();
  const question = page.getByRole('dialog', { name: 'Reject this request?' });
  await question.getByRole('button', { name: 'Keep request' }).click();
  await expect(request.getByText('Pending')).toBeVisible();
  await request.getByRole('button', { name: /^Reject/ }).click();
  await question.getByRole('button', { name: 'Reject request' }).click();
  await expect(question.getByText('Please choose a reason.')).toBeVisible();
  await question.getByLabel('Reason').selectOption('The room is not ready on these days');
  await question.getByLabel('In your own words').fill('The door is being mended.');
  await question.getByRole('button', { name: 'Reject request' }).click();
  await expect(page.getByText('Booking status updated successfully!')).toBeVisible();
  await expect(request).toBeHidden();
  await page.getByRole('tab', { name: 'Rejected' }).click();
  await expect(request.getByText('Rejected')).toBeVisible();

  const home = await newVisitor();
  await arriveSignedIn(home, customer);
  await home.goto('/dashboard/bookings');
  await home.getByRole('tab', { name: 'Rejected 1' }).click();
  await expect(home.getByRole('article').getByText('Rejected')).toBeVisible();
  const words = 'The room is not ready on these days: The door is being mended.';
  await expect(home.getByRole('article').getByText(words)).toBeVisible();
});

test('an admin’s long list comes page after page, its count open-ended until the end [S2.112]', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create();
  await withoutNews(page);
  for (const day of [1, 2, 3]) await bookings.create(customer, room, day, day);
  await arriveSignedIn(page, admin);
  // Pages of two, where the site asks for a hundred.
  await page.route('**/backend/book?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=100', 'limit=2') }),
  );
  await page.goto('/admin-dashboard/bookings?show=all');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('tab', { name: 'All 2+' })).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article').nth(2)).toBeVisible();
});

const LISTS = '**/backend/book/list*';
const failLists = (page: Page) => page.route(LISTS, (route) => route.abort());

test('a list that cannot be fetched does not say that it is empty', async ({
  page,
  customer,
  complaints,
}) => {
  await arriveSignedIn(page, customer);
  await failLists(page);
  for (const path of ['/booking', '/booking/status', '/dashboard/bookings']) {
    await page.goto(path);
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
    const role = path === '/booking' ? 'button' : 'tab';
    await expect(page.getByRole(role, { name: /^Rejected/ })).toHaveText('Rejected–');
  }
  complaints.splice(0);
});

test('a list that cannot be fetched says so and is fetched again [S2.108]', async ({
  page,
  customer,
  complaints,
}) => {
  await arriveSignedIn(page, customer);
  await failLists(page);
  await page.goto('/dashboard/bookings');
  await expect(page.getByText('Error loading reservations')).toBeVisible();
  await page.unroute(LISTS);
  complaints.splice(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No Current Booking Requested')).toBeVisible();
});
