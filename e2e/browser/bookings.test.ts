import { expectNoSidewaysScrolling } from '../support/axe.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

test('at twice the size of text the bookings fit a phone', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  await bookings.create(customer, await rooms.create(), 5, 6);
  await arriveSignedIn(page, customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/booking', { waitUntil: 'networkidle' });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(page.getByRole('article')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Rejected' }).click();
  await expect(page.getByRole('link', { name: 'Find a cold room' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
