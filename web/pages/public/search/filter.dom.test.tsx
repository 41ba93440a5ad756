import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages, ownMessages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { inDays } from '#shared/testing/inDays.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { changeOfRoom, fill, openSite } from '#web/app/testing/site.tsx';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { formatShortDays } from '#web/lib/format.ts';
import { answer } from '#web/lib/testing/browser.ts';

const start = () => screen.getByLabelText('Start date');
const end = () => screen.getByLabelText('End date');
const weight = () => screen.getByLabelText(/^Weight in kg/);
const search = () => screen.getByRole('button', { name: 'Search' });

async function cardOf(room: Room): Promise<HTMLElement> {
  const card = (await screen.findByRole('heading', { level: 2, name: room.name })).closest(
    'article',
  );
  if (!card) throw new Error(`${room.name} has no card`);
  return card;
}

const textOf = (place: Element) => place.textContent.replace(/\s+/g, ' ');

/** What a card says in one place, with its numbers and units: the innermost element that says all of it. */
const said = (card: HTMLElement, words: string) =>
  within(card).getByText(
    (_, place) =>
      place !== null &&
      textOf(place) === words &&
      !Array.from(place.children).some((inner) => textOf(inner) === words),
  );

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
  backend.answers('rooms.map', { rooms: [], taken: [], clusters: [], exact: true });
});

/** Finds these rooms, by the type and the town that are asked for. */
const finds = (...rooms: Room[]) =>
  backend.serves('rooms.search', ({ url }) => {
    const query = new URL(url).searchParams;
    const fits = ({ roomType, location }: Room) =>
      (query.get('roomType') ?? roomType) === roomType &&
      location.toLowerCase().includes((query.get('town') ?? '').toLowerCase());
    return answer(200, { rooms: rooms.filter(fits) });
  });

/** What the server was asked for last, without the order. */
const asked = () => {
  const query = new URL(backend.sentTo('rooms.search').at(-1)?.url ?? '').searchParams;
  return Object.fromEntries([...query].filter(([name]) => name !== 'sort' && name !== 'limit'));
};

/** Answers all that the booking page of a room asks for. */
function canBeBooked(room: Room, ...others: Room[]): void {
  backend.answers('house.get', {});
  backend.answers('rooms.list', [room, ...others]);
  for (const one of [room, ...others]) {
    backend.answers('rooms.get', one);
    backend.answers('rooms.calendar', { id: one.id, taken: [] });
  }
  backend.answers('rooms.get', room);
}

test('invalid days are reported beside their field, and nothing is searched [S8.42]', async () => {
  finds(roomOf());
  const { user, path } = openSite('/search');
  await cardOf(roomOf());
  await fill(user, start(), inDays(-1));
  expect(start()).toHaveAccessibleDescription('You cannot select a past date.');
  await user.click(search());
  expect(start()).toHaveFocus();
  expect(path()).toBe('/search');

  await fill(user, start(), inDays(5));
  await fill(user, end(), inDays(4));
  await user.click(search());
  expect(end()).toHaveAccessibleDescription('The last day must not be before the first day.');
  await fill(user, end(), '');
  await user.click(search());
  expect(end()).toHaveAccessibleDescription('Choose the end date as well.');
  expect(end()).toHaveFocus();
  expect(path()).toBe('/search');
  expect(backend.sentTo('rooms.search')).toHaveLength(1);
});

test('a day that is typed in part stops also a search by another order', async () => {
  const media = (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: query.startsWith('(min-width:') });
  vi.stubGlobal('matchMedia', media);
  finds(roomOf());
  const { user, path } = openSite('/search');
  await cardOf(roomOf());
  // jsdom knows no keys of a field of days.
  const validity = vi.spyOn(end() as HTMLInputElement, 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'price');
  expect(end()).toHaveAccessibleDescription('Must be a day that exists, such as 2027-01-31.');
  expect(path()).toBe('/search');
  expect(backend.sentTo('rooms.search')).toHaveLength(1);
  validity.mockReturnValue({ badInput: false } as ValidityState);
  await user.selectOptions(screen.getByLabelText('Sort by'), '');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'price');
  expect(end()).toHaveAccessibleDescription('');
  await waitFor(() => expect(path()).toBe('/search?sort=price'));
});

test('type and city filter, nothing found is said, and Reset Filter brings everything back [S2.67, S2.72, S3.2, S8.47]', async () => {
  const room = roomOf({ roomType: 'Ware House', price: 1000.5 });
  const other = roomOf({ id: 'huye', name: 'Huye Store', location: 'Huye' });
  finds(room, other);
  const { user, path } = openSite('/search');
  await cardOf(other);
  await fill(user, screen.getByLabelText('City'), 'NYAMATA');
  await user.selectOptions(screen.getByLabelText(/^Service type/), 'Warehouse');
  await user.click(search());
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(asked()).toEqual({ roomType: 'Ware House', town: 'NYAMATA' });
  const card = await cardOf(room);
  expect(said(card, '1,000.5 Rwf / Day')).toBeVisible();
  expect(said(card, 'Holds 20 tons')).toBeVisible();

  await user.selectOptions(screen.getByLabelText(/^Service type/), 'Cold Room');
  await user.click(search());
  expect(await screen.findByText('No rooms match your criteria.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Reset Filter' }));
  await cardOf(room);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(asked()).toEqual({});
  expect(path()).toBe('/search');
  expect(screen.getByLabelText('City')).toHaveValue('');
});

