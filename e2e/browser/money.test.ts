import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { checkReceiptPath } from '#shared/checkReceiptPath.ts';
import { paymentOf } from '#web/features/payments/testing/entries.ts';
import { readPdf } from '#web/lib/pdf/testing/readPdf.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/axe.ts';
import { untilOwed } from '../support/outboxWaits.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const details = (page: Page) => page.getByRole('dialog', { name: 'Booking details' });

test('a customer says that they have paid, an admin confirms it, and the customer sees that it has come', async ({
  page,
  newVisitor,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}`, price: '1000.5' });
  const { id } = await bookings.create(customer, room, 5, 5);
  await bookings.move(id, 'approved');
  await arriveSignedIn(page, customer);
  await page.goto('/booking?show=approved');
  const card = page.getByRole('article', { name: `Booking of ${room.name}` });
  await expect(card.getByText('To pay')).toBeVisible();
  await card.getByRole('button', { name: 'Details' }).click();
  const mine = details(page).getByRole('region', { name: 'Payments' });
  await expect(mine.getByText('How to pay')).toBeVisible();
  await mine.getByRole('button', { name: 'I have paid' }).click();
  await mine.getByLabel('Reference of the transaction').fill('MP-7788');
  await mine.getByRole('button', { name: 'Send' }).click();
  await expect(mine.getByText('You told us of 1,001 Rwf, Mobile money MP-7788.')).toBeVisible();

  const office = await newVisitor();
  await arriveSignedIn(office, admin);
  await office.goto(`/admin-dashboard/users/${customer.userId}?booking=${id}`);
  const panel = details(office).getByRole('region', { name: 'Payments' });
  await expect(
    panel.getByText(/says they have paid 1,001\sRwf: Mobile money MP-7788/),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Confirm payment' }).press('Enter');
  await expect(panel.getByText(/^Payment 1,001\sRwf, Mobile money MP-7788/)).toBeVisible();
  await expect(panel).toBeFocused();
  await details(office).getByRole('button', { name: 'Close' }).click();
  const booked = office.getByRole('article', { name: `Booking of ${room.name}` });
  await expect(booked.getByText('Total')).toBeVisible();
  await expect(booked.getByText('to pay')).toHaveCount(0);

  await page.reload();
  await expect(card.getByText('Paid')).toBeVisible();
  await expect(card.getByText('To pay')).toHaveCount(0);
  await card.getByRole('button', { name: 'Details' }).click();
  await expect(mine.getByText(/^Payment 1,001\sRwf, Mobile money MP-7788/)).toBeVisible();
});

test('an admin records part payments, reverses a wrong one, and reads the month', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
  backend,
  complaints,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}`, price: '5000' });
  const { id, number = '' } = await bookings.create(customer, room, 0, 1);
  await bookings.move(id, 'approved');
  await untilOwed(backend, admin, id);
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/money');
  const owed = page.getByRole('region', { name: 'Who owes' });
  const opener = owed.getByRole('button', { name: `Payments of ${customer.names}, ${number}` });
  await owed.getByRole('tab', { name: /^Coming/ }).click();
  // Other tests may have made more bookings of today than are shown at first.
  const more = owed.getByRole('button', { name: 'Show more' });
  while (!(await opener.isVisible()) && (await more.isVisible())) await more.click();
  await opener.click();
  const panel = details(page).getByRole('region', { name: 'Payments' });
  const record = async (amount: string) => {
    await panel.getByRole('button', { name: 'Record a payment' }).press('Enter');
    await expect(panel.getByLabel('Kind')).toBeFocused();
    await panel.getByLabel('Amount in Rwf').fill(amount);
    await panel.getByRole('button', { name: 'Record payment' }).click();
  };
  await record('10,001');
  await expect(panel.getByText('Only 10,000 Rwf are left to pay.')).toBeVisible();
  await takeExpected(complaints, 'paymentAboveRest');
  await panel.getByLabel('Amount in Rwf').fill('4000');
  await panel.getByRole('button', { name: 'Record payment' }).press('Enter');
  await expect(panel.getByText(/^Payment 4,000\sRwf, Cash/)).toBeVisible();
  await expect(panel).toBeFocused();
  await record('3,000');
  await panel.getByRole('button', { name: 'Reverse 3,000 Rwf' }).click();
  await panel.getByRole('button', { name: 'Yes, reverse' }).press('Enter');
  await expect(panel.getByText(/^Reversal −3,000\sRwf/)).toBeVisible();
  await expect(panel).toBeFocused();
  await expect(panel.getByText('6,000 Rwf', { exact: true })).toBeVisible();
  await details(page).getByRole('button', { name: 'Close' }).click();

  const month = page.getByRole('region', { name: 'Payments of the month' });
  await expect(month.getByText('−3,000 Rwf').first()).toBeVisible();
  await expect(page.getByText(/^Bookings that start in /)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^payments-\d{4}-\d\d\.csv$/);
});

