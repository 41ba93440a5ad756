import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addDays, addMonths, daysOf, monthOf, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { messages, ownMessages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { FakeBackend, linkTo } from '#web/app/testing/backend.ts';
import { definitionOf, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { formatDay, formatDays, formatShortDays, formatShortStay } from '#web/lib/format.ts';
import { nearbyPath, roomPath, searchPath } from '#web/lib/paths.ts';
import { answer } from '#web/lib/testing/browser.ts';
import type { Wish } from '#web/lib/wish.ts';

const day = (count: number) => addDays(todayInKigali(), count);
const wish = { startDate: day(5), endDate: day(6), productType: 'Milk', city: 'Kigali' };
const box = () => screen.findByRole('complementary', { name: 'Price and booking' });
const days = () =>
  within(screen.getByRole('region', { name: 'Free days' }))
    .queryAllByRole('button')
    .filter((button) => /20\d\d/.test(button.getAttribute('aria-label') ?? ''));

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
});

test('a closed room takes no days, says so, and leads to rooms nearby', async () => {
  backend.answers('rooms.get', roomOf({ status: 'unavailable', location: 'Huye' }));
  backend.answers('rooms.calendar', { id: roomOf().id, taken: [] });
  openSite(roomPath(roomOf().id, wish));
  const closed = await box();
  expect(within(closed).getByText('Cold room is unavailable at present.')).toBeVisible();
  expect(within(closed).queryByText('Total')).toBeNull();
  expect(within(closed).queryByRole('button')).toBeNull();
  expect(within(closed).getByRole('link', { name: 'Rooms nearby that fit' })).toHaveAttribute(
    'href',
    `/search?city=Huye&startDate=${day(5)}&endDate=${day(6)}&product=Milk&sort=near`,
  );
  expect(screen.getByText(/No days can be chosen\.$/)).toBeVisible();
  expect(within(closed).queryByText(/You pay for each day/)).toBeNull();
  await waitFor(() =>
    expect(backend.sent.some(({ name }) => name === 'rooms.calendar')).toBe(true),
  );
  expect(days()).toEqual([]);
});

test.each([
  ['Free today', [day(1)]],
  [`Next free ${formatShortDays(day(1), day(1))}`, [day(0)]],
])('beside its price stands from when on it is free: %s', async (words, taken) => {
  backend.answers('rooms.get', roomOf());
  backend.answers('rooms.calendar', { id: roomOf().id, taken });
  openSite(roomPath(roomOf().id));
  expect(await within(await box()).findByText(plain(words))).toBeVisible();
  expect(screen.queryByText('Available')).toBeNull();
});

test('days of an address that are taken cannot be booked; the next free ones are one press away', async () => {
  backend.answers('rooms.get', roomOf());
  backend.answers('rooms.calendar', { id: roomOf().id, taken: [day(6)] });
  const { user, path } = openSite(roomPath(roomOf().id, wish));
  const way = await within(await box()).findByRole('button', { name: /^Choose \d/ });
  expect(within(await box()).queryByRole('link', { name: 'Book Now' })).toBeNull();
  await user.click(way);
  await waitFor(() => expect(path()).toContain(`startDate=${day(7)}&endDate=${day(8)}`));
  expect(path()).toContain('product=Milk');
  expect(within(await box()).getByRole('link', { name: 'Book Now' })).toBeVisible();
  expect(await box()).toHaveFocus();
});

test('days of an address that no stay may have are neither priced nor booked nor called taken, and the reason is said', async () => {
  const last = addMonths(todayInKigali(), limits.monthsAhead);
  backend.answers('rooms.get', roomOf());
  backend.answers('rooms.calendar', { id: roomOf().id, taken: [day(6)] });
  openSite(roomPath(roomOf().id, { startDate: last, endDate: addDays(last, 1) }));
  const price = await box();
  expect(within(price).getByRole('status')).toHaveTextContent(ownMessages.stayTooFarAhead);
  expect(within(price).queryByText('Total')).toBeNull();
  expect(within(price).queryByRole('link', { name: 'Book Now' })).toBeNull();
  const bar = screen.getByRole('group', { name: 'Your stay' });
  expect(bar).toHaveTextContent(`${ownMessages.stayTooFarAhead} Choose other days`);
  expect(await within(calendar()).findByRole('grid')).toBeVisible();
  expect(screen.queryByText(/Taken in your days|remaining/)).toBeNull();
});