test('a room card names its type, place, price, what remains and its rating, and leads on [S2.73, S2.75, S2.76, S3.8]', async () => {
  const room = roomOf({ price: 1000.5, capacity: 35 });
  finds(room);
  canBeBooked(room);
  const { user, path, goBack } = openSite(
    `/search?city=Nyamata&startDate=${inDays(1)}&endDate=${inDays(2)}`,
  );
  const card = await cardOf(room);
  for (const text of [room.location, 'Cold Room']) {
    expect(within(card).getByText(text)).toBeVisible();
  }
  expect(said(card, '35tons remaining')).toBeVisible();
  expect(said(card, '1,000.5 Rwf / Day')).toBeVisible();
  await user.click(within(card).getByRole('link', { name: 'See ColdRoom Details' }));
  // The room's page stands, so that the card that is looked for next is not the one that goes away.
  expect(await screen.findByRole('heading', { level: 1, name: room.name })).toBeVisible();
  expect(path()).toBe(
    `/coldroom/${room.id}?city=Nyamata&startDate=${inDays(1)}&endDate=${inDays(2)}`,
  );
  goBack();
  await user.click(within(await cardOf(room)).getByRole('link', { name: 'Book Now' }));
  await user.click(await changeOfRoom());
  expect(screen.getByLabelText('Storage')).toHaveValue(room.id);
});

test('Reset Filter is there while something is set, and leaves the focus to Search', async () => {
  finds(roomOf());
  const { user } = openSite('/search');
  await cardOf(roomOf());
  const reset = () => screen.queryByRole('button', { name: 'Reset Filter' });
  expect(reset()).toBeNull();
  await fill(user, screen.getByLabelText('City'), 'Huye');
  await user.click(reset() ?? document.body);
  expect(screen.getByLabelText('City')).toHaveValue('');
  expect(reset()).toBeNull();
  expect(search()).toHaveFocus();
});

test('a search that fails says why, and can be tried again [S2.71, S8.47]', async () => {
  backend.refuses('rooms.search', 'serverError');
  const { user } = openSite(`/search?startDate=${inDays(5)}&endDate=${inDays(6)}`);
  expect(await screen.findByText(`Error: ${messages.serverError}`)).toBeVisible();
  finds(roomOf());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const count = await screen.findByText('1 room found');
  expect(count.parentElement).toHaveTextContent(/^1 room found, free/);
  expect(asked()).toEqual({ startDate: inDays(5), endDate: inDays(6) });
});

