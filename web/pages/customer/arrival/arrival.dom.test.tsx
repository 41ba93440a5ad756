import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { definitionOf, openSite, signIn } from '#web/app/testing/site.tsx';
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
