import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { definitionOf, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { unpaid } from '#web/features/payments/testing/entries.ts';

afterEach(() => vi.useRealTimers());

const today = todayInKigali();
const approved = bookingOf({
  status: 'approved',
  startDate: addDays(today, 3),
  endDate: addDays(today, 5),
  totalPrice: 10_000,
  cancellation: { freeDays: 4, share: 30 },
});

const feesSentTo = (backend: FakeBackend) =>
  backend.sentTo('bookings.cancel').map(({ url }) => new URL(url).searchParams.get('fee'));

test('a customer reads what cancelling costs now, and agrees to just that', async () => {
  const backend = new FakeBackend();
  backend.answers('bookings.listMine', [approved]);
  signIn();
  const { user } = openSite('/booking?show=approved');
  await user.click(await screen.findByRole('button', { name: /^Cancel,/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
  expect(
    within(dialog).getByText('Cancelling costs 30% of the total (3,000 Rwf) now.'),
  ).toBeVisible();
  const yes = within(dialog).getByRole('button', { name: 'Cancel booking' });

  backend.refuses('bookings.cancel', 'feeChanged', { fee: 5_000 });
  await user.click(yes);
  expect(await within(dialog).findByText(/^Cancelling now costs 5,000 Rwf\./)).toBeVisible();
  expect(
    within(dialog).getByText(/^Cancelling costs 30% of the total \(5,000 Rwf\)/),
  ).toBeVisible();

  backend.answers('bookings.cancel', { ...approved, status: 'cancelled', fee: 5_000 });
  await user.click(yes);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(feesSentTo(backend)).toEqual(['3000', '5000']);
});

test('a customer who cancels after midnight agrees to what was shown before it, and then to what is due', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-07T23:59:00+02:00') });
  const stay = { startDate: '2027-03-10', endDate: '2027-03-12' };
  const booking = { ...approved, ...stay, cancellation: { freeDays: 3, share: 30 } };
  const backend = new FakeBackend();
  backend.answers('bookings.listMine', [booking]);
  signIn();
  const { user } = openSite('/booking?show=approved');
  await user.click(await screen.findByRole('button', { name: /^Cancel,/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  expect(dialog.getByText('Cancelling is free until 7 Mar 2027.')).toBeVisible();

  vi.setSystemTime(Date.parse('2027-03-08T00:01:00+02:00'));
  backend.refuses('bookings.cancel', 'feeChanged', { fee: 3_000 });
  const yes = dialog.getByRole('button', { name: 'Cancel booking' });
  await user.click(yes);
  expect(await dialog.findByText(/^Cancelling now costs 3,000 Rwf\./)).toBeVisible();
  expect(dialog.getByText('Cancelling costs 30% of the total (3,000 Rwf) now.')).toBeVisible();

  backend.answers('bookings.cancel', { ...booking, status: 'cancelled', fee: 3_000 });
  await user.click(yes);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(feesSentTo(backend)).toEqual(['0', '3000']);
});

test('what cancelling costs is counted anew each time that it is asked for', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-07T23:59:00+02:00') });
  const backend = new FakeBackend();
  const rule = { freeDays: 2, share: 30 };
  const stay = { startDate: '2027-03-09', endDate: '2027-03-11' };
  backend.answers('bookings.listMine', [{ ...approved, ...stay, cancellation: rule }]);
  signIn();
  const { user } = openSite('/booking?show=approved');
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: /^Cancel,/ }));
    return within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  };
  const before = await ask();
  expect(before.getByText('Cancelling is free until 7 Mar 2027.')).toBeVisible();
  await user.click(before.getByRole('button', { name: 'Keep booking' }));
  vi.setSystemTime(Date.parse('2027-03-08T00:01:00+02:00'));
  expect((await ask()).getByText(/^Cancelling costs 30% of the total/)).toBeVisible();
});

test('the details say until when cancelling is free, and what it has cost', async () => {
  const backend = new FakeBackend();
  const free = { ...approved, cancellation: { freeDays: 1, share: 30 } };
  backend.answers('bookings.listMine', [free]);
  backend.answers('bookings.get', { ...free, status: 'cancelled', fee: 3_000, history: [] });
  signIn();
  const { user } = openSite('/booking?show=approved');
  await user.click(await screen.findByRole('button', { name: /^Details/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Booking details' });
  expect(await within(dialog).findByText('Fee for cancelling')).toBeVisible();
  expect(definitionOf(dialog, 'Fee for cancelling')).toMatch(/^3,000\sRwf$/);
  expect(within(dialog).queryByText('Cancelling')).toBeNull();
});

test('the details and their history say “you” of a cancellation for which the customer has asked', async () => {
  const backend = new FakeBackend();
  const asked = { status: 'cancelled', reason: 'customerAsked' } as const;
  const booking = bookingOf({ ...approved, ...asked });
  const change = { at: '2027-03-02T08:00:00.000Z', by: 'admin', to: 'cancelled' } as const;
  backend.answers('bookings.listMine', [booking]);
  backend.answers('bookings.get', {
    ...booking,
    history: [{ ...change, from: 'approved', name: 'Amina Test', reason: 'customerAsked' }],
  });
  backend.answers('payments.list', unpaid());
  signIn();
  openSite('/booking?booking=b1');
  const dialog = await screen.findByRole('dialog', { name: 'Booking details' });
  const history = await within(dialog).findByRole('list');
  expect(history).toHaveTextContent('You asked for it');
  expect(definitionOf(dialog, 'Reason')).toBe('You asked for it');
});

test('the address opens a booking, whose details are closed out of it', async () => {
  const backend = new FakeBackend();
  const booking = bookingOf({ ...approved, number: 'CR-4F7K2', status: 'cancelled' });
  backend.answers('bookings.listMine', [booking]);
  backend.answers('bookings.get', { ...booking, history: [] });
  backend.answers('payments.list', unpaid());
  signIn();
  const { user, path } = openSite('/booking?show=cancelled&booking=b1');
  const dialog = await screen.findByRole('dialog', { name: 'Booking details' });
  expect(await within(dialog).findByText('CR-4F7K2')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(path()).toBe('/booking?show=cancelled'));
  const counts = ['Rejected0', 'Cancelled1'].map((name) => screen.getByRole('button', { name }));
  expect(counts).toHaveLength(2);
});
