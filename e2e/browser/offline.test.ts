import type { BrowserContext } from '@playwright/test';
import { api } from '#shared/api.ts';
import { inDays } from '../support/bookings.ts';
import { withoutNews } from '../support/quiet.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const withoutNetwork = async (context: BrowserContext, step: () => Promise<void>) => {
  await context.setOffline(true);
  await step();
  await context.setOffline(false);
};

test('without network one banner says so, lists stay, and a request pressed twice is one booking', async ({
  page,
  context,
  complaints,
  backend,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create();
  await bookings.create(customer, room, 5, 6);
  const { opened } = await withoutNews(page);
  await arriveSignedIn(page, customer);
  const banner = page.getByText('You are offline');

  await page.goto('/booking');
  const card = page.getByRole('article', { name: `Booking of ${room.name}` });
  await expect(card).toBeVisible();
  // A list that is on its way when the network goes arrives all the same.
  const arrived = page.waitForResponse('**/backend/book/list*').then((answer) => answer.finished());
  await page.getByRole('link', { name: 'Booking status' }).click();
  await arrived;
  await expect(page.getByRole('heading', { name: 'Booking status' })).toBeVisible();
  await opened;
  await withoutNetwork(context, async () => {
    await expect(banner).toHaveText('You are offline. You can still read this page.');
    await page.goBack();
    await expect(page.getByText('Not up to date: No response from server.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(card).toBeVisible();
  });
  await expect(banner).toBeHidden();
  // The socket that comes back brings the list.
  await expect(page.getByText('Not up to date')).toBeHidden();
  await expect(card).toBeVisible();

  const days = `startDate=${inDays(8)}&endDate=${inDays(9)}`;
  await page.goto(`/review?coldRoomId=${room.id}&${days}`);
  const confirm = page.getByRole('button', { name: 'Confirm Booking' });
  await expect(confirm).toBeEnabled();
  await withoutNetwork(context, async () => {
    await confirm.click();
    await expect(page.getByText('Press again when the network is back.')).toBeVisible();
    await expect(page.getByText('No response from server.')).toHaveCount(1);
  });
  await confirm.click();
  await expect(page.getByText('Booking confirmed!')).toBeVisible();
  await expect(page.getByText('No response from server.')).toHaveCount(0);
  const mine = await backend.ok(api.bookings.listMine, { token: customer.token });
  expect(mine).toHaveLength(2);
  await takeExpected(complaints, /ERR_INTERNET_DISCONNECTED/, 'noResponse');
});
