import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';

const FAILED = 'Error loading reservations';

test.each([
  ['/dashboard', 'No approved bookings available.'],
  ['/dashboard/stock', 'Nothing is in store today.'],
  ['/dashboard/bookings', 'No Current Booking Requested'],
  ['/dashboard/cold-rooms', 'No approved bookings available.'],
  ['/dashboard/transaction', 'No bookings available.'],
])(
  '%s says that it is loading, that it failed, and that there is nothing [S2.108]',
  async (path, nothing) => {
    const backend = new FakeBackend();
    backend.fails('bookings.listMine');
    const release = backend.delays('bookings.listMine');
    signIn();
    const { user } = openSite(path);
    expect((await screen.findAllByText('Loading...'))[0]).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
    release();
    const failed = (await screen.findByText(FAILED)).closest<HTMLElement>('[role="alert"]');
    expect(failed).toBeVisible();
    expect(screen.queryByText('Loading...')).toBeNull();
    backend.answers('bookings.listMine', []);
    await user.click(within(failed ?? document.body).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
  },
);
