import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite } from '#web/app/testing/site.tsx';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { answer } from '#web/lib/testing/browser.ts';

const newest = [4, 3, 2].map((number) =>
  roomOf({
    id: `room-${number}`,
    name: `Room ${number}`,
    createdAt: `2026-01-0${number}T00:00:00.000Z`,
  }),
);

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
});

const shown = () =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { name: /^Room \d/ }).textContent);

test.each(['/', '/services', '/about'])(
  "%s shows the three most recently added rooms, and 'Loading...' until they are there [S2.47, S2.51, S9.6]",
  async (path) => {
    const release = backend.holds('rooms.list', newest);
    openSite(path);
    expect((await screen.findAllByText('Loading...'))[0]).toBeVisible();
    release();
    await waitFor(() => expect(shown()).toEqual(['Room 4', 'Room 3', 'Room 2']));
    expect(screen.queryByText('Loading...')).toBeNull();
    const asked = backend.sentTo('rooms.list').map(({ url }) => new URL(url).search);
    expect(asked).toContain('?sort=newest&limit=3');
  },
);

test("the Cold Rooms tab says 'Error: {message}' and tries again when asked [S2.48]", async () => {
  backend.serves('rooms.list', () => answer(400, { message: 'The list is locked' }));
  const { user } = openSite('/');
  const services = within(await screen.findByRole('region', { name: 'Our services' }));
  expect(await services.findByText('Error: The list is locked')).toBeVisible();
  backend.answers('rooms.list', newest);
  await user.click(services.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(services.queryByText('Error: The list is locked')).toBeNull();
});

test('without any room the marketing pages say that the first ones open soon', async () => {
  backend.answers('rooms.list', []);
  openSite('/services');
  expect(await screen.findByText('Our first rooms open soon.')).toBeVisible();
});

test('a room that is closed for now says so on its home card and is not booked from there', async () => {
  const closed = roomOf({ status: 'unavailable' });
  backend.answers('rooms.list', [closed]);
  backend.answers('rooms.get', closed);
  backend.answers('rooms.calendar', { id: closed.id, taken: [] });
  const { user } = openSite('/about');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Unavailable')).toBeVisible();
  expect(card.queryByRole('link', { name: 'Book Now' })).toBeNull();
  await user.click(card.getByRole('link', { name: /^See ColdRoom Details/ }));
  expect(await screen.findByRole('heading', { level: 1, name: closed.name })).toBeVisible();
});

test.each([
  ['/', 'See all rooms'],
  ['/services', 'See all rooms'],
  ['/about', 'Find a room'],
])('%s leads from the newest rooms to all of them', async (path, name) => {
  backend.answers('rooms.list', newest);
  openSite(path);
  const [first] = await screen.findAllByRole('link', { name });
  expect(first).toHaveAttribute('href', '/search');
});
