import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { paymentOf, unpaid } from '#web/features/payments/testing/entries.ts';

test('a payment typed with dots between thousands is recorded as meant, and its amount said', async () => {
  const backend = new FakeBackend();
  const booking = bookingOf({ status: 'approved' });
  backend.answers('bookings.listAll', []);
  backend.answers('bookings.get', { ...booking, history: [] });
  backend.answers('payments.list', unpaid(90_000));
  backend.answers('payments.record', paymentOf({ amount: 50_000 }));
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/bookings?booking=b1');
  const details = within(await screen.findByRole('dialog', { name: 'Booking details' }));
  await user.click(await details.findByRole('button', { name: 'Record a payment' }));
  await fill(user, details.getByLabelText('Amount in Rwf'), '50.000');
  await user.click(details.getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText(/^Recorded: 50,000\sRwf\.$/)).toBeVisible();
  expect(backend.sentTo('payments.record')[0]?.body).toMatchObject({ amount: '50000' });
});
