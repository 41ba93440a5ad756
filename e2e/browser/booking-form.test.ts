import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { addMonths, monthOf, todayInKigali, type Day } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { inDays, requestFor } from '../support/bookings.ts';
import { hold } from '../support/hold.ts';
import { signUp } from '../support/people.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

/** Fills the form in for a room, from day 5 to day 7, and goes as far as the confirmation. */
async function confirmationFor(page: Page, room: Room) {
  await page.goto(`/book/${room.id}`);
  await page.getByLabel('Start date').fill(inDays(5));
  await page.getByLabel('End date').fill(inDays(7));
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  return page.getByRole('dialog', { name: 'Confirm your booking' });
}

/** The calendar of a room, in which a stay can be chosen. */
const freeDaysOf = (page: Page, { name }: Room) =>
  page.getByRole('group', { name: `Free days of ${name}` });

/** As a calendar names the month of a day. */
const monthName = (day: Day): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The total beside the form. */
const totalOf = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Your booking' })
    .locator('dl > div')
    .filter({ hasText: 'Total' })
    .getByRole('definition');

const notAvailable = 'Cold room is not available for the selected dates.';

test('the Book button stays where it is when the room arrives', async ({ page, rooms }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = await rooms.create();
  const release = await hold(page, /\/backend\/coldroom/);
  await page.goto(`/book/${room.id}`);
  const top = async () =>
    (await page.getByRole('button', { name: 'Book', exact: true }).boundingBox())?.y ?? 0;
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  const before = await top();
  release();
  await expect(page.getByRole('link', { name: room.name })).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('a room that is gone leaves a form in which another is chosen', async ({
  page,
  rooms,
  complaints,
}) => {
  const [gone, room] = [await rooms.create(), await rooms.create()];
  await page.goto(`/book/${gone.id}`);
  await expect(page.getByLabel('Storage')).toHaveValue(gone.id);
  await rooms.remove(gone.id);
  await page.reload();
  await expect(page.getByLabel('Storage')).toHaveAccessibleDescription('Cold room not found');
  await expect(page.getByLabel('Storage')).toHaveValue('');
  await expect(page.getByLabel('Room type')).toBeEnabled();
  await expect(page.getByText('Choose a storage to see which of its days are free.')).toBeVisible();
  await takeExpected(complaints, 'roomNotFound');

  await page.getByLabel('Storage').selectOption(room.id);
  await expect(freeDaysOf(page, room)).toBeVisible();
  await expect(page.getByText('Cold room not found')).toHaveCount(0);

  await page.goto('/book/no-such-room');
  await expect(page.getByLabel('Storage')).toHaveAccessibleDescription('Cold room not found');
  await takeExpected(complaints, 'roomNotFound');
  await page.reload();
  await expect(page.getByLabel('Storage')).toBeEnabled();
  await expect(page.getByText('Cold room not found')).toHaveCount(0);
});

test('the calendar shows the month of the typed days, and does not move while days are chosen in it', async ({
  page,
  rooms,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = await rooms.create();
  await page.goto(`/book/${room.id}`);
  const calendar = freeDaysOf(page, room);
  const monthAfter = (count: number): Day => `${monthOf(addMonths(todayInKigali(), count))}-10`;
  const shown = (day: Day) => calendar.getByRole('grid', { name: monthName(day) });
  await expect(shown(monthAfter(0))).toBeVisible();

  await page.getByLabel('Start date').fill(monthAfter(4));
  await expect(shown(monthAfter(4))).toBeVisible();
  await expect(shown(monthAfter(5))).toBeVisible();
  await page.getByLabel('Start date').fill('');
  await shown(monthAfter(5)).getByRole('button', { name: / 10 / }).click();
  await expect(page.getByLabel('Start date')).toHaveValue(monthAfter(5));
  await expect(shown(monthAfter(4))).toBeVisible();

  await calendar.getByRole('button', { name: /previous month/i }).click();
  await expect(shown(monthAfter(3))).toBeVisible();
});

test('what was filled in survives a reload, and another room chosen meanwhile too [S2.10]', async ({
  page,
  rooms,
}) => {
  const [first, second] = [await rooms.create(), await rooms.create()];
  await page.goto(`/book/${first.id}`);
  await expect(page.getByLabel('Storage')).toHaveValue(first.id);
  await page.getByLabel('Storage').selectOption({ label: 'Choose another storage' });
  await page.getByLabel('Storage').selectOption(second.id);
  await page.getByLabel('Start date').fill(inDays(3));
  await page.getByLabel('Goods').fill('Milk');
  await page.reload();
  await expect(page.getByLabel('Storage')).toHaveValue(second.id);
  await expect(page.getByLabel('Start date')).toHaveValue(inDays(3));
  await expect(page.getByLabel('Goods')).toHaveValue('Milk');
});

test('a booking that came too late is refused, and the calendar shows why [S5.6, S8.24]', async ({
  page,
  backend,
  customer,
  rooms,
  bookings,
  complaints,
}) => {
  const room = await rooms.create();
  await arriveSignedIn(page, customer);
  const confirmation = await confirmationFor(page, room);
  await bookings.create(await signUp(backend), room, 6, 6);
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmation).toBeHidden();
  await expect(page.getByLabel('End date')).toHaveAccessibleDescription(notAvailable);
  await expect(page.getByText(notAvailable)).toHaveCount(1);
  await expect(page.getByLabel('End date')).toBeFocused();
  await expect(page.getByText('Your stay:')).toHaveCount(0);
  await expect(totalOf(page)).toHaveText('–');
  await takeExpected(complaints, 'daysTaken');
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
