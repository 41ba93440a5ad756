import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { paymentOf, unpaid } from '#web/features/payments/testing/entries.ts';

const claim = {
  id: 'c1',
  bookingId: 'b1',
  coldRoomName: 'Musanze store',
  userId: 'u1',
  userName: 'Keza Test',
  startDate: '2027-03-10',
  endDate: '2027-03-12',
  amount: 50_000,
  way: 'bank',
  reference: 'T-1',
  at: '2027-03-02T08:00:00.000Z',
  state: 'claimed',
} as const;

/** The panel of a booking's payments, for an admin. */
async function openPayments(backend: FakeBackend) {
  const booking = bookingOf({ status: 'approved' });
  backend.answers('bookings.listAll', []);
  backend.answers('bookings.get', { ...booking, history: [] });
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/bookings?booking=b1');
  const details = within(await screen.findByRole('dialog', { name: 'Booking details' }));
  await details.findByText('Total price');
  return { user, details, panel: details.getByRole('region', { name: 'Payments' }) };
}

test('a payment typed with dots between thousands is recorded as meant, and its amount said', async () => {
  const backend = new FakeBackend();
  backend.answers('payments.list', unpaid(90_000));
  backend.answers('payments.record', paymentOf({ amount: 50_000 }));
  const { user, details } = await openPayments(backend);
  await user.click(await details.findByRole('button', { name: 'Record a payment' }));
  await fill(user, details.getByLabelText('Amount in Rwf'), '50.000');
  await user.click(details.getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText(/^Recorded: 50,000\sRwf\.$/)).toBeVisible();
  expect(backend.sentTo('payments.record')[0]?.body).toMatchObject({ amount: '50000' });
});

test('whoever records, confirms and reverses payments by the keyboard goes on among them', async () => {
  const backend = new FakeBackend();
  const payment = paymentOf({ amount: 50_000 });
  const recorded = { ...unpaid(90_000), payments: [payment] };
  backend.answers('payments.list', { ...unpaid(90_000), claims: [claim] });
  backend.answers('payments.confirm', payment);
  backend.answers('payments.record', payment);
  backend.answers('payments.reverse', paymentOf({ kind: 'reversal', reverses: payment.id }));
  const { user, details, panel } = await openPayments(backend);
  const press = async (name: string | RegExp) => {
    (await details.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  const goesOn = async (name: string) => {
    await waitFor(() => expect(details.queryByRole('button', { name })).toBeNull());
    expect(panel).toHaveFocus();
  };
  await details.findByRole('button', { name: 'Confirm payment' });
  backend.answers('payments.list', unpaid(90_000));
  await press('Confirm payment');
  await goesOn('Confirm payment');

  await press('Record a payment');
  expect(details.getByLabelText('Kind')).toHaveFocus();
  backend.answers('payments.list', recorded);
  await press('Record payment');
  await goesOn('Record payment');

  await press(/^Reverse /);
  backend.answers('payments.list', unpaid(90_000));
  await press('Yes, reverse');
  await goesOn('Yes, reverse');
});
