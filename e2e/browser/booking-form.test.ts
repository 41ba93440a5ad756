import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Room } from '#shared/room.ts';
import { inDays, requestFor } from '../support/bookings.ts';
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

const notAvailable = 'Cold room is not available for the selected dates.';

test('an empty form says what is missing', async ({ page }) => {
  await page.goto('/book');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await expect(page.getByText('Required.')).toHaveCount(3);
  await expect(page.getByLabel('Storage')).toBeFocused();
});

test('days of a room that are taken cannot be chosen', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create();
  await bookings.create(customer, room, 5, 5);
  await page.goto(`/book/${room.id}`);
  await expect(page.getByRole('group', { name: `Free days of ${room.name}` })).toBeVisible();
  await page.getByLabel('Start date').fill(inDays(4));
  await page.getByLabel('End date').fill(inDays(6));
  await expect(page.getByText(notAvailable)).toBeVisible();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what was filled in survives a reload, and another room chosen meanwhile too', async ({
  page,
  rooms,
}) => {
  const [first, second] = [await rooms.create(), await rooms.create()];
  await page.goto(`/book/${first.id}`);
  await expect(page.getByLabel('Storage')).toHaveValue(first.id);
  await page.getByLabel('Storage').selectOption(second.id);
  await page.getByLabel('Start date').fill(inDays(3));
  await page.getByLabel('Product type').fill('Milk');
  await page.reload();
  await expect(page.getByLabel('Storage')).toHaveValue(second.id);
  await expect(page.getByLabel('Start date')).toHaveValue(inDays(3));
  await expect(page.getByLabel('Product type')).toHaveValue('Milk');
});

test('a booking that came too late is refused, and the calendar shows why', async ({
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
  await expect(page.getByText(notAvailable).first()).toBeVisible();
  await expect(confirmation).toBeHidden();
  await expect(page.getByText(notAvailable)).toHaveCount(2); // the toast, and beside the field
  takeExpected(complaints, /409/, /not available/);
});

test('a price that has changed is shown before it is agreed to', async ({
  page,
  customer,
  rooms,
  complaints,
}) => {
  const room = await rooms.create({ price: '1000' });
  await arriveSignedIn(page, customer);
  const confirmation = await confirmationFor(page, room);
  await expect(confirmation.getByText('3,000 Rwf')).toBeVisible();
  await rooms.update(room.id, { price: '1200' });
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmation.getByText('The price of this cold room has changed.')).toBeVisible();
  await expect(confirmation.getByText('3,600 Rwf')).toBeVisible();
  takeExpected(complaints, /409/, /price of this cold room/);
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Booking request successful!')).toBeVisible();
  await expect(page.getByText('3,600 Rwf')).toBeVisible();
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
  takeExpected(complaints, /ERR_FAILED/, /No response/);

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

test('somebody whose session has ended is asked to sign in again and comes back to the form', async ({
  page,
  customer,
  rooms,
  complaints,
}) => {
  const room = await rooms.create();
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('token', token), customer.token);
  const confirmation = await confirmationFor(page, room);
  await page.evaluate(() => localStorage.setItem('token', 'forged'));
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  const invitation = page.getByRole('dialog', { name: 'Sign in to book' });
  await invitation.getByRole('link', { name: 'Sign in' }).click();
  takeExpected(complaints, /401/, /Invalid token/);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Storage')).toHaveValue(room.id);
  await expect(page.getByLabel('End date')).toHaveValue(inDays(7));
});
