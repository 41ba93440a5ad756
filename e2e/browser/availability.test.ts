import type { Page } from '@playwright/test';
import { inDays } from '../support/bookings.ts';
import { hold } from '../support/hold.ts';
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

test('the button stays where it is while the room of the address and its days come', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create();
  const button = page.getByRole('button', { name: 'Check Availability' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const release = await hold(page, /\/backend\/coldroom/);
    await page.goto(`/booking/availability?coldRoomId=${room.id}&startDate=${inDays(12)}`);
    await expect(page.getByLabel('Start date')).toHaveValue(inDays(12));
    const before = await button.boundingBox();
    release();
    await expect(page.getByRole('grid').first()).toBeVisible();
    const after = await button.boundingBox();
    // The place is that of a month of five weeks; one of six has a row of 44 px more.
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(48);
  }
});

test('on a phone the answer is in view where it was asked for', async ({ page, rooms }) => {
  const room = await rooms.create();
  await page.setViewportSize({ width: 360, height: 740 });
  const days = `startDate=${inDays(12)}&endDate=${inDays(14)}`;
  await page.goto(`/booking/availability?coldRoomId=${room.id}&${days}`);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.getByRole('button', { name: 'Check Availability' }).scrollIntoViewIfNeeded();
  await check(page);
  await expect(page.getByText('Cold room is available for the selected dates.')).toBeInViewport();
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