test.each([
  ['without an end', '9999-12-31'],
  ['of which one is too many', day(limits.stayDays + 1)],
])(
  'days %s are told to be too many, and the room’s next free ones are not offered in their place',
  async (_, endDate) => {
    backend.answers('rooms.get', roomOf());
    backend.answers('rooms.calendar', { id: roomOf().id, taken: [day(1)] });
    openSite(roomPath(roomOf().id, { startDate: day(1), endDate }));
    const price = await box();
    expect(within(price).getByRole('status')).toHaveTextContent(ownMessages.stayTooLong);
    expect(await within(calendar()).findAllByRole('grid')).not.toEqual([]);
    expect(screen.queryByRole('button', { name: /^Choose \d/ })).toBeNull();
  },
);

test('the calendar ends with the last day that can be booked', async () => {
  const today = '2027-03-10';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T12:00:00+02:00`) });
  onTestFinished(() => void vi.useRealTimers());
  const last = addMonths(today, limits.monthsAhead);
  backend.answers('rooms.get', roomOf());
  backend.answers('rooms.calendar', { id: roomOf().id, taken: [] });
  openSite(roomPath(roomOf().id, { startDate: last }));
  const named = { name: /^Sunday,? 11 March 2029$/ };
  expect(await screen.findByRole('button', named)).toBeDisabled();
  expect(
    within(calendar()).getByRole('button', { name: /^Saturday,? 10 March 2029/ }),
  ).toBeEnabled();
});

/** With spaces as they are compared. */
const plain = (words: string) => words.replaceAll(/\s/g, ' ');

/** Opens a room for the two days of the wish, of which some are taken. */
async function openTaken(...taken: string[]) {
  backend.answers('rooms.get', roomOf());
  backend.answers('rooms.calendar', { id: roomOf().id, taken });
  const site = openSite(roomPath(roomOf().id, wish));
  await within(await box()).findByText(messages.notAvailable);
  return { ...site, bar: screen.getByRole('group', { name: 'Your stay' }) };
}

test('calendar, price box and foot name the same next free days, as many as are taken', async () => {
  const { user, path, bar } = await openTaken(day(1), day(6));
  const next = formatShortStay(day(7), day(8));
  const way = `Choose ${formatShortDays(day(7), day(8))}`;
  expect(within(await box()).getByRole('button', { name: way })).toBeVisible();
  expect(calendar()).toHaveTextContent(
    plain(`Choose your first and last day. Next free: ${next}.`),
  );
  expect(bar).toHaveTextContent(plain(`${formatShortDays(day(5), day(6))} Taken`));
  await user.click(within(bar).getByRole('button', { name: way }));
  await waitFor(() => expect(path()).toContain(`startDate=${day(7)}&endDate=${day(8)}`));
  expect(within(bar).getByRole('link', { name: 'Book Now' })).toBeVisible();
  expect(bar).not.toHaveTextContent('Taken');
  expect(calendar()).toHaveFocus();
});

test('of a room that is taken on the days nothing remains, also no crates', async () => {
  const crates = () => screen.queryByText('In crates');
  const { user } = await openTaken(day(6));
  expect(screen.getByText(/remaining/)).toHaveTextContent(/^0tons remaining$/);
  expect(crates()).toBeNull();
  expect(definitionOf(screen.getByRole('main'), 'Room type'), 'in its place').toBe('Cold Room');
  await user.click(within(await box()).getByRole('button', { name: /^Choose \d/ }));
  await waitFor(() => expect(crates()).toBeVisible());
});

test('of one day alone that cannot be had, no other looks chosen', async () => {
  backend.answers('rooms.get', roomOf());
  backend.answers('rooms.calendar', { id: roomOf().id, taken: [day(5)] });
  openSite(roomPath(roomOf().id, { startDate: day(5), endDate: day(5) }));
  await box();
  const asked = { name: /, one of the days you ask for/ };
  expect(await within(calendar()).findByRole('button', asked)).toBeDisabled();
  expect(calendar().querySelectorAll('.rdp-range_middle')).toHaveLength(0);
});

test('where no days for as long are free any more, the foot leads to the calendar', async () => {
  const { user, bar } = await openTaken(
    ...daysOf(day(6), addMonths(todayInKigali(), limits.monthsAhead)),
  );
  expect(within(await box()).queryByRole('button', { name: /^Choose \d/ })).toBeNull();
  expect(bar).toHaveTextContent('Taken');
  await user.click(within(bar).getByRole('button', { name: 'Choose other days' }));
  expect(calendar()).toHaveFocus();
});

const room = roomOf({
  name: 'Kinigi Store',
  price: 1234.5,
  location: 'Kinigi, Musanze',
  capacity: 35,
  size: 1250,
  feature: ['Backup generator', 'Loading dock', 'Pallet racks'],
  roomType: 'Ware House',
  description: 'Potatoes rest here.\nTwo doors, one for each lorry.',
  temperatureRange: '4°C - 7°C',
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** What has the focus; null where it has gone with what had it. */
const focused = () =>
  document.activeElement === document.body ? null : (document.activeElement as HTMLElement);
const calendar = () => screen.getByRole('region', { name: 'Free days' });

/** Opens a room with taken days. */
function openRoom(taken: string[] = [], fields: Partial<Room> = {}) {
  backend.answers('rooms.get', { ...room, ...fields });
  backend.answers('rooms.calendar', { id: room.id, taken });
  return openSite(roomPath(room.id));
}

/** A day of next month, all of which can be seen after a turn of the page. */
const nextMonth = (number: number) =>
  `${monthOf(addMonths(todayInKigali(), 1))}-${String(number).padStart(2, '0')}`;

/** Turns the calendar to next month; answers how its days are found. */
async function turnCalendar(user: ReturnType<typeof openSite>['user']) {
  await heading(room.name);
  await user.click(await within(calendar()).findByRole('button', { name: /next month/i }));
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  return (number: number) =>
    within(calendar()).getByRole('button', {
      name: new RegExp(words.format(new Date(nextMonth(number)))),
    });
}

test('until days are chosen the head leads to the calendar, and its price is that of the bar', async () => {
  const { user } = openRoom();
  const head = (await heading(room.name)).closest('header') ?? document.body;
  expect(head).toHaveTextContent('1,234.5 Rwf / Day');
  expect(screen.getByRole('group', { name: 'Your stay' })).toHaveTextContent('1,234.5 Rwf / Day');
  await user.click(within(head).getByRole('button', { name: 'Choose days' }));
  expect(calendar()).toHaveFocus();
});

test('the head of a closed room has no way to the calendar', async () => {
  openRoom([], { status: 'unavailable' });
  await heading(room.name);
  expect(screen.queryByRole('button', { name: 'Choose days' })).toBeNull();
});

test('once days are chosen, the bar at the foot says what to do, and the head nothing', async () => {
  const { bar } = await openTaken(day(6));
  expect(within(bar).getByRole('button', { name: /^Choose \d/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose days' })).toBeNull();
});

test('a room shows its picture, every field and its key features [S2.8, S2.78]', async () => {
  openRoom();
  expect(await heading(room.name)).toBeVisible();
  await waitFor(() => expect(document.title).toContain(room.name));
  const main = screen.getByRole('main');
  expect(within(main).getAllByText('Kinigi, Musanze')[0]).toBeVisible();
  expect(main).toHaveTextContent('Two doors, one for each lorry.');
  expect(main.querySelector(`img[src="${room.image ?? 'none'}"]`)).toBeVisible();
  for (const [name, value] of [
    ['Temperature', '4–\u20607 °C'],
    ['Capacity', 'Holds 35 tons'],
    ['Size', '1,250 ft² (116 m²)'],
    ['In crates', 'About 29.75 tons (1,487 × 20 kg)'],
    ['Humidity control', 'Controlled'],
  ] as const) {
    expect(definitionOf(main, name)?.trim()).toBe(value);
  }
  expect(definitionOf(main, 'Access control')).toMatch(/^No/);
  expect(within(main).getByText('Warehouse')).toBeVisible();
  const features = within(screen.getByRole('region', { name: 'Key features' }));
  const named = features.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
  expect(named).toEqual(['Backup generator', 'Loading dock', 'Pallet racks']);
  expect(await box()).toHaveTextContent('1,234.5 Rwf / Day');
  expect(within(main).getByText('No reviews yet')).toBeVisible();
});

test('the menu marks the rooms on the page of one, its login leads back, and beside it stands the way to book this one', async () => {
  openRoom();
  await heading(room.name);
  expect(screen.getByRole('link', { name: 'Rooms' })).toHaveAttribute('aria-current', 'page');
  const [book] = screen.getAllByRole('link', { name: 'Book Now' });
  expect(book).toHaveAttribute('href', `/book?coldRoomId=${room.id}`);
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    `/login?next=%2Fcoldroom%2F${room.id}`,
  );
});

test('what somebody typed as HTML is shown as it was typed', async () => {
  const name = '<img src=x onerror=alert(1)> store';
  const description = '<b>bold</b><script>alert(2)</script>';
  openRoom([], { name, description });
  expect(await heading(name)).toBeVisible();
  expect(screen.getByText(description)).toBeVisible();
  expect(document.querySelector('main img[src="x"], main b, main script')).toBeNull();
});

test('the calendar shows which days are taken and which are free', async () => {
  const { user } = openRoom([nextMonth(1), nextMonth(2)]);
  const day = await turnCalendar(user);
  for (const taken of [day(1), day(2)]) {
    expect(taken).toBeDisabled();
    expect(taken).toHaveAccessibleName(/, taken$/);
  }
  expect(day(3)).toBeEnabled();
  expect(day(3)).not.toHaveAccessibleName(/taken/);
  const signs = within(calendar()).getByRole('list', { name: 'Key to the calendar' });
  const named = within(signs)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());
  expect(named).toEqual(['11 Free', '12 Taken', 'Your days']);
});

test('a stay across a taken day names it, and keeps the first day', async () => {
  const { user } = openRoom([nextMonth(3)], { price: 1000.5 });
  const day = await turnCalendar(user);
  await user.click(day(2));
  await user.click(day(4));
  const problem = within(calendar()).getByRole('alert');
  expect(problem).toHaveTextContent(`Taken in between: ${formatDay(nextMonth(3))}.`);
  expect(within(await box()).queryByText('Total')).toBeNull();
  expect(day(2)).toHaveAccessibleName(/selected/);
  const begin = `begin on ${formatDay(nextMonth(4))}`;
  await user.click(within(problem).getByRole('button', { name: begin }));
  expect(problem).toBeEmptyDOMElement();
  expect(calendar()).toContainElement(focused());
  await user.click(day(5));
  await waitFor(async () => expect(await box()).toHaveTextContent('2 days × 1,000.5 Rwf'));
  expect(await box()).toHaveTextContent('Total2,001 Rwf');
});

test('the price box shows the first and the last day, and leads to the calendar to add them', async () => {
  const { user } = openRoom();
  const dayOf = await turnCalendar(user);
  const cells = within(await box()).getByRole('button', { name: /^Start date/ });
  expect(cells).toHaveAccessibleName('Start date Add date End date Add date');
  expect(within(await box()).getByText('Your first and last day both count.')).toBeVisible();
  await user.click(cells);
  expect(calendar()).toHaveFocus();

  await user.click(dayOf(4));
  const first = formatDay(nextMonth(4));
  await waitFor(() => expect(cells).toHaveAccessibleName(`Start date ${first} End date Add date`));
  expect(within(await box()).queryByText('Total')).toBeNull();
  await user.click(dayOf(6));
  const last = formatDay(nextMonth(6));
  await waitFor(() => expect(cells).toHaveAccessibleName(`Start date ${first} End date ${last}`));
  expect(definitionOf(await box(), 'Total')).toBe('3,703.5 Rwf');
  expect(definitionOf(await box(), 'Reckoning')).toBe('3 days × 1,234.5 Rwf');
});

test('Book Now carries the room to the booking form, and with chosen days to their review [S2.9, S2.79]', async () => {
  const { user } = openRoom();
  const bookNow = async () => within(await box()).getByRole('link', { name: 'Book Now' });
  expect(await bookNow()).toHaveAttribute('href', `/book?coldRoomId=${room.id}`);
  const day = await turnCalendar(user);
  await user.click(day(1));
  await user.click(day(2));
  const review = `/review?coldRoomId=${room.id}&startDate=${nextMonth(1)}&endDate=${nextMonth(2)}`;
  await waitFor(async () => expect(await bookNow()).toHaveAttribute('href', review));
});

test('a room is loading until it is there, and says “Error loading room details” where it cannot be fetched [S2.80]', async () => {
  backend.fails('rooms.get');
  backend.answers('rooms.calendar', { id: room.id, taken: [] });
  const release = backend.delays('rooms.get');
  const { user } = openSite(roomPath(room.id));
  const states = await screen.findAllByRole('status');
  expect(states.some((state) => within(state).queryByText('Loading...'))).toBe(true);
  release();
  const problem = await screen.findByText('Error loading room details');
  expect(problem).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
  backend.answers('rooms.get', room);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading(room.name)).toBeVisible();
});

test('a room that does not exist says so, and leads to the others', async () => {
  backend.refuses('rooms.get', 'roomNotFound');
  backend.refuses('rooms.calendar', 'roomNotFound');
  openSite(roomPath('no-such-room'));
  const told = await screen.findByText('Error loading room details');
  const problem = within(told.closest<HTMLElement>('[role="alert"]') ?? document.body);
  expect(problem.getByText(ownMessages.roomNotFound)).toBeVisible();
  expect(problem.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(problem.getByRole('link', { name: 'See all rooms' })).toHaveAttribute('href', '/search');
  expect(screen.getByRole('link', { name: 'All rooms' })).toHaveAttribute('href', '/search');
});

test('a calendar that cannot be fetched leaves the room standing, and is fetched again', async () => {
  backend.answers('rooms.get', room);
  backend.fails('rooms.calendar');
  const { user } = openSite(roomPath(room.id));
  expect(await screen.findByText(messages.checkAvailabilityFailed)).toBeVisible();
  expect(await heading(room.name)).toBeVisible();
  backend.answers('rooms.calendar', { id: room.id, taken: [] });
  await user.click(within(calendar()).getByRole('button', { name: 'Try again' }));
  expect(await within(calendar()).findByRole('grid')).toBeVisible();
});

test('days in an address that have passed are not chosen in the calendar, and the box of the days says so', async () => {
  backend.answers('rooms.get', room);
  backend.answers('rooms.calendar', { id: room.id, taken: [] });
  openSite(`/coldroom/${room.id}?startDate=2020-01-01&endDate=2020-01-02&kg=-5`);
  await heading(room.name);
  await waitFor(() => expect(days().length).toBeGreaterThan(20));
  for (const one of days()) expect(one).not.toHaveAccessibleName(/selected/);
  const price = within(await box());
  expect(price.queryByText('Total')).toBeNull();
  const words = `Not taken into account: ${formatDays('2020-01-01', '2020-01-02')}. ${messages.pastDate}`;
  expect(price.getByRole('status')).toHaveTextContent(plain(words));
});

test('a last day before the first is said not to be taken into account, and one that is still to be chosen is not', async () => {
  backend.answers('rooms.get', roomOf());
  backend.answers('rooms.calendar', { id: roomOf().id, taken: [] });
  const { user } = openSite(roomPath(roomOf().id, { startDate: day(5), endDate: day(3) }));
  const price = within(await box());
  const words = `Not taken into account: ${formatShortDays(day(3), day(3))}. ${ownMessages.reversedDates}`;
  expect(price.getByRole('status')).toHaveTextContent(plain(words));
  expect(price.getByText(formatDay(day(5)))).toBeVisible();
  await waitFor(() => expect(days().length).toBeGreaterThan(20));
  const [open] = days().filter((one) => !one.hasAttribute('disabled')) as [HTMLElement];
  await user.click(open);
  await waitFor(() => expect(price.queryByText(/^Not taken into account/)).toBeNull());
});

test('taken days that are one’s own are marked as such in the calendar', async () => {
  const held = { startDate: nextMonth(10), endDate: nextMonth(11) };
  signIn();
  backend.answers('bookings.listMine', [bookingOf({ coldRoomId: room.id, ...held })]);
  const { user } = openRoom([nextMonth(10), nextMonth(11), nextMonth(12)]);
  const dayOf = await turnCalendar(user);
  await waitFor(() => expect(dayOf(10)).toHaveAccessibleName(/, booked by you$/));
  expect(dayOf(11)).toHaveAccessibleName(/, booked by you$/);
  expect(dayOf(12)).toHaveAccessibleName(/, taken$/);
  expect(within(calendar()).getByText('Booked by you')).toBeVisible();
});

test('what only the list was asked for comes back with “All rooms”, also after other days are chosen', async () => {
  const list = 'sort=price&minTemp=2&maxTemp=8&minPrice=5000&maxPrice=50000&minTons=3';
  backend.answers('rooms.get', room);
  backend.answers('rooms.calendar', { id: room.id, taken: [] });
  const { user, path } = openSite(`/coldroom/${room.id}?city=Huye&${list}&other=1`);
  const back = () => screen.getByRole('link', { name: 'All rooms' });
  await waitFor(() => expect(back()).toHaveAttribute('href', `/search?city=Huye&${list}`));
  const dayOf = await turnCalendar(user);
  await user.click(dayOf(10));
  await user.click(dayOf(11));
  const days = `city=Huye&startDate=${nextMonth(10)}&endDate=${nextMonth(11)}`;
  expect(path()).toBe(`/coldroom/${room.id}?${days}&${list}`);
  expect(back()).toHaveAttribute('href', `/search?${days}&${list}`);
  const book = within(await box()).getByRole('link', { name: 'Book Now' });
  expect(book).toHaveAttribute('href', expect.not.stringContaining('sort'));
});

test('the nearest other rooms are those of further pages too, where the first ones are short', async () => {
  const others = ['Huye', 'Musanze', 'Rubavu'].map((name) => roomOf({ id: name, name }));
  const pages = [[room], [], others];
  backend.serves('rooms.search', ({ url }) => {
    const place = Number(new URL(url).searchParams.get('cursor') ?? 0);
    return answer(200, { rooms: pages[place] }, linkTo(String(place + 1)));
  });
  openRoom([], { latitude: -1.95, longitude: 30.06 });
  const near = within(await screen.findByRole('region', { name: 'The nearest other rooms' }));
  for (const { name } of others) expect(near.getByRole('heading', { name })).toBeVisible();
  expect(backend.sentTo('rooms.search')).toHaveLength(3);
});

test('the nearest other rooms are those that hold the goods of the address', async () => {
  const near = roomOf({ id: 'near', name: 'Huye' });
  backend.answers('rooms.search', { rooms: [room, near] });
  backend.answers('rooms.get', { ...room, latitude: -1.95, longitude: 30.06 });
  backend.answers('rooms.calendar', { id: room.id, taken: [] });
  openSite(roomPath(room.id, { ...wish, weight: '12.5' }));
  const list = await screen.findByRole('region', { name: 'The nearest other rooms' });
  expect(within(list).getByRole('heading', { name: near.name })).toBeVisible();
  const [asked] = backend.sentTo('rooms.search').map(({ url }) => new URL(url).searchParams);
  expect(Object.fromEntries(asked ?? [])).toEqual({
    sort: 'distance',
    latitude: '-1.95',
    longitude: '30.06',
    product: 'Milk',
    kg: '12.5',
    limit: '4',
  });
});

const flowers = roomOf({ temperatureRange: '1°C - 4°C', location: 'Huye', capacity: 3 });

function openForGoods(said: Partial<Wish>, taken: string[] = []) {
  backend.answers('rooms.get', flowers);
  backend.answers('rooms.calendar', { id: flowers.id, taken });
  openSite(roomPath(flowers.id, said));
}

/** A window in which the booking box stands beside all else. */
const wideScreen = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(min-width: 64rem)' }),
  );

test.each([
  ['wide', () => box()],
  ['narrow', () => screen.findByRole('region', { name: 'Free days' })],
])(
  'on a %s screen goods that do not keep in a room are noted where it is booked',
  async (width, place) => {
    if (width === 'wide') wideScreen();
    const said = { ...wish, productType: 'Tomatoes', weight: '300' };
    openForGoods(said);
    const noted = within(await place());
    expect(noted.getByText(/^Tomatoes: best kept at .* it does not fit\.$/)).toBeVisible();
    expect(screen.getAllByText('Please note:')).toHaveLength(1);
    expect(noted.getByRole('link', { name: 'Rooms that fit' })).toHaveAttribute(
      'href',
      searchPath(said),
    );
    expect(within(await box()).getByRole('link', { name: 'Book Now' })).toBeVisible();
    const bar = screen.getByRole('group', { name: 'Your stay' });
    expect(bar).toHaveTextContent(/\(2\sdays\) Goods do not fit /);
  },
);

test('goods that are heavier than a room holds are not booked in it, and lead to rooms that hold them', async () => {
  const said = { startDate: day(5), endDate: day(6), productType: 'Milk', weight: '99999' };
  openForGoods(said);
  const price = await box();
  expect(screen.getByText(/: the goods are too heavy\.$/)).toBeVisible();
  const bar = screen.getByRole('group', { name: 'Your stay' });
  expect(bar).toHaveTextContent(plain('99,999 kg Too heavy'));
  for (const part of [price, bar]) {
    const way = within(part).getByRole('link', { name: 'Rooms that fit' });
    expect(way).toHaveAttribute('href', nearbyPath('Huye', said));
    expect(within(part).queryByRole('link', { name: 'Book Now' })).toBeNull();
  }
  expect(within(price).queryByText('Total')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose days' })).toBeNull();
});

test('where the days are taken as well, one way leads to rooms that fit', async () => {
  openForGoods({ ...wish, productType: 'Tomatoes' }, [day(6)]);
  expect(await within(await box()).findByText(messages.notAvailable)).toBeVisible();
  expect(screen.getByText('Please note:')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /that fit$/ })).toHaveLength(1);
});
