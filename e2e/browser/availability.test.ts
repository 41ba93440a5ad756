import type { Page } from '@playwright/test';
import { inDays } from '../support/bookings.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const check = (page: Page) => page.getByRole('button', { name: 'Check Availability' }).click();

test('a visitor checks that a room is free, and books the same days [S1.3, S2.15, S2.88]', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create({ price: '1000.50' });
  await page.goto('/booking/availability');
  await expect(page).toHaveTitle(/^Check availability/);
  await page.getByLabel('Cold room').selectOption(room.id);
  await page.getByLabel('Start date').fill(inDays(3));
  await page.getByLabel('End date').fill(inDays(5));
  await check(page);
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByText('Cold room is available for the selected dates.')).toBeVisible();
  await expect(answer.getByText(/3\sdays\): 3,001.5 Rwf/)).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Start date')).toHaveValue(inDays(3));
  await check(page);
  await answer.getByRole('link', { name: 'Book these days' }).click();
  await expect(page).toHaveURL(/\/book\?coldRoomId=/);
  await expect(page.getByLabel('Storage')).toHaveValue(room.id);
  await expect(page.getByLabel('Start date')).toHaveValue(inDays(3));
  await expect(page.getByLabel('End date')).toHaveValue(inDays(5));
});

test('taken days are reported, an answer goes with its question, and the room’s free days are near [S2.88, S7.13, S8.34]', async ({
  page,
  rooms,
  bookings,
  customer,
  complaints,
}) => {
  const room = await rooms.create();
  await bookings.create(customer, room, 10, 12);
  await page.goto(
    `/booking/availability?coldRoomId=${room.id}&startDate=${inDays(12)}&endDate=${inDays(14)}`,
  );
  await expect(page.getByLabel('Cold room')).toHaveValue(room.id);
  await check(page);
  const taken = page.getByText('Cold room is not available for the selected dates.');
  await expect(taken).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book these days' })).toBeHidden();
  await takeExpected(complaints, 'daysTaken');

  await page.getByLabel('Start date').fill(inDays(13));
  await expect(taken).toBeHidden();
  await check(page);
  await expect(page.getByText('Cold room is available for the selected dates.')).toBeVisible();

  await page.getByLabel('Start date').fill(inDays(11));
  await check(page);
  await page.getByRole('link', { name: 'See its free days' }).click();
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  await takeExpected(complaints, 'daysTaken');
});

test('what is missing is shown with its name, which the header does not cover', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/booking/availability', { waitUntil: 'networkidle' });
  const room = page.getByLabel('Cold room');
  const { y: before = 0 } = (await room.boundingBox()) ?? {};
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before - 20);
  await page.keyboard.press('Escape');
  await check(page);
  await expect(room).toBeFocused();
  const top = async () =>
    (await page.getByText('Cold room', { exact: true }).first().boundingBox())?.y ?? 0;
  const covered = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect.poll(top).toBeGreaterThanOrEqual(covered);
});

test('the status page groups one’s bookings and shows the history of each [S2.12]', async ({
  page,
  rooms,
  bookings,
  customer,
  admin,
}) => {
  const room = await rooms.create();
  const first = await bookings.create(customer, room, 5, 6);
  await bookings.move(first.id, 'approved');
  const second = await bookings.create(customer, room, 8, 9);
  await bookings.cancel(customer, second.id);

  await arriveSignedIn(page, customer);
  await page.goto('/booking/status');
  await expect(page.getByRole('tab', { name: 'Approved 1', selected: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Cancelled 1' })).toBeVisible();
  const booking = page.getByRole('article', { name: `Booking of ${room.name}` });
  await booking.getByRole('button', { name: /^Details/ }).click();
  const details = page.getByRole('dialog', { name: 'Booking details' });
  await expect(details.getByText(`Requested by ${customer.names}`)).toBeVisible();
  await expect(details.getByText(`Approved by ${admin.names} (admin)`)).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Pending 0' }).click();
  await expect(page.getByText('No pending bookings.')).toBeVisible();
});

test('an admin answers a request on the pending page and finds it among all bookings [S1.9, S2.13, S2.14, S4.16, S6.6]', async ({
  page,
  newVisitor,
  rooms,
  bookings,
  customer,
  admin,
}) => {
  const room = await rooms.create({ name: `Queue ${customer.userId}` });
  await bookings.create(customer, room, 5, 6);
  await arriveSignedIn(page, admin);
  await page.goto('/book/pending');
  const request = page.getByRole('article', { name: `Booking of ${room.name}` });
  await expect(request.getByText(customer.names)).toBeVisible();
  await request.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('Booking status updated successfully!')).toBeVisible();
  await expect(request).toBeHidden();

  await page.goto(`/booking/all?room=${room.id}`);
  const row = page.getByRole('row', { name: room.name });
  await expect(row.getByText('Approved')).toBeVisible();
  await row.getByRole('button', { name: /^Details/ }).click();
  const details = page.getByRole('dialog', { name: 'Booking details' });
  await expect(details.getByText(`Requested by ${customer.names}`)).toBeVisible();

  const other = await newVisitor();
  await arriveSignedIn(other, customer);
  for (const path of ['/book/pending', '/booking/all']) {
    await other.goto(path);
    await expect(other).toHaveURL(/\/dashboard$/);
  }
});
