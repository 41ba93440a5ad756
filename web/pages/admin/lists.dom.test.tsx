import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RouteName } from '#shared/routes.ts';
import { FakeBackend, pagesOf } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';

/** The pages that show a list of the backend: which, and what each says of it. */
const lists: { path: string; name: RouteName; failure: string; nothing: string }[] = [
  {
    path: '/admin-dashboard',
    name: 'bookings.listAll',
    failure: 'Failed to fetch pending bookings.',
    nothing: 'No request waits for an answer.',
  },
  {
    path: '/admin-dashboard/cold-rooms',
    name: 'rooms.list',
    failure: 'Failed to fetch cold rooms',
    nothing: 'There are no rooms yet.',
  },
  {
    path: '/admin-dashboard/users',
    name: 'users.list',
    failure: 'Failed to fetch the clients.',
    nothing: 'There are no clients yet.',
  },
  {
    path: '/admin-dashboard/bookings',
    name: 'bookings.listAll',
    failure: 'Failed to fetch pending bookings.',
    nothing: 'No request waits for an answer.',
  },
  {
    path: '/book/pending',
    name: 'bookings.listAll',
    failure: 'Failed to fetch pending bookings.',
    nothing: 'No request waits for an answer.',
  },
  {
    path: '/booking/all',
    name: 'bookings.listAll',
    failure: 'Failed to fetch all bookings',
    nothing: 'No bookings available.',
  },
];

test.each(lists)(
  '$path says that it is loading, that it failed, and that there is nothing [S8.28]',
  async ({ path, name, failure, nothing }) => {
    const backend = new FakeBackend();
    backend.serves('bookings.pending', pagesOf([], 50));
    backend.fails(name);
    const release = backend.delays(name);
    signIn({ role: 'admin' });
    const { user } = openSite(path);
    await waitFor(() => expect(screen.getAllByText('Loading...')[0]).toBeVisible());
    expect(screen.queryByText(failure)).toBeNull();
    release();
    const problem = await screen.findByText(failure);
    expect(problem).toBeVisible();
    expect(screen.queryByText(nothing)).toBeNull();
    backend.serves(name, pagesOf([], 50));
    const alert = problem.closest<HTMLElement>('[role="alert"]') ?? document.body;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(screen.queryByText(failure)).toBeNull();
  },
);
