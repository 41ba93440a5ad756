import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, todayInKigali } from '#shared/days.ts';
import { FakeBackend, pagesOf } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';

const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the overview counts every room and every request, beyond the first hundred', async () => {
  const backend = new FakeBackend();
  const room = (index: number) =>
    roomOf({ id: `r-${index}`, status: index < 130 ? 'available' : 'unavailable' });
  const rooms = Array.from({ length: 133 }, (_, index) => room(index));
  const requests = Array.from({ length: 120 }, (_, index) => bookingOf({ id: `b-${index}` }));
  backend.serves('rooms.list', pagesOf(rooms, 100));
  backend.serves('bookings.pending', pagesOf(requests, 60));
  signIn({ role: 'admin' });
  openSite('/admin-dashboard');
  await waitFor(() =>
    expect(cards()).toEqual(
      expect.arrayContaining([
        '120Pending requests',
        '133Cold rooms',
        '130Available',
        '3Unavailable',
      ]),
    ),
  );
  const sidebar = screen.getByRole('navigation', { name: 'Admin dashboard' });
  expect(within(sidebar).getByRole('link', { name: /^Bookings/ })).toHaveTextContent(
    /^Bookings120 pending$/,
  );
});

test('a number that could not be fetched is not shown as 0', async () => {
  const backend = new FakeBackend();
  backend.fails('rooms.list');
  backend.answers('bookings.pending', []);
  signIn({ role: 'admin' });
  openSite('/admin-dashboard');
  expect(await screen.findByText('Failed to fetch cold rooms')).toBeVisible();
  expect(cards().filter((card) => card === '?Cold rooms')).toHaveLength(1);
});

test.each(['admin', 'operator'] as const)(
  'a house without rooms leads whoever may add one to its form, as %s',
  async (role) => {
    const backend = new FakeBackend();
    const [startDate, endDate] = [todayInKigali(), addDays(todayInKigali(), 41)];
    backend.answers('timeline.get', { startDate, endDate, rooms: [] });
    signIn({ role });
    openSite('/admin-dashboard');
    expect(await screen.findByText('There are no rooms yet to show.')).toBeVisible();
    expect(screen.queryByLabelText('Town')).toBeNull();
    const add = screen.queryByRole('link', { name: 'Add a room' });
    expect(add !== null).toBe(role === 'admin');
  },
);
