import { requestFor } from '../support/bookings.ts';
import { boxOf } from '../support/clicks.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

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
  await bookings.pay(id, 1_000);
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

test('in the table of receipts all amounts of a row stand on one line with its name', async ({
  page,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create({ price: '1000' });
  const { id } = await bookings.create(customer, room, 5, 7);
  await bookings.move(id, 'approved');
  await bookings.pay(id, 1_000);
  await arriveSignedIn(page, customer);
  const row = page.getByRole('article', { name: `Booking of ${room.name}` });
  for (const [width, words] of [
    [1440, ['Total 3,000 Rwf', 'Paid 1,000 Rwf', '2,000 Rwf left of 3,000 Rwf']],
    [768, ['Paid 1,000 Rwf', '2,000 Rwf left of 3,000 Rwf']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard/transaction');
    const name = await row.getByRole('heading').boundingBox();
    for (const text of words) {
      const amount = row.locator('p', { hasText: text }).locator('.whole').first();
      const top = (await amount.boundingBox())?.y ?? 0;
      expect(Math.abs(top - (name?.y ?? 0)), `${width}: ${text}`).toBeLessThan(4);
    }
  }
});

test('on a phone a receipt is laid out as the card of its booking: picture, amount, one button and a menu', async ({
  page,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create({ price: '1000' });
  const { id } = await bookings.create(customer, room, 5, 7);
  await bookings.move(id, 'approved');
  await bookings.pay(id, 1_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await arriveSignedIn(page, customer);
  const card = page.getByRole('article', { name: `Booking of ${room.name}` });
  /** Where the parts of the card are, from its own corner. */
  const places = async () => {
    const { x, y } = await boxOf(card);
    const parts = [
      card.getByRole('heading'),
      card.locator('[class*="picture"]'),
      card.getByRole('button', { name: `More, ${room.name}` }),
      card.getByRole('button', { name: /^Pay Now/ }),
    ];
    const boxes = await Promise.all(parts.map(boxOf));
    const [name, picture, menu, pay] = boxes.map((box) => ({
      left: box.x - x,
      top: box.y - y,
      right: box.x + box.width - x,
    }));
    return [name?.left, picture?.left, picture?.top, menu?.left, menu?.top, pay?.right];
  };
  await page.goto('/booking?show=approved');
  const before = await places();
  await page.goto('/dashboard/transaction');
  // The edge of a card is that of the list here.
  const far = (await places()).map((at = 0, index) => Math.abs(at - (before[index] ?? 0)));
  expect(Math.max(...far)).toBeLessThanOrEqual(2);
  await expect(card.getByText('2,000 Rwf', { exact: true })).toBeVisible();
  for (const word of ['Receipt', 'Details']) {
    await expect(card.getByRole('button', { name: `${word}, ${room.name}` })).toBeHidden();
  }
  await card.getByRole('button', { name: `More, ${room.name}` }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await expect(page.getByRole('dialog')).toContainText(room.name);
});
