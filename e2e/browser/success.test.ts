import type { Page } from '@playwright/test';
import type { Booking } from '#shared/booking.ts';
import { successPath } from '#web/lib/paths.ts';
import { signUp } from '../support/people.ts';
import { arriveSignedIn, expect, signIn, takeExpected, test } from '../support/site.ts';

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

test('without an address the success page shows the booking that was made last, and says what came of it [S2.17]', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create();
  await bookings.create(customer, await rooms.create(), 5, 6);
  const { id } = await bookings.create(customer, room, 5, 6);
  await arriveSignedIn(page, customer);
  await page.goto('/success');
  await expect(success(page)).toBeVisible();
  await expect(page.getByText(room.name)).toBeVisible();
  await bookings.move(id, 'approved');
  await page.reload();
  await expect(page.getByText(/^We have approved your request/)).toBeVisible();
  await expect(success(page)).toBeVisible();
  await bookings.move(id, 'cancelled');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeVisible();
  await expect(page).toHaveTitle(/Booking cancelled · /);
  await expect(home(page)).toBeVisible();
});

test('whoever has booked nothing since yesterday is shown the way to a room and to their bookings', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  await bookings.create(customer, await rooms.create(), 5, 6);
  await arriveSignedIn(page, customer);
  await page.route('**/backend/book/list*', async (route) => {
    const response = await route.fetch();
    const made = (await response.json()) as Booking[];
    const date = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
    await route.fulfill({ response, json: made.map((booking) => ({ ...booking, date })) });
  });
  await page.goto('/success');
  await expect(page.getByText('You have booked nothing since yesterday.')).toBeVisible();
  await expect(success(page)).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Find a cold room' })).toBeVisible();
  await main.getByRole('link', { name: 'See your bookings' }).click();
  await expect(page).toHaveURL(/\/booking$/);
});

test('a booking of somebody else, or of nobody, is said to be none of the reader’s', async ({
  page,
  newVisitor,
  backend,
  admin,
  customer,
  rooms,
  bookings,
  complaints,
}) => {
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  const other = await signUp(backend);
  await signIn(page, other);
  for (const address of [
    successPath(id),
    successPath('nobodys'),
    successPath('a/b c'),
    successPath('list'),
  ]) {
    await page.goto(address);
    await expect(page.getByText('This booking is not among yours.')).toBeVisible();
    await expect(page.getByText(`You are signed in as ${other.email}.`)).toBeVisible();
    await expect(success(page)).toBeHidden();
    await expect(home(page)).toBeVisible();
  }
  await takeExpected(complaints, 'bookingNotFound', 'notId');

  const office = await newVisitor();
  await arriveSignedIn(office, admin);
  await office.goto(successPath(id));
  await expect(office.getByText('This booking is not among yours.')).toBeVisible();
});
