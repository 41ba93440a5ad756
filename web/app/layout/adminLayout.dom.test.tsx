import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';

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
  ['Pending requests', '/book/pending', 'pending'],
  ['All in a table', '/booking/all', 'all'],
])(
  'an admin is led to “%s” from where bookings are answered, and back',
  async (name, path, show) => {
    const backend = new FakeBackend();
    backend.answers('bookings.listAll', []);
    signIn({ role: 'admin' });
    const site = openSite('/admin-dashboard/bookings');
    await site.user.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(site.path()).toBe(path));
    await site.user.click(await screen.findByRole('link', { name: 'Open in the dashboard' }));
    await waitFor(() => expect(site.path()).toBe(`/admin-dashboard/bookings?show=${show}`));
  },
);