test('a receipt is a page to print and a PDF, and its code leads to one that says it is genuine', async ({
  page,
  newVisitor,
  admin,
  customer,
  rooms,
  bookings,
  backend,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}`, price: '5000' });
  const { id } = await bookings.create(customer, room, 7, 7);
  await bookings.move(id, 'approved');
  const json = { kind: 'payment', amount: 5000, way: 'cash' };
  const sent = { path: { id }, json, token: admin.token };
  const { receipt } = await backend.ok(api.payments.record, sent);
  await arriveSignedIn(page, customer);
  await page.goto(`/booking?show=approved`);
  const card = page.getByRole('article', { name: `Booking of ${room.name}` });
  await card.getByRole('button', { name: 'Details' }).click();
  await details(page)
    .getByRole('link', { name: `Receipt ${receipt?.number ?? ''}` })
    .click();
  const paper = page.getByRole('article', { name: 'Receipt of the payment' });
  await expect(paper.getByText('5,000 Rwf')).toBeVisible();
  await expect(paper.getByRole('img', { name: /^QR/ })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`receipt-${receipt?.number ?? ''}.pdf`);
  const { texts } = readPdf(await readFile(await saved.path(), 'latin1'));
  expect(texts).toEqual(expect.arrayContaining([customer.names, '5,000 Rwf', receipt?.code]));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Receipt of a payment' })).toBeHidden();
  await expect(page.getByLabel('Paper')).toBeHidden();
  await expect(paper).toBeVisible();

  const stranger = await newVisitor();
  await stranger.goto(checkReceiptPath(receipt ?? { number: '', code: '' }));
  const answer = stranger.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('This receipt is genuine.');
  await expect(answer).not.toContainText(customer.names);
});

test('on a phone a full month is a few screens high until somebody asks for more, and is printed whole', async ({
  page,
  admin,
}) => {
  const PHONE = { width: 360, height: 740 };
  await page.setViewportSize(PHONE);
  const payments = Array.from({ length: 20 }, (_, index) =>
    paymentOf({ id: `p${index}`, userName: `Customer ${index}` }),
  );
  const owed = payments.map(({ id, coldRoomName, userName }) => ({
    ...{ id, coldRoomName, userName, userId: id, owed: 5000 },
    ...{ startDate: '2026-01-02', endDate: '2026-01-03' },
  }));
  await page.route('**/backend/payments?*', (route) => route.fulfill({ json: payments }));
  await page.route('**/backend/payments/owed*', (route) => route.fulfill({ json: owed }));
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/money');
  for (const name of ['Payments of the month', 'Who owes']) {
    const part = page.getByRole('region', { name });
    await expect(part.getByRole('rowheader', { name: /^Customer/ })).toHaveCount(4);
  }
  await expect(page.getByText('20 bookings, 20 clients')).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / PHONE.height).toBeLessThan(7);

  const month = page.getByRole('region', { name: 'Payments of the month' });
  await month.getByRole('button', { name: 'Show more' }).click();
  const shown = month.getByRole('rowheader', { name: /^Customer/ });
  await expect(shown).toHaveCount(20);
  await month.getByRole('button', { name: 'Show fewer' }).click();
  await expect(shown).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(20);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('heading', { name: 'Settings of the house' }).click();
  await expect(page.getByLabel('Merchant code')).toBeVisible();
  // What happens to lie half under the bar at the foot has too small a part to be hit: at the page’s end nothing does.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await page.getByRole('button', { name: 'More about the month' }).click();
  await page.getByRole('menuitem', { name: 'Print the month' }).click();
  const whole = page.getByRole('region', { name: '20 payments' });
  await expect(whole.getByRole('row')).toHaveCount(12);
  await page.emulateMedia({ media: 'print' });
  await expect(whole.getByRole('row')).toHaveCount(22);
  await page.emulateMedia({ media: 'screen' });
});
