import type { Page } from '@playwright/test';
import type { Day } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { inDays } from '../support/bookings.ts';
import { fillInSignup } from '../support/signupForm.ts';
import { expect, signIn, takeExpected, test } from '../support/site.ts';

const reviewOf = (room: Pick<Room, 'id'>, from: number, to: number): string =>
  `/review?coldRoomId=${room.id}&startDate=${inDays(from)}&endDate=${inDays(to)}`;

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Booking' });

const wordsOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Chooses the first and the last day in the room's calendar, turning its pages where needed. */
async function chooseDays(page: Page, ...days: Day[]): Promise<void> {
  const calendar = page.getByRole('region', { name: 'Free days' });
  for (const day of days) {
    const name = new RegExp(`\\b${wordsOf.format(new Date(`${day}T00:00:00Z`))}`);
    const button = calendar.getByRole('button', { name }).first();
    await expect(calendar.getByRole('grid').first()).toBeVisible();
    if (!(await button.isVisible())) await calendar.getByRole('button', { name: /next/i }).click();
    await button.click();
  }
}

test('days chosen in a room’s calendar are reviewed after signing in, confirmed, and lead to success [S2.16, S2.85, S2.86, S2.87, S4.28, S8.38, S9.4]', async ({
  page,
  rooms,
  customer,
}) => {
  test.slow();
  const room = await rooms.create({ price: '1000.50' });
  await page.goto(`/coldroom/${room.id}`);
  await chooseDays(page, inDays(8), inDays(10));
  await page.getByRole('complementary', { name: 'Price and booking' }).getByRole('link').click();

  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
  await expect(page).toHaveTitle(/^Review your booking/);
  const review = page.getByRole('article', { name: `Booking of ${room.name}` });
  await expect(review.getByText(room.id)).toBeVisible();
  await expect(review.getByText('3 days')).toBeVisible();
  await expect(review.getByText('3,001.5 Rwf')).toBeVisible();
  await page.reload();
  await expect(review.getByText('3,001.5 Rwf')).toBeVisible();

  await confirm(page).click();
  const toast = page.getByText('Booking confirmed!');
  await expect(toast).toBeVisible();
  await expect(page.getByText(/Your request is with us/)).toBeFocused();
  const since = Date.now();
  await expect(page.getByRole('heading', { name: 'Booking Successful!' })).toBeVisible();
  expect(Date.now() - since).toBeGreaterThan(2_000);
  await expect(page).toHaveURL(/\/success\?booking=[\w-]+&/);
  await expect(page.getByText(room.name)).toBeVisible();
  await expect(toast).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Booking Successful!' })).toBeVisible();
  await expect(page.getByText(room.name)).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/booking');
  await expect(
    page.getByRole('article', { name: `Booking of ${room.name}` }).getByText('Pending'),
  ).toBeVisible();
});

test('a lost answer is not a second booking', async ({ page, rooms, customer, complaints }) => {
  const room = await rooms.create();
  await signIn(page, customer);
  await page.goto(reviewOf(room, 40, 41));
  let lose = true;
  await page.route('**/backend/book', async (route) => {
    if (!lose) return route.continue();
    lose = false;
    await route.fetch();
    return route.abort();
  });
  await confirm(page).click();
  await expect(page.getByText('Error: No response from server.')).toBeVisible();
  await takeExpected(complaints, /ERR_FAILED/, 'noResponse');
  await confirm(page).click();
  await expect(page.getByText('Booking confirmed!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Booking Successful!' })).toBeVisible();
  await page.goto('/booking');
  await expect(page.getByRole('button', { name: 'Pending Request 1' })).toBeVisible();
});

test('what was sent is not offered to be confirmed again, neither by Back nor after a reload', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create();
  const sent = page.getByText('Your request is with us.', { exact: true });
  const booking = page.getByRole('main').getByRole('link', { name: 'See your booking' });
  const expectSent = async () => {
    await expect(sent).toBeVisible();
    await expect(confirm(page)).toHaveCount(0);
  };
  await page.goto(`/coldroom/${room.id}?startDate=${inDays(50)}&endDate=${inDays(51)}`);
  const box = page.getByRole('complementary', { name: 'Price and booking' });
  await box.getByRole('link', { name: 'Book Now' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillInSignup(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await confirm(page).click();
  await expect(page.getByText(/Your request is with us\. You will see/)).toBeVisible();
  await page.reload();
  await expectSent();
  await booking.click();
  await expect(page.getByRole('heading', { name: 'Booking Successful!' })).toBeVisible();
  await page.goBack();
  await expectSent();
  await page.goBack();
  await expect(page).toHaveURL(/\/review\?/);
  await expectSent();
  await page.reload();
  await expectSent();
  await booking.click();
  await expect(page.getByRole('heading', { name: 'Booking Successful!' })).toBeVisible();
});
