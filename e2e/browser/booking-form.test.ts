import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Room } from '#shared/room.ts';
import { inDays, requestFor } from '../support/bookings.ts';
import { hold } from '../support/hold.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

/** Fills the form in for a room, from day 5 to day 7, and goes as far as the confirmation. */
async function confirmationFor(page: Page, room: Room) {
  await page.goto(`/book/${room.id}`);
  await page.getByLabel('Start date').fill(inDays(5));
  await page.getByLabel('End date').fill(inDays(7));
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  return page.getByRole('dialog', { name: 'Confirm your booking' });
}

test('the Book button stays where it is when the room arrives', async ({ page, rooms }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = await rooms.create();
  const release = await hold(page, /\/backend\/coldroom/);
  await page.goto(`/book/${room.id}`);
  const top = async () =>
    (await page.getByRole('button', { name: 'Book', exact: true }).boundingBox())?.y ?? 0;
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary.getByText('Loading...', { exact: true })).toBeVisible();
  const before = await top();
  release();
  await expect(summary.getByRole('link', { name: room.name })).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('each of two months begins and ends with the field of a date above it', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/book/${room.id}`);
    const months = page.getByRole('grid');
    await expect(months).toHaveCount(2);
    for (const [index, name] of ['Start date', 'End date'].entries()) {
      const field = await page.getByLabel(name).boundingBox();
      const month = await months.nth(index).boundingBox();
      expect(month?.x, `${name} at ${width} px`).toBeCloseTo(field?.x ?? Number.NaN, 1);
      expect(month?.width, `${name} at ${width} px`).toBeCloseTo(field?.width ?? Number.NaN, 1);
    }
  }
});

test('a weight that is no number is refused at its field', async ({ page, rooms }) => {
  const room = await rooms.create();
  await page.goto(`/book/${room.id}`);
  await page.getByLabel('Start date').fill(inDays(5));
  await page.getByLabel('End date').fill(inDays(7));
  await page.getByLabel('Weight in kg').fill('500-600');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Must be a number.')).toBeVisible();
  await expect(page.getByLabel('Weight in kg')).toBeFocused();
});

test('a booking whose answer was lost is found again after a reload, and made only once', async ({
  page,
  backend,
  customer,
  rooms,
  complaints,
}) => {
  const room = await rooms.create();
  await arriveSignedIn(page, customer);
  const confirmation = await confirmationFor(page, room);
  await page.route('**/backend/book', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmation.getByText('No response from server.')).toBeVisible();
  await takeExpected(complaints, /ERR_FAILED/, 'noResponse');

  await page.unroute('**/backend/book');
  await page.reload();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Booking request successful!')).toBeVisible();
  const mine = await backend.ok(api.bookings.listMine, { token: customer.token });
  expect(mine.map(({ coldRoomId }) => coldRoomId)).toEqual([room.id]);
  const { startDate, endDate } = requestFor(room, 5, 7);
  expect(mine[0]).toMatchObject({ startDate, endDate, status: 'pending' });
});