test('goods are asked for, and go on to the booking', async () => {
  const warm = roomOf({ capacity: 3, temperatureRange: '13°C - 15°C' });
  const cold = roomOf({ id: 'cold', name: 'Cold', capacity: 3, temperatureRange: '2°C - 4°C' });
  finds(warm);
  canBeBooked(warm, cold);
  const { user } = openSite('/search?city=Nyamata');
  await cardOf(warm);
  await fill(user, screen.getByLabelText('Goods'), 'Bananas');
  expect(screen.getByText('Bananas: best kept at 13–\u206015 °C.')).toBeVisible();
  await fill(user, weight(), '3000');
  await user.click(search());
  await waitFor(() => expect(asked()).toEqual({ town: 'Nyamata', product: 'Bananas', kg: '3000' }));
  await user.click(within(await cardOf(warm)).getByRole('link', { name: 'Book Now' }));
  expect(await screen.findByLabelText(/^Goods/)).toHaveValue('Bananas');
  expect(weight()).toHaveValue('3000');

  await user.click(await changeOfRoom());
  const storage = screen.getByLabelText('Storage');
  expect(storage).toHaveValue(warm.id);
  await user.selectOptions(storage, 'Choose another room');
  await waitFor(() => expect(storage).toHaveTextContent('Choose a room'));
  expect(screen.queryByRole('option', { name: /^Cold – / })).toBeNull();
  await user.selectOptions(storage, warm.id);
  await fill(user, screen.getByLabelText(/^Goods/), 'milk');
  expect(
    await screen.findByText(/This room holds 13–\u206015 °C: it does not fit\./),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Goods/)).toHaveAccessibleDescription(/it does not fit\./);
  expect(await screen.findByRole('option', { name: /^Cold – / })).toBeInTheDocument();
  await fill(user, weight(), '3001');
  await waitFor(() => expect(weight()).toHaveAccessibleDescription(/This room holds 3\stons\./));
  await fill(user, screen.getByLabelText('Start date'), inDays(30));
  await fill(user, screen.getByLabelText('End date'), inDays(30));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(weight()).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('prices and capacity are asked for, and stay in the address and in their fields', async () => {
  finds(roomOf());
  const { user, path } = openSite('/search');
  await cardOf(roomOf());
  const fields = {
    'At least Rwf / Day': '10000',
    'At most Rwf / Day': '50000',
    'Holds at least, in tons': '2.5',
  };
  for (const label of Object.keys(fields)) {
    expect(screen.getByLabelText(label), 'folded until it is asked for').not.toBeVisible();
  }
  await user.click(screen.getByText('More filters'));
  for (const [label, text] of Object.entries(fields)) {
    await fill(user, screen.getByLabelText(label), text);
  }
  expect(screen.getByText('More filters (2)')).toBeVisible();
  await user.click(search());
  await waitFor(() => expect(path()).toBe('/search?minPrice=10000&maxPrice=50000&minTons=2.5'));
  await waitFor(() =>
    expect(asked()).toEqual({ minPrice: '10000', maxPrice: '50000', kg: '2500' }),
  );
  expect(screen.getByRole('button', { name: 'Days and filters (2)' })).toBeInTheDocument();
  for (const [label, text] of Object.entries(fields)) {
    expect(screen.getByLabelText(label)).toHaveValue(text);
  }
});

test('numbers are read as phones write them, and what is none is refused at its field, also where that is folded', async () => {
  finds(roomOf());
  const { user, path } = openSite('/search');
  await cardOf(roomOf());
  const [tons, warmest] = ['Holds at least, in tons', 'To °C'].map((label) =>
    screen.getByLabelText(label),
  ) as [HTMLElement, HTMLElement];
  const folded = screen.getByText('More filters');
  await user.click(folded);
  await fill(user, tons, '500-600');
  await user.click(folded);
  expect(tons).not.toBeVisible();
  await user.click(search());
  expect(tons).toHaveAccessibleDescription('Must be a number.');
  expect(tons).toHaveFocus();
  expect(tons).toBeVisible();
  expect(tons).toHaveValue('500-600');

  await fill(user, tons, '.5');
  expect(tons).toHaveAccessibleDescription('');
  await fill(user, warmest, '8 C');
  await fill(user, weight(), '1,500,5');
  await user.click(search());
  expect(weight()).toHaveAccessibleDescription('Must be a number.');
  expect(weight()).toHaveFocus();
  await fill(user, weight(), '12,5');
  await user.click(search());
  expect(warmest).toHaveAccessibleDescription('Must be a number.');
  expect(warmest).toHaveFocus();
  expect(path()).toBe('/search');
  expect(backend.sentTo('rooms.search')).toHaveLength(1);

  await fill(user, warmest, '-.5');
  await user.click(search());
  await waitFor(() => expect(path()).toBe('/search?kg=12.5&maxTemp=-0.5&minTons=0.5'));
  await waitFor(() => expect(asked()).toEqual({ temperatureTo: '-0.5', kg: '500' }));
});

test('a number that is none stops also a search by another order, and shows itself', async () => {
  const media = (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: query.startsWith('(min-width:') });
  vi.stubGlobal('matchMedia', media);
  finds(roomOf());
  const { user } = openSite('/search');
  await cardOf(roomOf());
  const price = screen.getByLabelText('At most Rwf / Day');
  const folded = screen.getByText('More filters');
  await user.click(folded);
  await fill(user, price, '12.500');
  await user.click(folded);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'price');
  expect(price).toHaveAccessibleDescription('Must be a number.');
  expect(price).toBeVisible();
  expect(backend.sentTo('rooms.search')).toHaveLength(1);
});

test('weights and prices are read as the site writes them', async () => {
  finds(roomOf());
  const { user, path } = openSite('/search');
  await cardOf(roomOf());
  await fill(user, weight(), '2,500');
  await user.click(search());
  await waitFor(() => expect(path()).toBe('/search?kg=2500'));
  await fill(user, weight(), '2 500');
  await fill(user, screen.getByLabelText('At most Rwf / Day'), '99 999');
  await user.click(search());
  await waitFor(() => expect(path()).toBe('/search?kg=2500&maxPrice=99999'));
  await waitFor(() => expect(asked()).toEqual({ kg: '2500', maxPrice: '99999' }));
});

test.each([
  ['that have passed', inDays(-1), inDays(1), messages.pastDate],
  ['of which the last is missing', inDays(3), '', 'Choose the end date as well.'],
  ['that are too many', inDays(1), inDays(400), ownMessages.stayTooLong],
])('days of an address %s are said not to be taken into account', async (_, from, to, reason) => {
  finds(roomOf());
  const { user } = openSite(`/search?city=Nyamata&startDate=${from}&endDate=${to}`);
  await cardOf(roomOf());
  const found = screen.getByRole('region', { name: 'Rooms found' });
  const days = formatShortDays(from, to || from);
  const line = within(found).getByText(`Not taken into account: ${days}. ${reason}`, {
    normalizer: String,
  });
  expect(line).toBeVisible();
  expect(line).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Days and filters (1)' })).toBeVisible();
  expect(asked()).toEqual({ town: 'Nyamata' });

  await fill(user, start(), inDays(5));
  await fill(user, end(), inDays(6));
  await user.click(search());
  await waitFor(() => expect(screen.queryByText(/^Not taken into account/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Days and filters (2)' })).toBeVisible();
});
