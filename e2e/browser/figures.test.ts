import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { monthOf, todayInKigali } from '#shared/days.ts';
import { formatMonth } from '#web/features/charts/months.ts';
import { formatDay } from '#web/lib/format.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/axe.ts';
import { inDays } from '../support/bookings.ts';
import { untilSold } from '../support/outboxWaits.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const thisMonth = monthOf(todayInKigali());
const figure = (page: Page, name: string) => page.getByRole('region', { name });

/** Turns a chart into its table. */
async function asTable(page: Page, name: string): Promise<void> {
  await figure(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Show table' }).click();
}

const cellsOf = (page: Page, name: string, row: string) =>
  figure(page, name).getByRole('row', { name: row }).getByRole('cell').allTextContents();

test('a customer reads their bookings by status and their money by month, as bars and as tables [S2.110]', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ price: '1000.50' });
  const { id } = await bookings.create(customer, room, 0, 0);
  await bookings.move(id, 'approved');
  const { id: rejected } = await bookings.create(customer, room, 20, 20);
  await bookings.move(rejected, 'rejected');
  await untilSold(backend, admin, room, thisMonth, 1);
  // A month that is alone has no bar.
  const dearer = await rooms.create({ price: '3000' });
  const { id: later } = await bookings.create(customer, dearer, 40, 40);
  await bookings.move(later, 'approved');
  await untilSold(backend, admin, dearer, monthOf(inDays(40)), 1);
  const mine = () => backend.ok(api.dashboard.mine, { token: customer.token });
  await expect.poll(async () => (await mine()).bookings.rejected).toBe(1);

  await arriveSignedIn(page, customer);
  await page.goto('/dashboard');
  for (const name of ['Bookings by status', 'Money by month']) {
    const bars = figure(page, name).getByRole('list', { name });
    await expect(bars.locator('rect').first()).toBeVisible();
    await asTable(page, name);
    await expect(bars).toHaveCount(0);
  }
  expect(await cellsOf(page, 'Bookings by status', 'Approved')).toEqual(['2']);
  expect(await cellsOf(page, 'Bookings by status', 'Rejected')).toEqual(['1']);
  expect(await cellsOf(page, 'Bookings by status', 'Pending')).toEqual(['0']);
  expect(await cellsOf(page, 'Money by month', formatMonth(thisMonth))).toEqual(['1', '1,000.5']);
  await expect(figure(page, 'Money by month').getByRole('row')).toHaveCount(13);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScrolling(page);
  // Where the page stands scrolled, its head may cover a button, and what is left of that counts as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
});

test('a table of figures is saved as CSV, in which nobody’s name is a formula', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `=HYPERLINK("${randomUUID()}")` });
  const booking = await bookings.create(customer, room, 0, 0);
  await bookings.move(booking.id, 'approved');
  await page.route('**/backend/book/list*', (route) =>
    route.fulfill({ json: [{ ...booking, status: 'approved', weight: 1200.5 }] }),
  );
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for Stock in the coming days' }).click();
  await page.getByRole('menuitem', { name: 'Download CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('stock-by-room.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe(`\uFEFFDay,"'${room.name.replaceAll('"', '""')}"`);
  expect(lines[1]).toBe(`${formatDay(inDays(0))},1200.5`);
  expect(lines[2]).toBe(`${formatDay(inDays(1))},0`);
});
