import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { emptyDashboard } from '#web/pages/admin/dashboard/testing/emptyDashboard.ts';

test('the sidebar leads to every page of the admin dashboard [S2.23, S2.115]', async () => {
  const backend = new FakeBackend();
  backend.answers('users.list', []);
  backend.answers('rooms.list', []);
  backend.answers('bookings.listAll', []);
  backend.answers('bookings.pending', []);
  backend.answers('dashboard.admin', emptyDashboard());
  signIn({ role: 'admin' });
  const { user, path } = openSite('/admin-dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  const sidebar = within(screen.getByRole('navigation', { name: 'Admin dashboard' }));
  expect(sidebar.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  for (const [entry, to, title] of [
    ['Clients', '/admin-dashboard/users', 'Clients'],
    ['Cold Rooms', '/admin-dashboard/cold-rooms', 'Cold Rooms'],
    ['Bookings', '/admin-dashboard/bookings', 'Bookings'],
    ['Money', '/admin-dashboard/money', 'Money'],
    ['Team', '/admin-dashboard/team', 'Team'],
    ['Setting', '/admin-dashboard/settings', 'Settings'],
    ['Dashboard', '/admin-dashboard', 'Dashboard'],
  ] as const) {
    await user.click(sidebar.getByRole('link', { name: entry }));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(path()).toBe(to);
    expect(sidebar.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
  }
});

test.each(['cold-room', 'cold-room/nyamata'])(
  'the sidebar marks the cold rooms as current beside the form of one: %s',
  async (path) => {
    new FakeBackend();
    signIn({ role: 'admin' });
    openSite(`/admin-dashboard/${path}`);
    const sidebar = await screen.findByRole('navigation', { name: 'Admin dashboard' });
    const links = within(sidebar).getAllByRole('link');
    const current = links.filter((link) => link.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['Cold Rooms']);
  },
);

test.each([
  ['See all requests', '/admin-dashboard', '/book/pending', 'pending'],
  ['All in a table', '/admin-dashboard/bookings', '/booking/all', 'all'],
])(
  'an admin is led by “%s” from %s to %s, and on to the bookings by status',
  async (name, from, path, show) => {
    const backend = new FakeBackend();
    backend.answers('bookings.listAll', []);
    signIn({ role: 'admin' });
    const site = openSite(from);
    await site.user.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(site.path()).toBe(path));
    await site.user.click(await screen.findByRole('link', { name: 'Bookings by status' }));
    await waitFor(() => expect(site.path()).toBe(`/admin-dashboard/bookings?show=${show}`));
  },
);
