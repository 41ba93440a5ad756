import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addDays, todayInKigali } from '#shared/days.ts';
import { errorBody } from '#shared/errors.ts';
import { messages } from '#shared/messages.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite } from '#web/app/testing/site.tsx';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { formatShortDays, formatStay } from '#web/lib/format.ts';
import { signInPath } from '#web/lib/paths.ts';
import { answer } from '#web/lib/testing/browser.ts';

/** A server with this room, and nothing on the map. */
function backendWith(room = roomOf()): FakeBackend {
  const backend = new FakeBackend();
  backend.answers('rooms.map', { rooms: [], taken: [], clusters: [], exact: true });
  backend.answers('rooms.search', { rooms: [room] });
  return backend;
}

test('a list says “No response from server.” and offers to try again', async () => {
  const backend = backendWith();
  backend.loses('rooms.search');
  const { user } = openSite('/search?city=Nyamata');
  const again = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Try again' });
    await user.click(button ?? document.body);
  };
  expect(await screen.findByText(`Error: ${messages.noResponse}`)).toBeVisible();

  const broken = answer(500, errorBody('serverError'), { 'x-request-id': 'req-rooms-7' });
  backend.serves('rooms.search', () => broken);
  await again();
  const told = `Error: ${messages.serverError} (Request req-rooms-7)`;
  expect(await screen.findByText(told)).toBeVisible();

  let asked = 0;
  backend.serves('rooms.search', () => {
    asked += 1;
    return asked === 1
      ? answer(503, errorBody('busy'), { 'retry-after': '0' })
      : answer(200, { rooms: [roomOf()] });
  });
  await again();
  const found = await screen.findAllByRole('link', { name: 'Nyamata Store' });
  expect(found[0], 'what the server is too busy for is asked again').toBeVisible();
  expect(asked).toBe(2);
});

test('the filter of /search offers any type, Cold Room and Warehouse, and the list is loading until the rooms are there [S2.66, S2.70, S8.47]', async () => {
  const backend = backendWith();
  const release = backend.delays('rooms.search');
  openSite('/search?city=Nyamata');
  const filter = await screen.findByRole('search', { name: 'Search Favorite ColdRoom' });
  const type = within(filter).getByLabelText(/^Service type/);
  const options = within(type).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Please Select',
    'Cold Room',
    'Warehouse',
  ]);
  const states = screen.getAllByRole('status');
  expect(states.some((state) => within(state).queryByText('Loading...'))).toBe(true);
  release();
  expect(await screen.findByRole('heading', { name: 'Nyamata Store' })).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('a card of /search shows the room’s picture, and its name leads to the room [S2.73, S2.76]', async () => {
  const backend = backendWith();
  backend.answers('rooms.get', roomOf());
  const { user, path } = openSite('/search?city=Nyamata');
  const card = await screen.findByRole('article');
  const picture = card.querySelector('img');
  expect(picture).toHaveAttribute('src', '/images/rooms/nyamata/1.webp');
  expect(picture).toBeVisible();
  await user.click(within(card).getByRole('link', { name: 'Nyamata Store' }));
  await waitFor(() => expect(path()).toMatch(/^\/coldroom\/nyamata\?city=Nyamata$/));
});

test('a card of /search says what the days that are looked for cost, and one day below it [S2.73, S5.11]', async () => {
  backendWith();
  const days = `startDate=${addDays(todayInKigali(), 5)}&endDate=${addDays(todayInKigali(), 7)}`;
  openSite(`/search?${days}`);
  const card = within(await screen.findByRole('article'));
  const saying = (words: string) => (_: string, node: Element | null) =>
    node?.tagName === 'P' && node.textContent.replaceAll('\u00a0', ' ') === words;
  expect(card.getByText(saying('135,001.5 Rwf for 3 days'))).toBeVisible();
  expect(card.getByText(saying('45,000.5 Rwf / Day'))).toBeVisible();
});

test('a card of /search says one day’s price alone where no days are looked for [S2.73]', async () => {
  backendWith();
  openSite('/search?city=Nyamata');
  const card = within(await screen.findByRole('article'));
  expect(card.queryByText(/for \d+ days?/)).toBeNull();
  expect(card.getByText('Rwf / Day', { exact: false })).toBeVisible();
});

