import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { definitionOf, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { invoiceOf } from '#web/features/payments/testing/entries.ts';

const invoice = invoiceOf({ companyName: 'Cold House Ltd', tin: '123456789', vatPercent: 18 });
const second = { ...invoice, number: 'INV-2027-000002', nth: 2 };
const sums = { due: 11_800, paid: 0, rest: 11_800, payments: [], claims: [] };
const ADDRESS = '/invoice?booking=b1&number=INV-2027-000001';

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
  const booking = bookingOf({ status: 'approved', startDate: '2027-03-10' });
  backend.answers('payments.list', { ...sums, invoices: [invoice] });
  backend.answers('bookings.listMine', [booking]);
  backend.answers('bookings.get', { ...booking, history: [] });
  backend.answers('house.get', {});
  signIn();
});

test('an invoice has its number, the seller, the VAT within it and a QR, and is printed on A4 or a roll', async () => {
  const { user } = openSite(ADDRESS);
  const paper = await screen.findByRole('article', { name: 'Invoice' });
  expect(within(paper).getByRole('heading', { name: 'Invoice INV-2027-000001' })).toBeVisible();
  expect(paper).toHaveTextContent('Cold House LtdTIN 123456789');
  expect(definitionOf(paper, 'Includes VAT at 18%')).toBe('1,800 Rwf');
  expect(paper).toHaveTextContent('Its code is CDFGHJKM2345.');
  expect(
    await within(paper).findByRole('img', {
      name: 'QR code that leads to the check of this invoice',
    }),
  ).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'Roll, 80 mm');
  expect(paper.className).toContain('roll');
});

test('an invoice that another has replaced says so', async () => {
  backend.answers('payments.list', { ...sums, invoices: [invoice, second] });
  openSite(ADDRESS);
  const paper = await screen.findByRole('article', { name: 'Invoice' });
  expect(definitionOf(paper, 'Replaced by')).toBe('Invoice INV-2027-000002');
});

test('there is no invoice of somebody else, or of none', async () => {
  const NONE = 'This invoice is not among yours.';
  for (const address of ['/invoice', '/invoice?booking=b1&number=INV-2027-000009']) {
    openSite(address);
    expect(await screen.findByText(NONE)).toBeVisible();
  }
  backend.refuses('payments.list', 'bookingNotFound');
  openSite(ADDRESS);
  expect(await screen.findByText(NONE)).toBeVisible();
  backend.isBusy('payments.list');
  const { user } = openSite(ADDRESS);
  const again = await screen.findByRole('button', { name: 'Try again' });
  backend.answers('payments.list', { ...sums, invoices: [invoice] });
  await user.click(again);
  expect(await screen.findByRole('article', { name: 'Invoice' })).toBeVisible();
});

test('a customer finds the invoices of a booking beside its payments', async () => {
  backend.answers('payments.list', { ...sums, invoices: [invoice, second] });
  const { user, path } = openSite('/booking?show=approved');
  await user.click(await screen.findByRole('button', { name: /^Details/ }));
  const list = await screen.findByRole('list', { name: 'Invoices' });
  const [first] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('11,800 Rwf (replaced)');
  expect(screen.queryByRole('button', { name: 'Issue an invoice' })).toBeNull();
  await user.click(within(list).getByRole('link', { name: 'Invoice INV-2027-000002' }));
  expect(path()).toBe('/invoice?booking=b1&number=INV-2027-000002');
});
