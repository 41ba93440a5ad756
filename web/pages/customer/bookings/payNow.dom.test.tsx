import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { definitionOf, fill, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { unpaid } from '#web/features/payments/testing/entries.ts';
import type { Output } from '#web/lib/api/client.ts';

const claimOf = (
  { id: bookingId, coldRoomName, userId, userName, startDate, endDate }: Booking,
  fields: Pick<PaymentClaim, 'id' | 'state' | 'reasonText'>,
): PaymentClaim => ({
  bookingId,
  coldRoomName,
  userId,
  userName,
  startDate,
  endDate,
  amount: 3000,
  way: 'mobileMoney',
  reference: 'MP-7788',
  at: '2027-03-10T09:00:00.000Z',
  ...fields,
});

test('Pay Now claims no payment, says for each way that it is not open yet, shows where money is sent to, and takes what was paid [S1.15, S2.105]', async () => {
  const backend = new FakeBackend();
  const booking = bookingOf({ status: 'approved' });
  const sums = { due: 3000, paid: 0, rest: 3000, payments: [], invoices: [] };
  backend.answers('bookings.listMine', [booking]);
  backend.answers('payments.list', { ...sums, claims: [] });
  backend.answers('house.get', { merchantCode: '123456', bankAccount: 'Bank of Samples, 42' });
  signIn();
  const { user } = openSite('/booking?show=approved');
  await user.click(await screen.findByRole('button', { name: /^Pay Now/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Payment method' });
  for (const way of ['Bank Transfer', 'MoMo Pay']) {
    await user.click(within(dialog).getByRole('button', { name: way }));
    expect(
      within(dialog).getByText(new RegExp(`Online payment by ${way} is not open yet\\.`)),
    ).toBeVisible();
  }
  await within(dialog).findByText('How to pay');
  expect(definitionOf(dialog, 'To pay in all')).toMatch(/^3,000/);
  expect(definitionOf(dialog, 'Mobile money')).toBe('123456');
  expect(definitionOf(dialog, 'Bank')).toBe('Bank of Samples, 42');
  expect(dialog).toHaveTextContent('Pay 3,000 Rwf by mobile money to this merchant code.');
  expect(dialog).toHaveTextContent('Transfer 3,000 Rwf to this account.');

  await user.click(within(dialog).getByRole('button', { name: 'I have paid' }));
  expect(within(dialog).getByRole('combobox', { name: 'Payment method' })).toBeVisible();
  await fill(user, within(dialog).getByLabelText('Reference of the transaction'), 'MP-7788');
  const claim = claimOf(booking, { id: 'c1', state: 'claimed' });
  backend.answers('payments.claim', claim);
  backend.answers('payments.list', { ...sums, claims: [claim] });
  backend.answers('bookings.listMine', [{ ...booking, claimId: claim.id }]);
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText(/^You told us of 3,000 Rwf/)).toBeVisible();
  expect(
    await screen.findByText('Thank you. We will look for your payment and tell you.'),
  ).toBeVisible();
  expect(await screen.findByText('payment being checked')).toBeInTheDocument();
});

test('the code that is paid to says what it is for, and is copied by a button that says so', async () => {
  const backend = new FakeBackend();
  backend.answers('bookings.listMine', [bookingOf({ status: 'approved', paid: 1000 })]);
  backend.answers('payments.list', { ...unpaid(3000), paid: 1000, rest: 2000 });
  backend.answers('house.get', { merchantCode: '123456', merchantName: 'Sample house' });
  signIn();
  const { user } = openSite('/booking?show=approved');
  await user.click(await screen.findByRole('button', { name: /^Pay Now/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment method' }));
  const copy = await dialog.findByRole('button', { name: 'Copy code' });
  expect(copy.closest('div')).toHaveTextContent(
    'Pay 2,000 Rwf by mobile money to this merchant code (Sample house).',
  );
  expect(dialog.queryByText('Copied')).toBeNull();
  await user.click(copy);
  expect(await dialog.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('123456');

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(copy);
  expect(await dialog.findByText(/^It could not be copied/)).toBeVisible();
  expect(dialog.queryByText('Copied')).toBeNull();
});

test('a stay that is over and still owed for says how to pay, and offers no way that is not open', async () => {
  const backend = new FakeBackend();
  backend.answers('bookings.listMine', [
    bookingOf({ id: 'owed', status: 'completed' }),
    bookingOf({ id: 'paid', status: 'completed', paid: 3000 }),
    bookingOf({ id: 'asked' }),
  ]);
  backend.answers('payments.list', unpaid(3000));
  backend.answers('house.get', { merchantCode: '123456' });
  signIn();
  const { user } = openSite('/booking?show=approved');
  await user.click(await screen.findByRole('button', { name: /^How to Pay/ }));
  const dialog = await screen.findByRole('dialog', { name: 'How to pay' });
  await within(dialog).findByText('Mobile money');
  expect(definitionOf(dialog, 'Mobile money')).toBe('123456');
  expect(within(dialog).getByRole('button', { name: 'I have paid' })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'MoMo Pay' })).toBeNull();
});

test('of a cancelled booking the fee is to be paid, not the rent', async () => {
  const backend = new FakeBackend();
  const cancelled = bookingOf({ status: 'cancelled', totalPrice: 8000, fee: 2000 });
  backend.answers('bookings.listMine', [cancelled]);
  backend.answers('payments.list', unpaid(2000));
  backend.answers('house.get', { merchantCode: '123456' });
  signIn();
  const { user } = openSite('/booking?show=cancelled');
  await user.click(await screen.findByRole('button', { name: /^How to Pay/ }));
  const dialog = await screen.findByRole('dialog', { name: 'How to pay' });
  expect(dialog).toHaveTextContent('Musanze store. Fee for cancelling: 2,000 Rwf');
  expect(dialog).not.toHaveTextContent('8,000');
});

test('what was not found is said until it is found, or all is paid', async () => {
  const backend = new FakeBackend();
  const booking = bookingOf({ status: 'approved' });
  const sums = { due: 3000, paid: 0, rest: 3000, payments: [], invoices: [] };
  const declined = claimOf(booking, {
    id: 'c1',
    state: 'declined',
    reasonText: 'No such reference.',
  });
  backend.answers('bookings.listMine', [booking]);
  backend.answers('house.get', { merchantCode: '123456' });
  signIn();
  const openWith = async (answer: Output<'payments.list'>) => {
    backend.answers('payments.list', answer);
    const { user } = openSite('/booking?show=approved');
    await user.click(await screen.findByRole('button', { name: /^Pay Now/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment method' }));
    await dialog.findByText('Left to pay');
    return dialog.queryByText(/^We have not found/);
  };
  expect(await openWith({ ...sums, claims: [declined] })).toBeVisible();
  const confirmed = claimOf(booking, { id: 'c2', state: 'confirmed' });
  expect(await openWith({ ...sums, rest: 1000, claims: [declined, confirmed] })).toBeNull();
  expect(await openWith({ ...sums, rest: 0, claims: [declined] })).toBeNull();
});

test('where it is not known how to pay it says so, and tries again', async () => {
  const backend = new FakeBackend();
  backend.answers('bookings.listMine', [bookingOf({ status: 'approved' })]);
  backend.answers('payments.list', unpaid(3000));
  backend.fails('house.get');
  signIn();
  const { user } = openSite('/booking?show=approved');
  await user.click(await screen.findByRole('button', { name: /^Pay Now/ }));
  const alert = await screen.findByText('Failed to fetch how to pay.');
  backend.answers('house.get', { merchantCode: '123456' });
  await user.click(within(alert.parentElement ?? alert).getByRole('button', { name: 'Try again' }));
  const dialog = screen.getByRole('dialog', { name: 'Payment method' });
  await within(dialog).findByText('How to pay');
  expect(definitionOf(dialog, 'Mobile money')).toBe('123456');
});