test('a search that finds nothing says what it asked for, and the nearest rooms say their other days [S2.72]', async () => {
  const backend = backendWith();
  const [from, to] = [addDays(todayInKigali(), 5), addDays(todayInKigali(), 7)];
  const free = { startDate: addDays(from, 10), endDate: addDays(to, 10) };
  backend.answers('rooms.search', { rooms: [], nearby: [{ ...roomOf(), distanceKm: 30, free }] });
  openSite(`/search?city=Nyamata&startDate=${from}&endDate=${to}`);
  expect(await screen.findByText(messages.noRoomsMatch)).toBeVisible();
  const asked = `You asked for: Nyamata, ${formatStay(from, to)}`;
  expect(screen.getByText(asked.replaceAll('\u00a0', ' '))).toBeVisible();
  expect(screen.getByText('0 rooms found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See every room' })).toHaveAttribute('href', '/search');
  const nearest = within(
    screen.getByRole('region', { name: 'The nearest rooms that fit, on other days' }),
  );
  const days = formatShortDays(free.startDate, free.endDate).replaceAll('\u00a0', ' ');
  expect(nearest.getByText(`free ${days}`).parentElement).toHaveTextContent(/^Other days: free/);
  expect(screen.queryByText('Try another town or other days.')).toBeNull();
});

test('what is offered is called nearest only where a place is known', async () => {
  const backend = backendWith();
  backend.answers('rooms.search', { rooms: [], nearby: [roomOf()] });
  openSite('/search?city=Atlantis');
  expect(await screen.findByRole('region', { name: 'The cheapest rooms that fit' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /nearest/ })).toBeNull();
});

test('a search that finds little shows more rooms below, with their other days [S2.72]', async () => {
  const backend = backendWith();
  const [from, to] = [addDays(todayInKigali(), 5), addDays(todayInKigali(), 7)];
  const free = { startDate: addDays(from, 10), endDate: addDays(to, 10) };
  const found = { ...roomOf(), id: 'found', name: 'Found Room' };
  backend.answers('rooms.search', { rooms: [found], nearby: [{ ...roomOf(), free }] });
  openSite(`/search?startDate=${from}&endDate=${to}`);
  expect(await screen.findByRole('heading', { name: 'Found Room' })).toBeVisible();
  const more = within(screen.getByRole('region', { name: 'More rooms that fit, on other days' }));
  const days = formatShortDays(free.startDate, free.endDate).replaceAll('\u00a0', ' ');
  expect(more.getByText(`free ${days}`).parentElement).toHaveTextContent(/^Other days: free/);
  expect(more.queryByText('Found Room')).toBeNull();
});

test('what is near a town says how far it is from it', async () => {
  const backend = backendWith();
  const place = { typed: 'musanze', name: 'Musanze' };
  const found = { ...roomOf(), id: 'found', name: 'Found Room', distanceKm: 1 };
  const near = { ...roomOf(), distanceKm: 41.2 };
  backend.answers('rooms.search', { rooms: [found], nearby: [near], place });
  openSite('/search?city=musanze');
  const more = within(await screen.findByRole('region', { name: 'The nearest others that fit' }));
  expect(more.getByText('41 km from Musanze')).toBeVisible();
  expect(screen.queryByText('1 km from Musanze')).toBeNull();
});

