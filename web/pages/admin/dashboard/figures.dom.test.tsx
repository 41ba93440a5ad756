import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { emptyDashboard } from './testing/emptyDashboard.ts';

const dashboard = emptyDashboard();

/** A server without rooms and requests. */
function emptyBackend(): FakeBackend {
  const backend = new FakeBackend();
  backend.answers('dashboard.rooms', []);
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
