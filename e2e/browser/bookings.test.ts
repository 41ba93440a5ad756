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

test('on a phone the filters are one line that scrolls within itself, and the chosen one is in sight', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  await bookings.create(customer, await rooms.create(), 5, 6);
  await arriveSignedIn(page, customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/booking?show=transaction', { waitUntil: 'networkidle' });
  const filters = page.getByRole('group', { name: 'Bookings to show' }).getByRole('button');
  await expect(filters).toHaveCount(5);
  await expect(filters.last()).toBeInViewport({ ratio: 1 });
  const tops = await filters.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops).size, 'one line').toBe(1);
  await expectNoSidewaysScrolling(page);
  // The first is beyond the edge, where the keyboard finds it all the same.
  await expect(filters.first()).not.toBeInViewport();
  await filters.first().focus();
  await expect(filters.first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article')).toBeVisible();
});
