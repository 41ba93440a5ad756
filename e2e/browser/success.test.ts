import type { Page } from '@playwright/test';
import { successPath } from '#web/lib/paths.ts';
import { expect, test } from '../support/site.ts';

const success = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Booking Successful!' });
const home = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Go to Home' });

test('the success page shows the booking that its address names, also after a reload and signing in [S2.17]', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ price: '1000' });
  const { id } = await bookings.create(customer, room, 5, 6);
  await bookings.create(customer, await rooms.create(), 5, 6);
  await page.goto(successPath(id));
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const seen = async () => {
    await expect(success(page)).toBeVisible();
    await expect(page.getByText(room.name)).toBeVisible();
    await expect(page.getByText('2,000 Rwf')).toBeVisible();
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/Booking successful · /);
  };
  await seen();
  await page.reload();
  await seen();
  await home(page).click();
  await expect(page).toHaveURL(/\/$/);
});
