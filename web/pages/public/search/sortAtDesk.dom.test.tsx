import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite } from '#web/app/testing/site.tsx';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';

test('on a desk the order stands above the rooms, is asked for at once, and keeps what is typed', async () => {
  const backend = new FakeBackend();
  backend.answers('rooms.map', { rooms: [], taken: [], clusters: [], exact: true });
  backend.answers('rooms.search', { rooms: [roomOf()] });
  const wideScreen = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => wideScreen);
  const getCurrentPosition = vi.fn((found: (position: object) => void) =>
    found({ coords: { latitude: -1.5012, longitude: 29.634 } }),
  );
  vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }));
  const { user, path } = openSite('/search');
  const filter = await screen.findByRole('search', { name: 'Search Favorite ColdRoom' });
  const found = within(screen.getByRole('region', { name: 'Rooms found' }));
  const order = await found.findByLabelText('Sort by');
  expect(within(filter).queryByLabelText('Sort by')).toBeNull();
  await user.type(within(filter).getByLabelText('Goods'), 'Milk');
  await user.selectOptions(order, 'Lowest price');
  await waitFor(() => expect(path()).toBe('/search?product=Milk&sort=price'));
  expect(within(filter).getByLabelText('Goods')).toHaveValue('Milk');

  await user.selectOptions(order, 'Nearest first');
  expect(path(), 'from nowhere').toBe('/search?product=Milk&sort=price');
  await user.click(within(filter).getByRole('button', { name: 'Search' }));
  expect(order).toHaveFocus();
  expect(order).toHaveAccessibleDescription(/Enter a city, or press “Use my position”/);
  backend.answers('rooms.search', { rooms: [{ ...roomOf(), distanceKm: 0.4 }] });
  await user.click(found.getByRole('button', { name: 'Use my position' }));
  expect(await screen.findByText('Less than 1 km from you')).toBeVisible();
  expect(path()).toBe('/search?product=Milk&sort=near');
});
