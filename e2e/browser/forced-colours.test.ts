import type { Locator } from '@playwright/test';
import { inDays } from '../support/bookings.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

/** The colour of what a style sheet draws before something. */
const drawnBefore = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);

/** The colour that is seen behind something: its own, or that of what it lies on. */
const behind = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return 'none';
  });

test('in the colours of the system one sees what is chosen, current and unread', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  await bookings.move(id, 'approved');
  await arriveSignedIn(page, customer);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard');
  const current = page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Dashboard', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  expect(await drawnBefore(current)).not.toBe(await behind(current));
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await drawnBefore(current)).not.toBe(await behind(current));

  await page.goto('/booking');
  const filters = page.getByRole('group', { name: 'Bookings to show' }).getByRole('button');
  const chosen = filters.and(page.locator('[aria-pressed="true"]'));
  const other = filters.and(page.locator('[aria-pressed="false"]')).first();
  await expect(chosen).toHaveCSS('border-bottom-width', '2px');
  await expect(other).toHaveCSS('border-bottom-width', '0px');

  await page.goto('/message');
  const unread = page.getByRole('button', { name: /^Mark as read/ }).first();
  await expect(unread).toBeVisible();
  expect(await drawnBefore(unread)).not.toBe(await behind(unread));
  await page.emulateMedia({ forcedColors: 'none' });
});

test('in the colours of the system the days of a stay are ringed', async ({ page, rooms }) => {
  const { id } = await rooms.create();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/coldroom/${id}?startDate=${inDays(5)}&endDate=${inDays(7)}`);
  const days = page.getByRole('region', { name: 'Free days' }).getByRole('gridcell');
  const chosen = days.and(page.locator('[aria-selected="true"]')).getByRole('button');
  await expect(chosen.first()).toHaveCSS('border-top-width', '3px');
  const other = days.and(page.locator(':not([aria-selected="true"])')).getByRole('button');
  await expect(other.first()).toHaveCSS('border-top-width', '1px');
  await page.emulateMedia({ forcedColors: 'none' });
});
