import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import type { Booking } from '#shared/booking.ts';
import type { Room } from '#shared/room.ts';
import { formatDay } from '#web/lib/format.ts';
import { inDays, requestFor, type Bookings } from '../support/bookings.ts';
import type { Person } from '../support/people.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

/** Books and approves a room for goods. */
async function store(
  { customer, bookings }: { customer: Person; bookings: Bookings },
  room: Room,
  [from, to]: readonly [number, number],
  goods: object = {},
): Promise<void> {
  const { body } = await bookings.ask(customer, { ...requestFor(room, from, to), ...goods });
  await bookings.move((body as Booking).id, 'approved');
}

/** The cells of a row of figures: 1 December is not 11 December. */
const cellsOf = (figure: Locator, name: string) =>
  figure
    .getByRole('row')
    .filter({ has: figure.page().getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')
    .allTextContents();

test('the goods of a booking are entered, changed and deleted on the stock page', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  await store({ customer, bookings }, room, [0, 1]);
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard/stock');
  const dialog = page.getByRole('dialog', { name: 'What you store' });
  const save = async (product: string, weight: string) => {
    await dialog.getByLabel('Goods').fill(product);
    await dialog.getByLabel('Weight in kg').fill(weight);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  const row = page.getByRole('row').filter({ hasText: room.name });

  await row.getByRole('button', { name: /^Add your goods/ }).click();
  await save('Milk', '1200.5');
  await expect(page.getByText('What you store has been saved.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'In store today · 1,200.5 kg' })).toBeVisible();
  await expect(row.getByRole('rowheader')).toHaveText('Milk');

  await page.reload();
  await row.getByRole('button', { name: /^Change/ }).click();
  await expect(dialog.getByLabel('Goods')).toHaveValue('Milk');
  await expect(dialog.getByLabel('Weight in kg')).toHaveValue('1200.5');
  await save('', '');
  await expect(row.getByRole('rowheader')).toHaveText('Not stated');
  await page.reload();
  await expect(row.getByRole('rowheader')).toHaveText('Not stated');
  await expect(row).not.toContainText('kg');
});

test('stock in the coming days is drawn from approved bookings, by room and by product [S2.110]', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const [room, other, third] = [
    await rooms.create({ name: `Huye ${randomUUID()}` }),
    await rooms.create({ name: `Musanze ${randomUUID()}` }),
    await rooms.create({ name: `Rubavu ${randomUUID()}` }),
  ];
  const reader = { customer, bookings };
  await store(reader, room, [0, 1], { productType: 'Milk', weight: 300 });
  await store(reader, other, [1, 2], { productType: 'Milk', weight: 50.5 });
  await store(reader, third, [2, 2], { productType: 'Roses', weight: 20 });
  await bookings.ask(customer, { ...requestFor(third, 0, 1), productType: 'Beans', weight: 999 });
  await arriveSignedIn(page, customer);
  for (const path of ['/dashboard', '/dashboard/stock']) {
    await page.goto(path);
    const stock = page.getByRole('region', { name: 'Stock in the coming days' });
    await expect(stock.getByRole('img', { name: /as a chart/ })).toBeVisible();
    await expect(stock.locator('.recharts-bar-rectangle path').first()).toBeVisible();
    await expect(stock.getByText(room.name)).toBeVisible();
    await stock.getByRole('button', { name: 'More for Stock in the coming days' }).click();
    await stock.getByRole('menuitem', { name: 'Show table' }).click();
    await expect(stock.getByRole('row')).toHaveCount(30 + 1);
    await expect(stock.getByRole('columnheader')).toHaveText([
      'Day',
      room.name,
      other.name,
      third.name,
    ]);
    expect(await cellsOf(stock, formatDay(inDays(0)))).toEqual(['300', '0', '0']);
    expect(await cellsOf(stock, formatDay(inDays(1)))).toEqual(['300', '50.5', '0']);
    await stock.getByRole('button', { name: 'More for Stock in the coming days' }).click();
    await stock.getByRole('menuitem', { name: 'By goods' }).click();
    await expect(stock.getByRole('columnheader')).toHaveText(['Day', 'Milk', 'Roses']);
    expect(await cellsOf(stock, formatDay(inDays(1)))).toEqual(['350.5', '0']);
    expect(await cellsOf(stock, formatDay(inDays(2)))).toEqual(['50.5', '20']);
  }
});
