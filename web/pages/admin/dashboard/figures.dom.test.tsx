import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import type { Output } from '#web/lib/api/client.ts';

type Dashboard = Output<'dashboard.admin'>;

const nothing = {
  days: 0,
  revenue: 0,
  customers: 0,
  bookings: { pending: 0, approved: 0, rejected: 0, cancelled: 0, expired: 0, completed: 0 },
};

/** A dashboard of a year back and half a year ahead, in which nothing was sold. */
const dashboard: Dashboard = {
  total: nothing,
  months: Array.from({ length: 18 }, (_, index) => ({
    ...nothing,
    month: monthOf(addMonths(todayInKigali(), index - 11)),
  })),
  rooms: [],
  arrivals: [],
  moreArrivals: false,
  waiting: [],
};

/** A server without rooms and requests. */
function emptyBackend(): FakeBackend {
  const backend = new FakeBackend();
  backend.answers('rooms.list', []);
  backend.answers('bookings.pending', []);
  return backend;
}

test('figures of /admin-dashboard say that they are loading and that they failed, and are fetched again', async () => {
  const failure = 'Failed to fetch the figures.';
  const backend = emptyBackend();
  backend.fails('dashboard.admin');
  const release = backend.delays('dashboard.admin');
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard');
  await waitFor(() => expect(screen.getAllByText('Loading...')[0]).toBeVisible());
  expect(screen.queryByText(failure)).toBeNull();
  release();
  const problem = await screen.findByText(failure);
  backend.answers('dashboard.admin', dashboard);
  const alert = problem.closest<HTMLElement>('[role="alert"]') ?? document.body;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Revenue by month' })).toBeVisible();
  expect(screen.queryByText(failure)).toBeNull();
});
