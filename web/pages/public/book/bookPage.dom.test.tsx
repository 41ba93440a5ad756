import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addMonths, monthOf, todayInKigali, type Day } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { inDays } from '#shared/testing/inDays.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openWithout, takeUnfetched } from '#web/app/testing/openWithout.ts';
import { definitionOf, fill, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { formatShortDays } from '#web/lib/format.ts';
import { bookingFormPath, successPath } from '#web/lib/paths.ts';
import { answer } from '#web/lib/testing/browser.ts';

const notAvailable = 'Cold room is not available for the selected dates.';

const start = () => screen.getByLabelText('Start date');
const end = () => screen.getByLabelText('End date');
const storage = () => screen.getByLabelText('Storage');
const where = () => screen.getByRole('heading', { name: 'Where' }).parentElement ?? document.body;
const change = () => within(where()).getByRole('button', { name: 'Change' });
const total = () =>
  definitionOf(screen.getByRole('complementary', { name: 'Your booking' }), 'Total');

/** As a calendar names the month of a day. */
const monthName = (day: Day): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The bar at the foot stands on narrow screens alone. */
const narrowScreen = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === 'not all and (min-width: 62rem)',
    }),
  );

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
  backend.answers('house.get', {});
});

/** The page of a room, whose days are free but for some. */
async function openRoom(fields: Partial<Room> = {}, taken: Day[] = []) {
  const room = roomOf({ price: 1000.5, ...fields });
  backend.answers('rooms.list', [room, roomOf({ id: 'other', name: 'Other store' })]);
  backend.answers('rooms.get', room);
  backend.answers('rooms.calendar', { id: room.id, taken });
  backend.answers('bookings.availability', { message: 'Available' });
  const site = openSite(`/book/${room.id}`);
  if (room.status === 'available') await screen.findAllByRole('button', { name: 'Change' });
  else await waitFor(() => expect(storage()).toHaveValue(room.id));
  return { ...site, room };
}

/** The page of a room as a browser has it that does not get one part of its code. */
async function openWithoutCode(code: string, taken: Day[] = [], query = '') {
  const room = roomOf();
  backend.answers('rooms.list', [room]);
  backend.answers('rooms.get', room);
  backend.answers('rooms.calendar', { id: room.id, taken });
  const site = await openWithout(code, `/book/${room.id}${query}`);
  await screen.findAllByRole('button', { name: 'Change' });
  return site;
}

