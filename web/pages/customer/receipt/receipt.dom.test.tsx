import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { paymentOf } from '#web/features/payments/testing/entries.ts';

const NONE = 'There is no receipt yet.';

test('what was not given is left out, with the Total Cost; an admin opens the receipt of any booking', async () => {
  const backend = new FakeBackend();
  const days = { startDate: '2027-04-01', endDate: '2027-04-01', totalPrice: 1_000 };
  const booking = bookingOf({ ...days, userId: 'u2', status: 'approved' });
  backend.answers('bookings.get', { ...booking, history: [] });
  signIn({ role: 'admin' });
  openSite('/ReceiptModal?booking=b1');
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
  expect(receipt).toHaveTextContent('1,000 Rwf');
  for (const text of ['N/A', 'Service', 'Total Cost']) {
    expect(receipt).not.toHaveTextContent(text);
  }
});

test('without an address the receipt is of the newest approved booking, and says so, whichever was approved last', async () => {
  const backend = new FakeBackend();
  const [newest, older] = [
    bookingOf({ coldRoomName: 'Huye store', changedAt: '2027-03-01T08:00:00.000Z' }),
    bookingOf({ id: 'b0', coldRoomName: 'Older store', changedAt: '2027-03-02T08:00:00.000Z' }),
  ];
  backend.answers(
    'bookings.listMine',
    [newest, older].map((booking) => ({ ...booking, status: 'approved' })),
  );
  signIn();
  openSite('/ReceiptModal');
  expect(await screen.findByRole('article', { name: 'Booking of Huye store' })).toBeVisible();
  expect(screen.queryByText('Older store')).toBeNull();
  expect(screen.getByText('Of the newest of your approved bookings.')).toBeVisible();
});

test('there is no receipt before a booking is approved, nor of somebody else’s [S2.89]', async () => {
  const backend = new FakeBackend();
  backend.answers('bookings.listMine', [bookingOf()]);
  backend.answers('bookings.get', { ...bookingOf(), history: [] });
  signIn();
  for (const address of ['/ReceiptModal', '/ReceiptModal?booking=b1']) {
    openSite(address);
    expect(await screen.findByText(NONE)).toBeVisible();
  }
  backend.refuses('bookings.get', 'bookingNotFound');
  openSite('/ReceiptModal?booking=b2');
  expect(await screen.findByText('This booking is not among yours.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your bookings' })).toBeVisible();

  backend.answers('bookings.get', { ...bookingOf({ status: 'approved' }), history: [] });
  openSite('/ReceiptModal?booking=b1');
  expect(await screen.findByRole('dialog', { name: 'Receipt' })).toBeVisible();
});

test('a customer is shown no receipt of somebody else’s booking, wherever it came from', async () => {
  const backend = new FakeBackend();
  const others = bookingOf({ userId: 'u2', status: 'approved' });
  backend.answers('bookings.get', { ...others, history: [] });
  signIn();
  openSite('/ReceiptModal?booking=b1');
  expect(await screen.findByText('This booking is not among yours.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Receipt' })).toBeNull();
});

test('a receipt reads Service, Product Type, Weight in kg, Location, Date Range and Total Cost [S2.89, S2.90]', async () => {
  const backend = new FakeBackend();
  const days = { startDate: '2027-04-01', endDate: '2027-04-02' };
  const goods = { service: 'transportation', productType: 'Milk', weight: 12 } as const;
  backend.answers('bookings.listMine', [bookingOf({ ...days, ...goods, status: 'approved' })]);
  signIn();
  openSite('/ReceiptModal');
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
  const terms = [...receipt.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(terms).toEqual(['Service', 'Product Type', 'Weight in kg', 'Location', 'Date Range']);
  expect(receipt).toHaveTextContent('Total Cost $54');
  expect(receipt).toHaveTextContent('$30 for transportation + $24 for 12 kg at $2');
  expect(receipt).toHaveTextContent(/Rent, 2 days/);
});

const number = { number: '2027-000123', code: 'CDFGHJKM2345' };

test('a receipt leads to those of the payments, with their numbers', async () => {
  const backend = new FakeBackend();
  const booking = bookingOf({ status: 'approved', paid: 9_800 });
  backend.answers('bookings.get', { ...booking, history: [] });
  const payments = [
    paymentOf({ receipt: number }),
    paymentOf({ id: 'p2', kind: 'refund', amount: -2_000 }),
  ];
  backend.answers('payments.list', {
    due: 9_800,
    paid: 9_800,
    rest: 0,
    payments,
    claims: [],
    invoices: [],
  });
  signIn();
  openSite('/ReceiptModal?booking=b1');
  const link = await screen.findByRole('link', { name: 'Receipt 2027-000123' });
  expect(link).toHaveAttribute('href', '/receipt?booking=b1&payment=p1');
  expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    '/receipt?booking=b1&payment=p2',
  );
  expect(screen.getByText(/^, refund of/)).toHaveTextContent('refund of −2,000 Rwf');

  backend.fails('payments.list');
  openSite('/ReceiptModal?booking=b1');
  expect(await screen.findByText('Failed to fetch the payments.')).toBeVisible();
});
