import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { changeOfRoom, openSite } from '#web/app/testing/site.tsx';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
  backend.answers('rooms.list', [roomOf()]);
  backend.answers('rooms.search', { rooms: [] });
  backend.answers('house.get', {});
});

const region = (name: string) => screen.findByRole('region', { name });

/** The texts of the slides that are to be seen. */
const activeSlides = (carousel: HTMLElement) =>
  within(carousel)
    .getAllByRole('group')
    .filter((group) => 'active' in group.dataset)
    .map(({ textContent }) => textContent);

test.each([
  ['What we do', ['Your harvest keeps.', 'at its own degree', 'farm gate to Kigali']],
  ['Testimonials', ['my potatoes', 'flower flight', 'insulin']],
])(
  'the carousel “%s” of the home page has three slides, each behind its dot [S1.11, S2.37, S2.42, S9.5]',
  async (label, shows) => {
    const { user } = openSite('/');
    const carousel = await region(label);
    expect(within(carousel).getAllByRole('button', { name: /^Show slide/ })).toHaveLength(3);
    for (const [index, words] of shows.entries()) {
      const dot = within(carousel).getByRole('button', { name: `Show slide ${index + 1}` });
      await user.click(dot);
      expect(activeSlides(carousel)).toEqual([expect.stringContaining(words)]);
    }
  },
);

test.each([
  ['Book Now', '/book'],
  ['Check Availability', '/search'],
  ['Get a Quote', '/contact'],
])('the hero leads by “%s” to %s [S2.38]', async (name, to) => {
  const { user, path } = openSite('/');
  await user.click(within(await region('What we do')).getByRole('link', { name }));
  await waitFor(() => expect(path()).toBe(to));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
});

test('below the ways on stands what holds for every booking', async () => {
  openSite('/');
  const banner = within(await region('What we do'));
  const facts = banner.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
  expect(facts).toEqual(['You pay nothing now', 'From one day', 'No double bookings']);
});

test('the banner names the five solutions, and the about block leads to /about [S1.1, S1.13, S2.35]', async () => {
  const { user, path } = openSite('/');
  await region('What we do');
  for (const name of [
    'Custom temperature control',
    'Versatile storage options',
    'Energy-efficient systems',
    'Secure and scalable storage',
    'Reliable temperature-controlled transportation',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  await user.click(screen.getByRole('link', { name: 'Read how we work' }));
  await waitFor(() => expect(path()).toBe('/about'));
});

test('the Cold Rooms tab shows the rooms added last with features, size, capacity and both prices, and leads to their booking [S1.10, S2.46, S2.52, S2.53, S3.5, S3.8, S9.7, S9.8]', async () => {
  const rooms = [4, 3, 2].map((number) =>
    roomOf({
      id: `room-${number}`,
      name: `Room ${number}`,
      price: 1000.5,
      feature: ['Backup power', 'Loading dock'],
      createdAt: `2026-01-0${number}T00:00:00.000Z`,
    }),
  );
  const [newest = roomOf()] = rooms;
  backend.answers('rooms.list', rooms);
  backend.answers('rooms.get', newest);
  backend.answers('rooms.calendar', { id: newest.id, taken: [] });
  const { user, path } = openSite('/');
  const services = await region('Our services');
  const names = () =>
    within(services)
      .queryAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
  await waitFor(() => expect(names()).toEqual(['Room 4', 'Room 3', 'Room 2']));
  const asked = backend.sentTo('rooms.list').map(({ url }) => new URL(url).search);
  expect(asked).toContain('?sort=newest&limit=3');

  const [first = services] = within(services).getAllByRole('article');
  const card = within(first);
  for (const words of [
    newest.location,
    '20 tons',
    '600 ft²',
    'Backup power',
    'Loading dock',
    'Cold Room',
  ]) {
    expect(card.getByText(words)).toBeVisible();
  }
  expect(first).toHaveTextContent('Rwf1,000.5 per day');
  expect(card.getByText('Rwf42 per hour')).toBeVisible();
  await user.click(card.getByRole('link', { name: 'Book Now' }));
  await waitFor(() => expect(path()).toBe('/book?coldRoomId=room-4'));
  await user.click(await changeOfRoom());
  expect(screen.getByLabelText('Storage')).toHaveValue('room-4');
});

test('the Storage and Transportation tabs describe their service, and a truck is requested on /contact [S1.14, S2.45, S2.49, S2.50]', async () => {
  const { user, path } = openSite('/');
  const services = within(await region('Our services'));
  await user.click(await services.findByRole('tab', { name: 'Storage' }));
  const storage = () => screen.queryByRole('heading', { name: 'Flexible Storage Solutions' });
  expect(storage()).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('heading', { name: 'Reliable Transportation Services' })).toBeVisible();
  expect(storage()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Request Transportation' }));
  await waitFor(() => expect(path()).toBe('/contact'));
});

test.each(['/', '/faq'])(
  '%s answers five questions, of which the browser opens one at a time [S1.12, S2.43, S2.44, S9.6, S9.14]',
  async (path) => {
    openSite(path);
    const first = await screen.findByText(/temperature/, { selector: 'summary' });
    const questions = [...document.querySelectorAll('details')].filter(({ name }) => name !== '');
    expect(questions[0]).toContainElement(first);
    const words = questions.map((one) => one.querySelector('summary')?.textContent);
    expect(words).toEqual(
      ['temperature', 'book a cold room', '24/7', 'safe', 'space'].map((word): unknown =>
        expect.stringContaining(word),
      ),
    );
    // What has one name is open one at a time.
    expect(new Set(questions.map(({ name }) => name)).size).toBe(1);
    expect(questions[0]).toHaveTextContent(/at 0 to 4 °C. Frozen goods .* -18 °C/);
    expect(questions[1]).toHaveTextContent(/Choose a room, choose your first and last day/);
  },
);