/** Fills in three days and goes as far as the confirmation. */
async function openConfirmation(fields: Partial<Room> = {}) {
  const site = await openRoom(fields);
  const { user } = site;
  await fill(user, start(), inDays(5));
  await fill(user, end(), inDays(7));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const confirmation = await screen.findByRole('dialog', { name: 'Confirm your booking' });
  const confirm = async () => {
    const button = within(confirmation).getByRole('button', { name: 'Confirm' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  return { ...site, confirmation, confirm };
}

describe('the rooms', () => {
  test('an empty form says what is missing [S2.81, S5.8, S8.35]', async () => {
    backend.answers('rooms.list', [roomOf()]);
    const { user } = openSite('/book');
    await waitFor(() => expect(storage()).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    for (const words of ['Choose a cold room.', 'Choose a start date.', 'Choose an end date.']) {
      expect(screen.getByText(words)).toHaveRole('alert');
    }
    expect(storage()).toHaveFocus();
  });

  test('rooms are loading until they can be chosen [S2.81]', async () => {
    const room = roomOf();
    const release = backend.holds('rooms.list', [room]);
    backend.answers('rooms.get', room);
    backend.answers('rooms.calendar', { id: room.id, taken: [] });
    const { user } = openSite('/book');
    await screen.findByText('Loading rooms...');
    expect(storage()).toBeDisabled();
    release();
    await waitFor(() => expect(storage()).toBeEnabled());
    expect(screen.getByRole('option', { name: 'Nyamata Store – 20 tons' })).toBeVisible();
    await user.selectOptions(storage(), room.id);
    expect(screen.getByRole('option', { name: 'Nyamata Store' })).toHaveProperty('selected', true);
    expect(storage()).toHaveAccessibleDescription('Holds 20\u00a0tons.');
  });

  test('a chosen room type narrows the rooms; a chosen room gives its type and locks it [S2.82]', async () => {
    const [cold, ware] = [
      roomOf({ id: 'cold', roomType: 'Cold Room' }),
      roomOf({ id: 'ware', roomType: 'Ware House' }),
    ];
    backend.answers('rooms.list', [cold, ware]);
    backend.answers('rooms.get', ware);
    backend.answers('rooms.calendar', { id: ware.id, taken: [] });
    const { user } = openSite('/book');
    await waitFor(() => expect(storage()).toBeEnabled());
    const type = screen.getByLabelText('Room type');
    const choices = () =>
      within(storage())
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value);
    expect(choices()).toContain('cold');
    await user.selectOptions(type, 'Warehouse');
    expect(choices()).not.toContain('cold');
    await user.selectOptions(storage(), 'ware');
    await waitFor(() => expect(type).toBeDisabled());
    expect(type).toHaveValue('Ware House');
    backend.answers('rooms.get', cold);
    await user.selectOptions(storage(), 'cold');
    await waitFor(() => expect(type).toHaveValue('Cold Room'));
  });

  test('a room that is closed says so as soon as it is chosen, and shows no calendar', async () => {
    const { user } = await openRoom({ status: 'unavailable' });
    await waitFor(() =>
      expect(storage()).toHaveAccessibleDescription('Cold room is unavailable at present.'),
    );
    expect(screen.getByText('Choose another room to see its free days.')).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    await fill(user, start(), inDays(5));
    await fill(user, end(), inDays(7));
    await user.type(end(), '{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the number of days stands beside the price of one, once they are chosen', async () => {
    const { user } = await openRoom({ price: 1_000 });
    const price = () =>
      definitionOf(screen.getByRole('complementary', { name: 'Your booking' }), 'Price per day');
    await waitFor(() => expect(price()).toBe('1,000 Rwf'));
    await fill(user, start(), inDays(5));
    await fill(user, end(), inDays(7));
    expect(price()).toBe('1,000 Rwf × 3 days');
  });

  test('a closed room has no total and no button to book, and leads to those nearby that fit', async () => {
    narrowScreen();
    const { user } = await openRoom({ status: 'unavailable', location: 'Muhoza, Ruhengeri' });
    const summary = screen.getByRole('complementary', { name: 'Your booking' });
    await within(summary).findByText('Cold room is unavailable at present.');
    await fill(user, start(), inDays(5));
    await fill(user, end(), inDays(7));
    expect(summary).not.toHaveTextContent(/Rwf|Price per day/);
    expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Your stay' })).toBeNull();
    expect(within(summary).getByRole('link', { name: 'Rooms nearby that fit' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/search\?.*city=Musanze.*sort=near$/),
    );
    const other = roomOf({ id: 'other', name: 'Other store' });
    backend.answers('rooms.get', other);
    backend.answers('rooms.calendar', { id: other.id, taken: [] });
    await user.selectOptions(storage(), 'Choose another room');
    await screen.findByRole('option', { name: /^Other store/ });
    await user.selectOptions(storage(), other.id);
    expect(await screen.findByRole('group', { name: 'Your stay' })).toHaveTextContent('Rwf');
    expect(screen.getAllByRole('button', { name: 'Book' })).toHaveLength(2);
  });

  test('the bar at the foot says what each day costs, then what all of them do, or that they are taken', async () => {
    narrowScreen();
    const { user } = await openRoom({ price: 1_000 }, [inDays(9)]);
    const bar = screen.getByRole('group', { name: 'Your stay' });
    expect(bar).toHaveTextContent('Each day 1,000 Rwf');
    await fill(user, start(), inDays(5));
    await fill(user, end(), inDays(7));
    expect(bar).toHaveTextContent('3,000 Rwf');
    await fill(user, end(), inDays(9));
    await waitFor(() => expect(bar).toHaveTextContent('Taken'));
  });

  test('a room with which the form opens stands in one row, until another is wanted', async () => {
    const { user, room } = await openRoom({ name: 'Huye store', location: 'Huye', capacity: 40 });
    expect(screen.queryByLabelText('Storage')).toBeNull();
    expect(screen.queryByLabelText('Room type')).toBeNull();
    expect(within(where()).getByRole('link', { name: 'Huye store' })).toBeVisible();
    expect(where()).toHaveTextContent(/Huye storeHuyeCold Room · Holds 40\stonsChange$/);
    expect(where(), 'the price stands in the summary').not.toHaveTextContent('Rwf');
    await user.click(change());
    expect(storage()).toHaveFocus();
    expect(storage()).toHaveValue(room.id);
    expect(screen.getByLabelText('Room type')).toBeDisabled();
    expect(screen.getByLabelText('Room type')).toHaveDisplayValue('Cold Room');
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  test('a wide window has the room in the summary alone, which gives way to the fields as well', async () => {
    const { user, room } = await openRoom({ name: 'Huye store', location: 'Huye', capacity: 40 });
    const summary = screen.getByRole('complementary', { name: 'Your booking' });
    expect(summary).toHaveTextContent(/^Huye storeHuyeCold Room · Holds 40\stonsChange/);
    await user.click(within(summary).getByRole('button', { name: 'Change' }));
    expect(storage()).toHaveFocus();
    expect(storage()).toHaveValue(room.id);
    expect(summary).toHaveTextContent(/^Huye storeHuyePrice per day/);
  });

  test('its place is kept while it is fetched, and the fields come where it cannot be booked', async () => {
    const room = roomOf({ status: 'unavailable' });
    const release = backend.holds('rooms.get', room);
    backend.answers('rooms.list', []);
    backend.answers('rooms.calendar', { id: room.id, taken: [] });
    openSite(`/book/${room.id}`);
    expect(await screen.findAllByText('Loading...')).toHaveLength(2);
    expect(screen.queryByLabelText('Storage')).toBeNull();
    release();
    await waitFor(() => expect(storage()).toHaveValue(room.id));
    expect(screen.getByLabelText('Room type')).toHaveDisplayValue('Cold Room');
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  test('the fields stay where a room is chosen in them', async () => {
    const room = roomOf();
    backend.answers('rooms.list', [room]);
    backend.answers('rooms.get', room);
    backend.answers('rooms.calendar', { id: room.id, taken: [] });
    const { user } = openSite('/book');
    await waitFor(() => expect(storage()).toBeEnabled());
    await user.selectOptions(storage(), room.id);
    await screen.findByRole('link', { name: room.name });
    expect(storage()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  test('the bar at the foot asks for a room where none is chosen', async () => {
    narrowScreen();
    backend.answers('rooms.list', []);
    openSite('/book');
    expect(await screen.findByRole('group', { name: 'Your stay' })).toHaveTextContent(
      'Choose a room',
    );
    expect(total()).toBe('Choose room and days');
  });

  test('the hint of the storage gives its line to what is wrong, so that nothing below moves', async () => {
    const { user } = await openRoom();
    await user.click(change());
    expect(storage()).toHaveAccessibleDescription('Holds 20\u00a0tons.');
    await openRoom({ status: 'unavailable' });
    await waitFor(() =>
      expect(storage()).toHaveAccessibleDescription('Cold room is unavailable at present.'),
    );
  });
});

test('a room that is gone leaves a form in which another is chosen', async () => {
  const other = roomOf({ id: 'other', name: 'Other store' });
  backend.answers('rooms.list', [other]);
  backend.refuses('rooms.get', 'roomNotFound');
  const { user } = openSite('/book/gone');
  await waitFor(() => expect(storage()).toHaveAccessibleDescription('Cold room not found'));
  expect(storage()).toHaveValue('');
  expect(screen.getByLabelText('Room type')).toBeEnabled();
  expect(screen.getByText('Choose a room to see which of its days are free.')).toBeVisible();

  backend.answers('rooms.get', other);
  backend.answers('rooms.calendar', { id: other.id, taken: [] });
  await screen.findByRole('option', { name: /^Other store/ });
  await user.selectOptions(storage(), other.id);
  expect(await screen.findByRole('group', { name: 'Free days of Other store' })).toBeVisible();
  expect(screen.queryByText('Cold room not found')).toBeNull();
});

test('what was filled in survives a reload, and another room chosen meanwhile too [S2.10]', async () => {
  const { user } = await openRoom();
  const other = roomOf({ id: 'other', name: 'Other store' });
  backend.answers('rooms.get', other);
  backend.answers('rooms.calendar', { id: other.id, taken: [] });
  await user.click(change());
  await user.selectOptions(storage(), 'Choose another room');
  await screen.findByRole('option', { name: /^Other store/ });
  await user.selectOptions(storage(), 'other');
  await fill(user, start(), inDays(3));
  await fill(user, screen.getByLabelText(/^Goods/), 'Milk');
  openSite('/book/nyamata');
  await waitFor(() => expect(change().parentElement).toHaveTextContent('Other store'));
  expect(start()).toHaveValue(inDays(3));
  expect(screen.getByLabelText(/^Goods/)).toHaveValue('Milk');
});

test('what was cleared on the way does not come back with another room', async () => {
  const { user, goTo } = await openRoom();
  await fill(user, start(), inDays(3));
  await fill(user, screen.getByLabelText(/^Goods/), 'Milk');
  await fill(user, screen.getByLabelText(/^Weight in kg/), '300');
  goTo('/faq');
  await waitFor(() => expect(screen.queryByLabelText(/^Goods/)).toBeNull());
  const other = roomOf({ id: 'other', name: 'Other store' });
  backend.answers('rooms.get', other);
  backend.answers('rooms.calendar', { id: other.id, taken: [] });
  goTo('/book?coldRoomId=other');
  await waitFor(() => expect(change().parentElement).toHaveTextContent('Other store'));
  for (const name of [/^Start date/, /^Goods/, /^Weight in kg/]) {
    expect(screen.getByLabelText(name)).toHaveDisplayValue('');
  }
});

test('a weight that is no number is refused at its field, and one with a comma is read where that is clear', async () => {
  signIn();
  const { user } = await openRoom();
  await fill(user, start(), inDays(5));
  await fill(user, end(), inDays(7));
  const weight = screen.getByLabelText(/^Weight in kg/);
  const book = () => user.click(screen.getByRole('button', { name: 'Book' }));
  await fill(user, weight, '500-600');
  expect(weight, 'no room is too small for it').toHaveAccessibleDescription('');
  await book();
  await waitFor(() => expect(weight).toHaveAccessibleDescription('Must be a number.'));
  expect(weight).toHaveValue('500-600');
  expect(weight).toHaveFocus();
  await fill(user, weight, '12,5');
  await waitFor(() => expect(weight).toHaveAccessibleDescription(''));
  await fill(user, weight, '1,500,5');
  await waitFor(() => expect(weight).toHaveAccessibleDescription('Must be a number.'));
  expect(screen.queryByRole('dialog')).toBeNull();

  for (const [typed, said] of [
    ['12,5', '12.5 kg'],
    ['1,500', '1,500 kg'],
    ['2\u202f500', '2,500 kg'],
  ] as const) {
    await fill(user, weight, typed);
    await book();
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your booking' });
    expect(definitionOf(dialog, 'Weight')?.replaceAll('\u00a0', ' ')).toBe(said);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  }
});

describe('the days', () => {
  test('of a room that are taken cannot be chosen', async () => {
    const { user } = await openRoom({}, [inDays(5)]);
    await screen.findAllByRole('grid');
    await fill(user, start(), inDays(4));
    await fill(user, end(), inDays(6));
    expect(await screen.findByText(notAvailable)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(end()).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of which the first is past are reported, have no total, and are not painted in the calendar', async () => {
    const { user } = await openRoom();
    const [grid] = await screen.findAllByRole('grid');
    expect(grid).toBeVisible();
    await fill(user, start(), inDays(-2));
    await fill(user, end(), inDays(2));
    await waitFor(() =>
      expect(start()).toHaveAccessibleDescription('You cannot select a past date.'),
    );
    expect(screen.queryByText(/^Your stay:/)).toBeNull();
    expect(total()).toBe('Choose your days to see it');
    expect(screen.queryAllByRole('button', { name: /selected/ })).toEqual([]);
    await fill(user, start(), inDays(1));
    await waitFor(() => expect(total()).toBe('2,001 Rwf'));
  });

  test('that are typed turn the calendar to their month, and it does not move while days are chosen in it', async () => {
    // Two months stand beside each other where there is room.
    const wide = (media: string) => Object.assign(new EventTarget(), { media, matches: true });
    vi.stubGlobal('matchMedia', wide);
    const { user } = await openRoom();
    const calendar = within(await screen.findByRole('group', { name: /^Free days of/ }));
    const monthAfter = (count: number): Day => `${monthOf(addMonths(todayInKigali(), count))}-10`;
    const shown = (day: Day) => calendar.findByRole('grid', { name: monthName(day) });
    await shown(monthAfter(0));
    await fill(user, start(), monthAfter(4));
    await shown(monthAfter(4));
    const second = await shown(monthAfter(5));
    await fill(user, start(), '');
    await user.click(within(second).getByRole('button', { name: / 10 / }));
    expect(start()).toHaveValue(monthAfter(5));
    await shown(monthAfter(4));
    await user.click(calendar.getByRole('button', { name: /previous month/i }));
    await shown(monthAfter(3));
  });

  test('that one has booked oneself are marked as such, beside those that others have', async () => {
    const day = (number: number): Day =>
      `${monthOf(addMonths(todayInKigali(), 1))}-${String(number)}`;
    signIn();
    const own = { coldRoomId: roomOf().id, startDate: day(10), endDate: day(11) };
    backend.answers('bookings.listMine', [bookingOf(own)]);
    const { user } = await openRoom({}, [day(10), day(11), day(12)]);
    const calendar = within(await screen.findByRole('group', { name: /^Free days of/ }));
    await user.click(await calendar.findByRole('button', { name: /next month/i }));
    const button = (number: number) =>
      calendar.getByRole('button', { name: new RegExp(`\\b${number} `) });
    await waitFor(() => expect(button(11)).toHaveAccessibleName(/, booked by you$/));
    expect(button(10)).toHaveAccessibleName(/, booked by you$/);
    expect(button(12)).toHaveAccessibleName(/, taken$/);
    expect(calendar.getByText('Booked by you')).toBeVisible();
  });

  test('that are typed and partly taken are marked in the calendar until they are free', async () => {
    const month = monthOf(addMonths(todayInKigali(), 1));
    const { user } = await openRoom({}, [`${month}-11`]);
    await fill(user, start(), `${month}-10`);
    await fill(user, end(), `${month}-12`);
    const grid = await screen.findByRole('grid', { name: monthName(`${month}-10`) });
    const marked = () =>
      within(grid)
        .queryAllByRole('button', { name: /, one of the days you ask for/ })
        .map((button) => button.textContent);
    await waitFor(() => expect(marked()).toEqual(['10', '11', '12']));
    await fill(user, start(), `${month}-12`);
    await waitFor(() => expect(marked()).toEqual([]));
  });

  test('are chosen by taps: one on a whole stay begins another, and the same day twice is a stay of one day', async () => {
    const { user } = await openRoom();
    await screen.findAllByRole('grid');
    const month = monthOf(addMonths(todayInKigali(), 2));
    await fill(user, start(), `${month}-01`);
    const grid = await screen.findByRole('grid', { name: monthName(`${month}-01`) });
    await fill(user, start(), '');
    const tap = (day: number) =>
      user.click(within(grid).getByRole('button', { name: new RegExp(` ${day} `) }));
    const stay = () => [start(), end()].map((field) => (field as HTMLInputElement).value);

    await tap(8);
    expect(screen.getByText(/^From 8 .*\. Now choose the last day\.$/)).toBeVisible();
    expect(stay()).toEqual([`${month}-08`, '']);
    await tap(10);
    expect(stay()).toEqual([`${month}-08`, `${month}-10`]);
    expect(screen.getByText(/^Your stay: .*\(3 days\)/)).toBeVisible();
    await tap(20);
    await tap(22);
    expect(stay()).toEqual([`${month}-20`, `${month}-22`]);
    await tap(15);
    await tap(15);
    expect(stay()).toEqual([`${month}-15`, `${month}-15`]);
    expect(screen.getByText(/^Your stay: 15 \w+ \d+ \(1 day\)$/)).toBeVisible();
    await tap(15);
    expect(stay()).toEqual([`${month}-15`, `${month}-15`]);
  });
});

test('the days of a room that was chosen before, when they come late, hide nothing of the one chosen now', async () => {
  const [one, other] = [roomOf({ id: 'one' }), roomOf({ id: 'other', name: 'Other store' })];
  backend.answers('rooms.list', [one, other]);
  backend.answers('rooms.get', one);
  const late = Promise.withResolvers<undefined>();
  backend.serves('rooms.calendar', async ({ url }) => {
    if (url.includes('/other/')) return answer(200, { id: 'other', taken: [inDays(5)] });
    await late.promise;
    return answer(200, { id: 'one', taken: [] });
  });
  const { user } = openSite('/book/one');
  await screen.findAllByRole('button', { name: 'Change' });
  expect(backend.sentTo('rooms.list'), 'a chosen room needs no list').toEqual([]);
  backend.answers('rooms.get', other);
  await user.click(change());
  await user.selectOptions(storage(), 'Choose another room');
  expect(storage(), 'the keyboard stays at the field').toHaveFocus();
  await screen.findByRole('option', { name: /^Other store/ });
  await user.selectOptions(storage(), 'other');
  await fill(user, start(), inDays(4));
  await fill(user, end(), inDays(6));
  expect(await screen.findByText(notAvailable)).toBeVisible();
  late.resolve(undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText(notAvailable)).toBeVisible();
});

test('taken days lead to the next free ones, and to the rooms nearby that fit', async () => {
  signIn();
  const own = bookingOf({
    userId: 'u1',
    coldRoomId: roomOf().id,
    number: 'CR-4F7K2',
    status: 'approved',
    startDate: inDays(6),
    endDate: inDays(6),
  });
  backend.answers('bookings.listMine', [own]);
  const { user } = await openRoom({ location: 'Muhoza, Ruhengeri' }, [inDays(6)]);
  await fill(user, start(), inDays(5));
  await fill(user, end(), inDays(7));
  const ways = await screen.findByRole('group', { name: 'Other ways' });
  expect(await screen.findByRole('link', { name: 'booking CR-4F7K2' })).toHaveAttribute(
    'href',
    `/success?booking=${own.id}`,
  );
  const nearby = within(ways).getByRole('link', { name: 'Rooms nearby that fit' });
  expect(nearby).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/search\?.*city=Musanze.*sort=near$/),
  );
  expect(nearby).toHaveAttribute('href', expect.stringContaining(`startDate=${inDays(5)}`));
  await user.click(within(ways).getByRole('button', { name: /^Next free: / }));
  expect(start()).toHaveValue(inDays(7));
  expect(end()).toHaveValue(inDays(9));
  expect(start()).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Other ways' })).toBeNull();
});

test('while days are taken, the next free ones stand above a quiet button to book, which is next', async () => {
  narrowScreen();
  const { user } = await openRoom({}, [inDays(6)]);
  await fill(user, start(), inDays(5));
  await fill(user, end(), inDays(7));
  const name = `Choose ${formatShortDays(inDays(7), inDays(9))}`;
  const summary = within(screen.getByRole('complementary', { name: 'Your booking' }));
  const bar = within(screen.getByRole('group', { name: 'Your stay' }));
  await user.click(await summary.findByRole('button', { name }));
  expect(start()).toHaveValue(inDays(7));
  expect(end()).toHaveValue(inDays(9));
  expect(summary.getByRole('button', { name: 'Book' })).toHaveFocus();
  await fill(user, start(), inDays(6));
  expect(bar.queryByRole('button', { name: 'Book' })).toBeNull();
  await user.click(bar.getByRole('button', { name: /^Choose \d/ }));
  expect(start()).toHaveValue(inDays(7));
  expect(start()).toHaveFocus();
  expect(bar.getByRole('button', { name: 'Book' })).toBeVisible();
});

test('taken days are the fault of both fields, said once below both and in the signs of the calendar', async () => {
  const { user } = await openRoom({}, [inDays(6)]);
  await fill(user, start(), inDays(5));
  await fill(user, end(), inDays(7));
  expect(start()).toHaveAccessibleDescription(notAvailable);
  expect(end()).toHaveAccessibleDescription(notAvailable);
  expect(start()).toBeInvalid();
  expect(end()).toBeInvalid();
  expect(screen.getAllByText(notAvailable)).toHaveLength(1);
  expect(await screen.findByText('Taken in your days')).toBeVisible();
  await fill(user, start(), inDays(7));
  expect(screen.queryByText('Taken in your days')).toBeNull();
  expect(start()).toBeValid();
});

describe('the confirmation', () => {
  test('shows room, type, dates, days and total, and what was said of the goods [S2.83]', async () => {
    signIn();
    const { user, room } = await openRoom();
    await user.selectOptions(screen.getByLabelText(/^Service/), 'Cold room');
    await fill(user, screen.getByLabelText(/^Goods/), 'Milk');
    await fill(user, screen.getByLabelText(/^Weight in kg/), '250.5');
    await fill(user, start(), inDays(5));
    await fill(user, end(), inDays(7));
    await user.click(screen.getByRole('button', { name: 'Book' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your booking' });
    for (const [name, value] of [
      ['Room', room.name],
      ['Room type', 'Cold Room'],
      ['Start date', /^\d+ \w+ \d{4}$/],
      ['End date', /^\d+ \w+ \d{4}$/],
      ['Days', '3 days'],
      ['Total price', '3,001.5 Rwf'],
      ['Service', 'Cold room'],
      ['Goods', 'Milk'],
      ['Weight', '250.5 kg'],
    ] as const) {
      expect(definitionOf(dialog, name), name).toEqual(
        typeof value === 'string' ? value : expect.stringMatching(value),
      );
    }
  });

  test('a booking that would cost nothing is refused with the reason, and nothing is sent [S5.9, S8.36]', async () => {
    signIn();
    const { confirm, confirmation } = await openConfirmation({ price: 0 });
    await confirm();
    expect(await within(confirmation).findByText('Total price cannot be zero.')).toBeVisible();
    expect(backend.sentTo('bookings.create')).toEqual([]);
  });

  test('a room that is deleted before it leads back to the rooms', async () => {
    signIn();
    const { confirm } = await openConfirmation();
    backend.refuses('bookings.create', 'roomNotFound');
    backend.refuses('rooms.get', 'roomNotFound');
    await confirm();
    await waitFor(() => expect(storage()).toHaveAccessibleDescription('Cold room not found'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(storage()).toHaveFocus());
  });

  test('a price that has changed is shown before it is agreed to [S5.11]', async () => {
    signIn();
    const { confirm, confirmation, room, path } = await openConfirmation({ price: 1000 });
    expect(definitionOf(confirmation, 'Total price')).toBe('3,000 Rwf');
    backend.refuses('bookings.create', 'priceChanged');
    backend.answers('rooms.get', { ...room, price: 1200, version: 2 });
    await confirm();
    expect(
      await within(confirmation).findByText(/^The price of this cold room has changed\./),
    ).toBeVisible();
    await waitFor(() => expect(definitionOf(confirmation, 'Total price')).toBe('3,600 Rwf'));
    const booked = bookingOf({ totalPrice: 3600 });
    backend.answers('bookings.create', booked);
    backend.answers('bookings.listMine', [booked]);
    await confirm();
    await waitFor(() => expect(path()).toMatch(/^\/success\?booking=b1&/));
    expect(await screen.findByText('Booking request successful!')).toBeVisible();
    const prices = backend.sentTo('bookings.create').map(({ body }) => body);
    expect(prices).toMatchObject([{ totalPrice: 3000 }, { totalPrice: 3600 }]);
  });

  test('what cancelling costs is read before it is agreed to, and once more where it has changed', async () => {
    signIn();
    const cancellation = { freeDays: 2, share: 25 };
    backend.answers('house.get', { cancellation });
    const { confirm, confirmation, path } = await openConfirmation({ price: 1000 });
    const costs = () => definitionOf(confirmation, 'Cancelling');
    await waitFor(() => expect(costs()).toContain('then 25% of the total (750 Rwf) is due'));
    backend.refuses('bookings.create', 'termsChanged');
    backend.answers('house.get', { cancellation: { ...cancellation, share: 50 } });
    await confirm();
    expect(
      await within(confirmation).findByText(/^The rule of cancelling has changed\./),
    ).toBeVisible();
    await waitFor(() => expect(costs()).toContain('50% of the total (1,500 Rwf)'));
    const booked = bookingOf({});
    backend.answers('bookings.create', booked);
    backend.answers('bookings.listMine', [booked]);
    await confirm();
    await waitFor(() => expect(path()).toMatch(/^\/success\?booking=b1&/));
    const sent = backend.sentTo('bookings.create').map(({ body }) => body);
    expect(sent).toMatchObject([{ cancellation }, { cancellation: { freeDays: 2, share: 50 } }]);
  });

  test('days that were taken meanwhile lead back to the form, whose calendar shows why [S5.6, S8.24]', async () => {
    signIn();
    const { confirm, room } = await openConfirmation();
    backend.refuses('bookings.create', 'daysTaken');
    backend.answers('bookings.listMine', []);
    backend.answers('rooms.calendar', { id: room.id, taken: [inDays(6)] });
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(end()).toHaveAccessibleDescription(notAvailable));
    expect(screen.getAllByText(notAvailable)).toHaveLength(1);
    await waitFor(() => expect(end()).toHaveFocus());
    expect(screen.queryByText(/^Your stay:/)).toBeNull();
    expect(total()).toBe('Not free on these days');
  });

  test('is closed once it is confirmed, and the form is empty again [S2.84]', async () => {
    signIn();
    const { confirm } = await openConfirmation();
    const booked = bookingOf();
    backend.answers('bookings.create', booked);
    backend.answers('bookings.listMine', [booked]);
    await confirm();
    expect(await screen.findByText('Booking request successful!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    openSite('/book');
    await waitFor(() => expect(storage()).toBeEnabled());
    for (const field of [storage(), start(), end()]) expect(field).toHaveValue('');
  });

  test('takes the town that was looked for along to the success page, whose links keep it', async () => {
    signIn();
    const room = roomOf({ location: 'Huye' });
    backend.answers('rooms.get', room);
    backend.answers('rooms.calendar', { id: room.id, taken: [] });
    backend.answers('bookings.availability', { message: 'Available' });
    const said = { city: 'Kigali', startDate: inDays(5), endDate: inDays(7), weight: '300' };
    const { user, path } = openSite(bookingFormPath({ ...said, coldRoomId: room.id }));
    await user.click(await screen.findByRole('button', { name: 'Book' }));
    const confirmation = await screen.findByRole('dialog', { name: 'Confirm your booking' });
    const button = within(confirmation).getByRole('button', { name: 'Confirm' });
    await waitFor(() => expect(button).toBeEnabled());
    const booked = bookingOf({ coldRoomLocation: room.location });
    const release = backend.holds('bookings.create', booked);
    backend.answers('bookings.listMine', [booked]);
    await user.click(button);
    release();
    await waitFor(() => expect(path()).toBe(successPath(booked.id, said)));
    const town = expect.stringContaining('city=Kigali') as string;
    const rooms = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(rooms.getByRole('link', { name: 'Rooms' })).toHaveAttribute('href', town);
    const again = await screen.findByRole('link', { name: 'Find another room' });
    expect(again).toHaveAttribute('href', town);
  });

  test('waits for what cancelling costs, so that one press is enough', async () => {
    signIn();
    const respond = backend.holds('house.get', { cancellation: { freeDays: 2, share: 25 } });
    const { confirm, confirmation, path } = await openConfirmation();
    const button = within(confirmation).getByRole('button', { name: 'Confirm' });
    expect(button).toBeDisabled();
    respond();
    await waitFor(() => expect(button).toBeEnabled());
    expect(definitionOf(confirmation, 'Cancelling')).toMatch(/^Free until /);
    const booked = bookingOf();
    backend.answers('bookings.create', booked);
    backend.answers('bookings.listMine', [booked]);
    await confirm();
    await waitFor(() => expect(path()).toMatch(/^\/success\?booking=b1&/));
    expect(backend.sentTo('bookings.create')).toHaveLength(1);
  });

  test('nothing is agreed to that could not be read', async () => {
    signIn();
    backend.fails('house.get');
    const { confirm, confirmation } = await openConfirmation();
    backend.answers('house.get', { cancellation: { freeDays: 2, share: 25 } });
    await confirm();
    await waitFor(() => expect(definitionOf(confirmation, 'Cancelling')).toMatch(/^Free until /));
    expect(backend.sentTo('bookings.create')).toEqual([]);
  });

  test('of a booking whose answer was lost opens again after a reload, also where the house has a rule', async () => {
    signIn();
    backend.answers('house.get', { cancellation: { freeDays: 2, share: 25 } });
    const { confirm, confirmation, room } = await openConfirmation();
    backend.loses('bookings.create');
    await confirm();
    expect(await within(confirmation).findByText('No response from server.')).toBeVisible();

    const booked = bookingOf();
    const taken = [5, 6, 7].map(inDays);
    backend.answers('rooms.calendar', { id: room.id, taken });
    backend.answers('bookings.create', booked);
    backend.answers('bookings.listMine', [booked]);
    const { user, path } = openSite(`/book/${room.id}`);
    await waitFor(() => expect(end()).toHaveAccessibleDescription(notAvailable));
    await user.click(screen.getByRole('button', { name: 'Book' }));
    const again = await screen.findByRole('dialog', { name: 'Confirm your booking' });
    const button = within(again).getByRole('button', { name: 'Confirm' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(path()).toMatch(/^\/success\?booking=b1&/));
    const keys = backend.sentTo('bookings.create').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{20,}$/), keys[0]]);
  });

  test('somebody whose session has ended is asked to sign in again and comes back to the form', async () => {
    signIn();
    const { confirm, user, room } = await openConfirmation();
    backend.refuses('bookings.create', 'invalidToken');
    await confirm();
    const invitation = await screen.findByRole('dialog', { name: 'Sign in to book' });
    await user.click(within(invitation).getByRole('link', { name: 'Sign in' }));
    await fill(user, await screen.findByLabelText('Email'), 'keza@example.com');
    await fill(user, screen.getByLabelText('Password'), 'Gisenyi#2027');
    signIn();
    backend.answers('auth.login', { token: localStorage.getItem('token') ?? '' });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(change().parentElement).toHaveTextContent(room.name));
    expect(end()).toHaveValue(inDays(7));
  });
});

describe('where a part of its code does not come at first, the form stays', () => {
  const book = () => screen.getByRole('button', { name: 'Book' });

  test.each([
    ['Sign in to book', false, '#web/features/bookings/form/SignInDialog.tsx'],
    ['Confirm your booking', true, '#web/pages/public/book/ConfirmDialog.tsx'],
  ])('and the dialog “%s” comes at a later press', async (name, isKnown, code) => {
    if (isKnown) signIn();
    const { user, comeBack, timesAsked } = await openWithoutCode(code);
    await fill(user, start(), inDays(5));
    await fill(user, end(), inDays(7));
    expect(timesAsked(), 'typing asks for nothing').toBe(1);
    await user.click(book());
    expect(await screen.findByText(/^This could not be opened\./)).toBeVisible();
    expect(timesAsked()).toBe(2);
    expect(end()).toHaveValue(inDays(7));
    comeBack();
    await user.click(book());
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    expect(end()).toHaveValue(inDays(7));
  });

  test('and says in place of the calendar that it could not be loaded', async () => {
    const { user } = await openWithoutCode('#web/features/bookings/form/StayCalendar.tsx');
    const days = within(await screen.findByRole('group', { name: /^Free days of/ }));
    expect(await days.findByText('This part of the page could not be loaded.')).toBeVisible();
    await fill(user, start(), inDays(5));
    expect(start()).toHaveValue(inDays(5));
    takeUnfetched();
  });

  test('and the note of one’s own booking comes once the network is back', async () => {
    signIn();
    const own = { coldRoomId: roomOf().id, startDate: inDays(6), endDate: inDays(6) };
    backend.answers('bookings.listMine', [bookingOf(own)]);
    const code = '#web/features/myBookings/components/OwnBooking.tsx';
    const days = `?startDate=${inDays(6)}&endDate=${inDays(6)}`;
    const { comeBack } = await openWithoutCode(code, [inDays(6)], days);
    expect(end()).toHaveValue(inDays(6));
    comeBack();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^You have booked this room already/)).toBeVisible();
  });
});

test('a press while the room is still fetched is answered once it is there', async () => {
  const room = roomOf();
  backend.answers('rooms.list', []);
  const respond = backend.holds('rooms.get', room);
  backend.answers('rooms.calendar', { id: room.id, taken: [] });
  const days = new URLSearchParams({ startDate: inDays(5), endDate: inDays(7) });
  const { user } = openSite(`/book/${room.id}?${days.toString()}`);
  await waitFor(() => expect(start()).toHaveValue(inDays(5)));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  respond();
  expect(await screen.findByRole('dialog', { name: 'Sign in to book' })).toBeVisible();
});