test('the nearest come first: to the city, or to the reader, who is asked only at a press', async () => {
  const backend = backendWith();
  const place = { typed: 'musanze', name: 'Musanze' };
  backend.answers('rooms.search', { rooms: [{ ...roomOf(), distanceKm: 12.3 }], place });
  const asked = () =>
    Object.fromEntries(new URL(backend.sentTo('rooms.search').at(-1)?.url ?? '').searchParams);
  const getCurrentPosition = vi.fn();
  vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }));
  const { user } = openSite('/search');
  const filter = await screen.findByRole('search', { name: 'Search Favorite ColdRoom' });
  const order = within(filter).getByLabelText('Sort by');
  const search = () => user.click(within(filter).getByRole('button', { name: 'Search' }));

  await user.selectOptions(order, 'Nearest first');
  const press = within(filter).getByRole('button', { name: 'Use my position' });
  await search();
  expect(order).toHaveAccessibleDescription(/Enter a city, or press “Use my position”/);
  expect(order).toHaveFocus();
  expect(getCurrentPosition).not.toHaveBeenCalled();

  await user.type(within(filter).getByLabelText('City'), 'musanze');
  expect(order).toHaveAccessibleDescription('Measured from musanze. Shows rooms outside it too.');
  expect(press).not.toBeInTheDocument();
  await search();
  expect(await screen.findByText('12 km from Musanze')).toBeVisible();
  expect(screen.getByText('1 room found').parentElement).toHaveTextContent(
    '1 room found, the nearest to Musanze first',
  );
  expect(asked()).toEqual({ sort: 'distance', town: 'musanze' });

  await user.clear(within(filter).getByLabelText('City'));
  getCurrentPosition.mockImplementationOnce((_, fail: (error: object) => void) =>
    fail({ code: 1, PERMISSION_DENIED: 1 }),
  );
  const again = () => user.click(within(filter).getByRole('button', { name: 'Use my position' }));
  await again();
  await waitFor(() => expect(order).toHaveAccessibleDescription(/does not tell this site/));
  getCurrentPosition.mockImplementationOnce((found: (position: object) => void) =>
    found({ coords: { latitude: -1.5012, longitude: 29.634 } }),
  );
  await again();
  await waitFor(() =>
    expect(order).toHaveAccessibleDescription(
      'Measured from where you are, to within about 1\u00a0km.',
    ),
  );
  backend.answers('rooms.search', { rooms: [{ ...roomOf(), distanceKm: 0.4 }] });
  await search();
  expect(await screen.findByText('Less than 1 km from you')).toBeVisible();
  expect(asked()).toEqual({ sort: 'distance', latitude: '-1.5', longitude: '29.63' });
});

test('the rooms end with the way to us, once all of them are shown', async () => {
  const backend = backendWith();
  const next = { link: '<?cursor=more>; rel="next"' };
  backend.serves('rooms.search', () => answer(200, { rooms: [roomOf()] }, next));
  openSite('/search');
  await screen.findByRole('button', { name: 'Show more rooms' });
  const found = () => within(screen.getByRole('region', { name: 'Rooms found' }));
  const ask = { name: 'Get a Quote', hidden: true };
  expect(found().queryByRole('link', ask)).toBeNull();
  backend.answers('rooms.search', { rooms: [roomOf()] });
  openSite('/search?city=Nyamata');
  await screen.findByText('1 room found');
  expect(found().getByRole('link', ask)).toHaveAttribute('href', '/contact?city=Nyamata');
});

test('the links of a room take along what only the list is asked for', async () => {
  const list = 'sort=price&maxTemp=8&minPrice=5000';
  backendWith();
  openSite(`/search?${list}`);
  const room = `/coldroom/${roomOf().id}?${list}`;
  const names = await screen.findAllByRole('link', { name: roomOf().name });
  await waitFor(() => expect(names[0]).toHaveAttribute('href', room));
  const details = screen.getAllByRole('link', { name: 'See ColdRoom Details' });
  expect(details[0]).toHaveAttribute('href', room);
  const login = screen.getAllByRole('link', { name: 'Login' });
  expect(login[0]).toHaveAttribute('href', signInPath(`/search?${list}`));
});

test('without a network the rooms of the search before stay, and it is searched again once there is one', async () => {
  const backend = backendWith();
  const { user } = openSite('/search?city=Nyamata');
  await screen.findByText('1 room found');
  backend.loses('rooms.search');
  const town = screen.getByLabelText(/^City/);
  await user.clear(town);
  await user.type(town, 'Huye{Enter}');
  expect(await screen.findByText('The rooms of your search before')).toBeVisible();
  expect(screen.getByText(`Not up to date: ${messages.noResponse}`)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Nyamata Store' })[0]).toBeVisible();

  backend.answers('rooms.search', { rooms: [roomOf({ name: 'Huye Store' })] });
  window.dispatchEvent(new Event('online'));
  expect((await screen.findAllByRole('link', { name: 'Huye Store' }))[0]).toBeVisible();
  expect(await screen.findByText('1 room found')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nyamata Store' })).toBeNull();
});
