import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { answer } from '#web/lib/testing/browser.ts';
import { emptyDashboard } from './testing/emptyDashboard.ts';

const dashboard = emptyDashboard();

/** A server without rooms and requests. */
function emptyBackend(): FakeBackend {
  const backend = new FakeBackend();
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

test('the occupancy of a month names the fullest rooms, how many more were let, and more of them on request', async () => {
  const backend = emptyBackend();
  const roomsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `r${index}`,
      name: `Room ${index}`,
      days: 28 - (index % 20),
      revenue: 1_000,
    }));
  backend.serves('dashboard.admin', ({ url }) => {
    const { searchParams } = new URL(url);
    const month = String(searchParams.get('occupancyOf'));
    const rooms = roomsOf(Number(searchParams.get('rooms')));
    return answer(200, { ...dashboard, occupancy: { month, sold: 9_050, rooms } });
  });
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard');
  const figure = within(await screen.findByRole('region', { name: 'Occupancy by room' }));
  expect(figure.getByText(/fullest rooms; 9,000 more were let\./)).toBeVisible();
  await user.click(figure.getByRole('button', { name: 'Load more rooms' }));
  expect(await figure.findByText(/fullest rooms; 8,550 more were let\./)).toBeVisible();
  expect(figure.queryByRole('button', { name: 'Load more rooms' })).toBeNull();
  const month = monthOf(addMonths(todayInKigali(), -2));
  await user.selectOptions(figure.getByLabelText('Month'), month);
  expect(await figure.findByText(/fullest rooms; 9,000 more were let\./)).toBeVisible();
  expect(figure.getByLabelText('Month')).toHaveValue(month);
});
