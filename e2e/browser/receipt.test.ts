import { api } from '#shared/api.ts';
import { requestFor } from '../support/bookings.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const goods = { service: 'cold_room', productType: 'Milk', weight: 250.5 };

test('a receipt names the rent first and the service estimate beside it, wherever it is offered [S2.20, S2.89, S2.90, S2.91, S9.12, S9.13]', async ({
  page,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create({ price: '1000' });
  const asked = await bookings.ask(customer, { ...requestFor(room, 5, 7), ...goods });
  const { id } = asked.body as { id: string };
  await bookings.move(id, 'approved');
  await arriveSignedIn(page, customer);
  const receipt = page.getByRole('dialog', { name: 'Receipt' });

  await page.goto('/ReceiptModal');
  await expect(receipt.getByText('3,000 Rwf')).toBeVisible();
  for (const [name, value] of [
    ['Service', 'Cold room'],
    ['Product Type', 'Milk'],
    ['Weight in kg', '250.5'],
    ['Location', room.location],
  ] as const) {
    const line = receipt.locator('div', { has: page.getByRole('term').getByText(name) }).last();
    await expect(line.getByRole('definition')).toHaveText(value);
  }
  await expect(receipt.getByText(/^\d+ \w+ \d{4} - \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(receipt.getByText('$601')).toBeVisible();
  await expect(receipt.getByText(/A service estimate/)).toBeVisible();
  await receipt.getByRole('button', { name: 'Confirm' }).click();
  await expect(receipt).toBeHidden();
  await page.getByRole('button', { name: 'Show receipt' }).click();
  await expect(receipt).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();

  for (const path of ['/booking?show=transaction', '/dashboard/transaction']) {
    await page.goto(path);
    await page.getByRole('button', { name: /^Receipt/ }).click();
    await expect(receipt.getByText('$601')).toBeVisible();
    await receipt.getByRole('button', { name: 'Confirm' }).click();
    await expect(receipt).toBeHidden();
  }
});

test('what was not given is N/A, and an admin opens the receipt of any booking', async ({
  page,
  rooms,
  bookings,
  customer,
  admin,
}) => {
  const room = await rooms.create({ price: '1000' });
  const booking = await bookings.create(customer, room, 5, 5);
  await bookings.move(booking.id, 'approved');
  await arriveSignedIn(page, admin);
  await page.goto(`/ReceiptModal?booking=${booking.id}`);
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt.getByText('N/A')).toHaveCount(3);
  await expect(receipt.getByText('1,000 Rwf')).toBeVisible();
  await expect(receipt.getByText('$0', { exact: true })).toBeVisible();
});

test('there is no receipt before a booking is approved, nor of somebody else’s [S2.89]', async ({
  page,
  backend,
  rooms,
  bookings,
  customer,
  admin,
  complaints,
}) => {
  const room = await rooms.create();
  const mine = await bookings.create(customer, room, 5, 6);
  await arriveSignedIn(page, customer);
  const none = page.getByText('There is no receipt yet.');
  await page.goto('/ReceiptModal');
  await expect(none).toBeVisible();
  await page.goto(`/ReceiptModal?booking=${mine.id}`);
  await expect(none).toBeVisible();

  const theirs = await bookings.create(admin, room, 8, 9);
  await page.goto(`/ReceiptModal?booking=${theirs.id}`);
  await expect(page.getByText('This booking is not among yours.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your bookings' })).toBeVisible();
  await takeExpected(complaints, 404, /not found/);

  await backend.ok(api.bookings.cancel, { path: { id: theirs.id }, token: admin.token });
  await bookings.move(mine.id, 'approved');
  await page.goto(`/ReceiptModal?booking=${mine.id}`);
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
});

test('receipts and messages ask to sign in', async ({ page }) => {
  for (const path of ['/ReceiptModal', '/message', '/review', '/success', '/booking/status']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});
