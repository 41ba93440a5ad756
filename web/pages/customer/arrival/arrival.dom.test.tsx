import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { hear, OpenSocket, untilListening } from '#web/app/testing/openSocket.ts';
import { definitionOf, openSite, signIn } from '#web/app/testing/site.tsx';
import { statusLabels } from '#web/features/bookings/labels.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import type { Output } from '#web/lib/api/client.ts';

type Arrival = Output<'bookings.arrival'>;

const openWith = async (
  paid: number,
  arrival: Arrival['arrival'],
  place: Partial<Arrival> = {},
) => {
  const backend = new FakeBackend();
  const booking = bookingOf({ status: 'approved', ...(paid > 0 && { paid }) });
  backend.answers('bookings.arrival', { booking, arrival, ...place });
  signIn();
  openSite('/booking/arrival?booking=b1');
  const main = await screen.findByRole('main');
  await within(main).findByText('Left to pay');
  return main;
};

test('the map and the telephone lead, and what is left to pay is said of how much', async () => {
  const main = await openWith(
    1000,
    { keeperName: 'Kamana', keeperPhone: '+250788123456' },
    { latitude: -1.9441, longitude: 30.0619 },
  );
  expect(definitionOf(main, 'Left to pay')).toBe('2,000 Rwf of 3,000 Rwf');
  const [map, call] = within(main)
    .getAllByRole('link')
    .filter((link) => /maps app|^Call /.test(link.textContent.trim()));
  expect(map).toHaveAttribute('href', expect.stringContaining('query=-1.9441%2C30.0619'));
  expect(call).toHaveAttribute('href', 'tel:+250788123456');
  expect(within(main).getByText('Kamana opens the room for you.')).toBeVisible();
});

test('a room without a place and a telephone leads nowhere, and says what to ask for', async () => {
  const main = await openWith(3000, {});
  expect(definitionOf(main, 'Left to pay')).toBe('Nothing: all is paid');
  expect(within(main).queryByRole('link', { name: /maps app|^Call / })).toBeNull();
  expect(within(main).getByText(/^Please ask us the way/)).toBeVisible();
});

const NOT_NOW = 'How to arrive is shown while a booking is approved.';

test.each([
  ['pending', 'pending'],
  ['expired', 'cancelled'],
  ['completed', 'approved'],
] as const)(
  'a booking that is %s is named where its way is not shown, and leads to its details',
  async (status, list) => {
    const backend = new FakeBackend();
    const booking = bookingOf({ status, number: 'CR-4F7K2' });
    backend.refuses('bookings.arrival', 'notApproved');
    backend.answers('bookings.get', { ...booking, history: [] });
    signIn();
    openSite('/booking/arrival?booking=b1');
    expect(await screen.findByText(NOT_NOW)).toBeVisible();
    const card = screen.getByRole('article', { name: `Booking of ${booking.coldRoomName}` });
    for (const words of [statusLabels[status], 'CR-4F7K2']) {
      expect(within(card).getByText(words)).toBeVisible();
    }
    const link = within(card).getByRole('link', { name: 'See booking details' });
    expect(link).toHaveAttribute('href', `/booking?show=${list}&booking=b1`);
  },
);

test('where the booking does not come, what is said of its way leads to all of them', async () => {
  const backend = new FakeBackend();
  backend.refuses('bookings.arrival', 'notApproved');
  backend.fails('bookings.get');
  signIn();
  openSite('/booking/arrival?booking=b1');
  expect(await screen.findByText(NOT_NOW)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your bookings' })).toBeVisible();
});

test('the way comes and goes with the approval when the bell rings', async () => {
  vi.stubGlobal('WebSocket', OpenSocket);
  const backend = new FakeBackend();
  const booking = bookingOf({ status: 'pending' });
  const become = (status: 'pending' | 'approved' | 'cancelled') => {
    backend.answers('bookings.get', { ...booking, status, history: [] });
    if (status !== 'approved') backend.refuses('bookings.arrival', 'notApproved');
    else backend.answers('bookings.arrival', { booking: { ...booking, status }, arrival: {} });
  };
  become('pending');
  signIn();
  openSite('/booking/arrival?booking=b1');
  expect(await screen.findByText(NOT_NOW)).toBeVisible();
  await untilListening(backend);
  become('approved');
  hear({ event: 'newNotification', count: 1 });
  expect(await screen.findByText('Left to pay')).toBeVisible();
  // One that fails for another reason takes nothing away.
  backend.fails('bookings.arrival');
  hear({ event: 'newNotification', count: 2 });
  await waitFor(() => expect(backend.sentTo('bookings.arrival')).toHaveLength(3), {
    timeout: 4_000,
  });
  expect(screen.getByText('Left to pay')).toBeVisible();
  become('cancelled');
  hear({ event: 'newNotification', count: 3 });
  const card = await screen.findByRole('article', undefined, { timeout: 4_000 });
  expect(within(card).getByText('Cancelled')).toBeVisible();
  expect(screen.queryByText('Left to pay')).toBeNull();
});
