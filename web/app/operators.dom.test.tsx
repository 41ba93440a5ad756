import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addDays, todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { invoiceOf, paymentOf } from '#web/features/payments/testing/entries.ts';
import { emptyDay } from '#web/pages/admin/dashboard/testing/emptyDay.ts';

const noBalance = { due: 0, paid: 0, owed: 0, toRefund: 0 };

const today = () => todayInKigali();

const person = {
  userId: 'u-1',
  role: 'user' as const,
  email: 'aline@example.com',
  firstName: 'Aline',
  lastName: 'Test',
  phoneNumber: '+250788000001',
  createdAt: '2026-11-01T06:10:00.000Z',
};
const caller = { ...person, userId: 'u-2', email: undefined, firstName: 'Keza' };
const room = { id: 'r-1', name: 'North room', location: 'Huye', roomType: 'Cold Room' as const };

function backendOfDay(): FakeBackend {
  const backend = new FakeBackend();
  backend.answers('timeline.day', { ...emptyDay(today()), free: [room] });
  backend.answers('bookings.pending', []);
  return backend;
}

beforeEach(() => signIn({ role: 'operator' }));

test('an operator has the day and no figures, and is not offered to close a room', async () => {
  const backend = backendOfDay();
  const { user } = openSite('/admin-dashboard');
  await user.click(await screen.findByRole('tab', { name: /^Free/ }));
  expect(screen.getByRole('row', { name: /^North room/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Book North room for a client' })).toHaveAttribute(
    'href',
    `/admin-dashboard/booking?room=r-1&from=${today()}&to=${today()}`,
  );
  expect(screen.getByText('Waiting longest')).toBeVisible();
  expect(backend.sentTo('dashboard.admin')).toEqual([]);
  expect(screen.getByRole('link', { name: /^Notifications/ })).toBeVisible();

  signIn({ role: 'admin' });
  const admin = openSite('/admin-dashboard');
  await admin.user.click(await screen.findByRole('tab', { name: /^Free/ }));
  expect(screen.getByRole('button', { name: 'Close North room for days' })).toBeVisible();
  expect(backend.sentTo('dashboard.admin')).not.toEqual([]);
});

test('the sidebar leads an operator where they may go', async () => {
  backendOfDay();
  openSite('/admin-dashboard');
  const sidebar = await screen.findByRole('navigation', { name: 'Admin dashboard' });
  const links = within(sidebar).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Clients',
    'Bookings',
    'Setting',
  ]);
});

test('an operator sees who shares a client’s number, and cannot join them', async () => {
  const backend = new FakeBackend();
  backend.answers('people.get', { person, notes: [], balance: noBalance, sharing: [caller] });
  backend.answers('people.bookings', []);
  openSite('/admin-dashboard/users/u-1');
  expect(await screen.findByText('Same phone number')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Journal' })).toBeNull();
});

test('an operator takes what is left to pay, and neither refunds nor reverses', async () => {
  const backend = new FakeBackend();
  const booking = bookingOf({
    id: 'b-1',
    userId: 'u-1',
    status: 'approved',
    startDate: today(),
    endDate: addDays(today(), 2),
  });
  const entry = paymentOf({ bookingId: 'b-1', userId: 'u-1', amount: 1_000 });
  backend.answers('people.get', { person, notes: [], balance: noBalance, sharing: [] });
  backend.answers('people.bookings', [booking]);
  backend.answers('bookings.get', { ...booking, history: [] });
  const balance = { due: 3_000, paid: 1_000, payments: [entry], claims: [], invoices: [] };
  backend.answers('payments.list', { ...balance, rest: 2_000 });
  const { user } = openSite('/admin-dashboard/users/u-1?booking=b-1');
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
  const kinds = within(screen.getByLabelText('Kind')).getAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Payment', 'Deposit']);
  expect(screen.queryByRole('button', { name: /^Reverse/ })).toBeNull();

  const invoice = invoiceOf({
    number: 'INV-2026-000001',
    bookingId: 'b-1',
    due: 3_000,
    paid: 1_000,
    issuedBy: 'Test Operator',
  });
  backend.answers('invoices.issue', invoice);
  openSite('/admin-dashboard/users/u-1?booking=b-1');
  const issue = await screen.findByRole('button', { name: 'Issue an invoice' });
  backend.answers('payments.list', { ...balance, rest: 2_000, invoices: [invoice] });
  await user.click(issue);
  expect(await screen.findByRole('link', { name: 'Invoice INV-2026-000001' })).toBeVisible();

  backend.answers('payments.list', { ...balance, due: 1_000, rest: 0 });
  openSite('/admin-dashboard/users/u-1?booking=b-1');
  await waitFor(() => expect(screen.getByText('Payments')).toBeVisible());
  expect(await screen.findByText(/by Test Admin/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record a payment' })).toBeNull();
});
