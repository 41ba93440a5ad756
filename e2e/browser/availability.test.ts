import type { Page } from '@playwright/test';
import { inDays } from '../support/bookings.ts';
import { expect, takeExpected, test } from '../support/site.ts';

const check = (page: Page) => page.getByRole('button', { name: 'Check Availability' }).click();

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
  // The calendar comes above the button and moves it, also while it is pressed.
  await expect(page.getByRole('gridcell', { name: /, taken$/ }).first()).toBeVisible();
  await check(page);
  const taken = page.getByText('Cold room is not available for the selected dates.');
  await expect(taken).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book these days' })).toBeHidden();
  await takeExpected(complaints, 'daysTaken');

  await page.getByLabel('Start date').fill(inDays(13));
  await expect(taken).toBeHidden();
  await check(page);
  await expect(page.getByText('Cold room is available for the selected dates.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book these days' })).toBeVisible();

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

test('on a wide screen the question stands beside what the page is about', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/booking/availability', { waitUntil: 'networkidle' });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const field = await page.getByLabel('Cold room').boundingBox();
  expect(field?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
});
