import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import type { Counts } from '#shared/figures.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';

const none: Counts = {
  pending: 0,
  approved: 0,
  rejected: 0,
  cancelled: 0,
  expired: 0,
  completed: 0,
};

/** Months without a sale: half a year back, and half a year ahead. */
const months = Array.from({ length: 12 }, (_, index) => ({
  month: monthOf(addMonths(todayInKigali(), index - 5)),
  days: 0,
  revenue: 0,
}));

test('who has booked nothing reads so instead of empty charts [S2.110]', async () => {
  const backend = new FakeBackend();
  backend.answers('dashboard.mine', { bookings: none, months });
  backend.answers('bookings.listMine', []);
  signIn();
  const { user } = openSite('/dashboard');
  expect(await screen.findByText('You have not booked anything yet.')).toBeVisible();
  expect(screen.getByText('You have rented nothing in these months.')).toBeVisible();
  expect(screen.getByText('No weight is stated for these days.')).toBeVisible();
  const [first, ...others] = screen.getAllByRole('button', { name: /^More for / });
  expect(others).toHaveLength(2);
  await user.click(first ?? document.body);
  expect(screen.getByRole('menuitem', { name: 'Show table' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Download CSV' })).toBeNull();
});

test('figures of /dashboard say that they are loading and that they failed, and are fetched again', async () => {
  const backend = new FakeBackend();
  const failure = 'Failed to fetch your figures.';
  backend.answers('bookings.listMine', []);
  backend.fails('dashboard.mine');
  const release = backend.delays('dashboard.mine');
  signIn();
  const { user } = openSite('/dashboard');
  await waitFor(() => expect(screen.getAllByText('Loading...')[0]).toBeVisible());
  expect(screen.queryByText(failure)).toBeNull();
  release();
  expect(await screen.findByText(failure)).toBeVisible();
  backend.answers('dashboard.mine', { bookings: none, months });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Money by month' })).toBeVisible();
  expect(screen.queryByText(failure)).toBeNull();
});
