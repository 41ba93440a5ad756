import { randomUUID } from 'node:crypto';
import { api } from '#shared/api.ts';
import { monthOf, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { paymentOf } from '#web/features/payments/testing/entries.ts';
import { monthPath, paymentReceiptPath } from '#web/lib/paths.ts';
import { expectFits, expectFitsSoon } from '../support/fits.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

/** As much as an A4 page has between its margins, in CSS pixels. */
const PAPER = 718;

/** A reference of one word, at whose signs no browser breaks a line. */
const reference = (length: number) =>
  randomUUID().replaceAll('-', '').toUpperCase().padEnd(length, 'W');

test('the longest reference of a payment breaks no page: claimed, confirmed, and on its receipt', async ({
  page,
  newVisitor,
  admin,
  customer,
  rooms,
  bookings,
  backend,
}) => {
  test.slow();
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  await bookings.move(id, 'approved');
  const word = reference(limits.referenceCharacters);
  const claim = await backend.ok(api.payments.claim, {
    path: { id },
    json: { amount: 1_000, way: 'mobileMoney', reference: word },
    token: customer.token,
  });

  await arriveSignedIn(page, customer);
  await page.goto(`/booking?show=approved&booking=${id}`);
  await expect(page.getByText(new RegExp(`^You told us of .*${word}`))).toBeVisible();
  await expectFits(page);
  await page.goto('/dashboard');
  await expect(page.getByText(/^Welcome/)).toBeVisible();
  await expectFits(page);

  const office = await newVisitor();
  await arriveSignedIn(office, admin);
  await office.goto('/admin-dashboard');
  await office.getByRole('tab', { name: /^Payments to confirm/ }).click();
  await expect(office.getByText(word)).toBeVisible();
  await expectFits(office);
  await office.goto(`/admin-dashboard/users/${customer.userId}?booking=${id}`);
  await expect(office.getByRole('dialog').getByText(word)).toBeVisible();
  await expectFits(office);

  const confirmed = { path: { id, claimId: claim.id }, json: {}, token: admin.token };
  const payment = await backend.ok(api.payments.confirm, confirmed);
  await page.goto(paymentReceiptPath(id, payment.id));
  await expect(page.getByText(word)).toBeVisible();
  await expectFits(page);
  await page.goto(`/booking?show=approved&booking=${id}`);
  await expect(page.getByRole('dialog').getByText(word)).toBeVisible();
  await expectFits(page);
  await office.goto('/admin-dashboard/money');
  await expect(office.getByText(word)).toBeVisible();
  await expectFits(office);
});

test('a month of long references and names fits its page, and the paper that it is printed on', async ({
  page,
  admin,
}) => {
  const payments = Array.from({ length: 12 }, (_, index) =>
    paymentOf({
      ...{ id: `p${index}`, userName: `Customer ${index}`, bookingNumber: 'CR-4F7K2' },
      ...{ way: 'mobileMoney', reference: reference(index === 0 ? 35 : 60), amount: 1_234_567 },
      receipt: { number: 'RC-2027-000001', code: 'CDFGHJKM2345' },
    }),
  );
  const names = { customerName: 'A'.repeat(60), coldRoomName: 'R'.repeat(80) };
  await page.route('**/backend/payments?*', (route) => route.fulfill({ json: payments }));
  await page.route('**/backend/book?*', (route) => route.fulfill({ json: [bookingOf(names)] }));
  await arriveSignedIn(page, admin);
  await page.goto(monthPath(monthOf(todayInKigali())));
  const whole = page.getByRole('region', { name: '12 payments' });
  await expect(whole.getByText(payments[0]?.reference ?? '')).toBeVisible();
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitsSoon(page);
  }
  await expect(page.getByText(names.coldRoomName)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER, height: 1040 });
  await expectFitsSoon(page);
  await page.emulateMedia({ media: 'screen' });
});
