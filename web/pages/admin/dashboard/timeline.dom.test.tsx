import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { countDays, todayInKigali } from '#shared/days.ts';
import { inDays } from '#shared/testing/inDays.ts';
import type { TimelineClosure, TimelineRoom, TimelineStay } from '#shared/timeline.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { tellRooms } from '#web/features/notifications/roomNews.ts';
import { roomOf as roomToBook } from '#web/features/rooms/testing/roomOf.ts';
import { formatDay } from '#web/lib/format.ts';
import { answer } from '#web/lib/testing/browser.ts';
import { emptyDay } from './testing/emptyDay.ts';

const roomOf = (fields: Partial<TimelineRoom> = {}): TimelineRoom => ({
  id: 'r-1',
  name: 'North room',
  location: 'Musanze',
  stays: [],
  ...fields,
});

const stay: TimelineStay = { id: 'b-1', number: 'CR-4F7K2', name: 'Keza Uwase', days: [2, 3] };

/**
 * A house whose rooms are as they are now whenever they are asked for; a query that names rooms is answered with these
 * alone.
 */
function openTimeline(...rooms: TimelineRoom[]) {
  const backend = new FakeBackend();
  const house = { rooms };
  backend.serves('timeline.get', ({ url }) => {
    const { searchParams } = new URL(url);
    const named = searchParams.get('rooms')?.split(',');
    const startDate = searchParams.get('startDate') ?? '';
    const endDate = searchParams.get('endDate');
    const asked = house.rooms.filter(({ id }) => named?.includes(id) ?? true);
    // Days are counted from the first one that was asked for.
    const passed = countDays(todayInKigali(), startDate) - 1;
    const rooms = asked.map((room) => ({
      ...room,
      stays: room.stays.map(({ days: [first, last], ...rest }) => {
        return { ...rest, days: [first - passed, last - passed] };
      }),
    }));
    return answer(200, { startDate, endDate, rooms, towns: ['Musanze'] });
  });
  const queries = () => backend.sentTo('timeline.get').map(({ url }) => new URL(url).searchParams);
  return { backend, house, queries, ...openSite('/admin-dashboard') };
}

const bar = () => screen.findByRole('button', { name: /^Keza Uwase, CR-4F7K2, / });

beforeEach(() => signIn({ role: 'admin' }));

test('what others book appears without a reload: of the rooms that have changed the rows are fetched, and of no other', async () => {
  const { house, queries } = openTimeline(roomOf(), roomOf({ id: 'r-2', name: 'South room' }));
  await screen.findByRole('rowheader', { name: 'South room' });
  house.rooms = [roomOf({ stays: [stay] }), roomOf({ id: 'r-3', name: 'West room' })];
  act(() => tellRooms(['r-1', 'r-2', 'r-3']));
  expect(await bar()).toHaveTextContent(/^Keza Uwase$/);
  expect(queries().map((query) => query.get('rooms'))).toEqual([null, 'r-1,r-2,r-3']);
  expect(screen.getByRole('rowheader', { name: 'West room' })).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: 'South room' })).toBeNull();
});

test('after a time without a socket all of it is fetched', async () => {
  const { house, queries } = openTimeline(roomOf());
  await screen.findByRole('rowheader', { name: 'North room' });
  house.rooms = [roomOf({ stays: [stay] })];
  act(() => tellRooms(undefined));
  expect(await bar()).toBeVisible();
  expect(queries().map((query) => query.get('rooms'))).toEqual([null, null]);
});

test('filters are answered for the whole house, and more days and another first day are asked for', async () => {
  const { user, queries } = openTimeline(roomOf());
  const last = () => Object.fromEntries(queries().at(-1) ?? []);
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  await user.selectOptions(screen.getByLabelText('Town'), 'Musanze');
  await user.type(screen.getByLabelText('Free for days'), '40');
  await waitFor(() => expect(last()).toMatchObject({ town: 'Musanze', freeDays: '40' }));
  // As many days are looked at as are to be free.
  expect(last()).toMatchObject({ startDate: inDays(0), endDate: inDays(39), limit: '200' });
  expect(await screen.findByText('1 room found')).toBeVisible();
  await user.clear(screen.getByLabelText('Free for days'));
  await user.selectOptions(screen.getByLabelText('Days shown'), 'Week');
  await waitFor(() => expect(last()).toMatchObject({ endDate: inDays(6) }));
  const from = screen.getByLabelText('From day');
  await user.clear(from);
  await user.type(from, '2027-03-04');
  await waitFor(() =>
    expect(last()).toMatchObject({ startDate: '2027-03-04', endDate: '2027-03-10' }),
  );
  expect(await screen.findByRole('columnheader', { name: '4 Mar 2027' })).toBeVisible();
});

test('a phone shows a week, and has fetched the next one for when it is turned', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('not all and (min-width: '),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { user, queries } = openTimeline(roomOf());
  const days = () => screen.getAllByRole('columnheader', { name: /\d{4}$/ });
  const last = () => queries().at(-1)?.get('endDate');
  await screen.findByRole('rowheader', { name: 'North room' });
  expect(days()).toHaveLength(7);
  expect(last()).toBe(inDays(13));
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.type(screen.getByLabelText('Free for days'), '2');
  await waitFor(() => expect(last()).toBe(inDays(6)));
});

/** Presses Tab until something of the grid has the focus. */
async function tabToGrid(user: ReturnType<typeof openSite>['user']): Promise<void> {
  const grid = await screen.findByRole('grid', { name: 'Rooms and days' });
  within(screen.getByRole('region', { name: 'Timeline' }))
    .getByRole('button', { name: 'Close a room for days' })
    .focus();
  await user.tab();
  expect(grid).toContainElement(document.activeElement as HTMLElement);
}

test('by keyboard alone a stay is extended and moved to another day', async () => {
  const { backend, user } = openTimeline(roomOf({ stays: [stay] }));
  const booking = bookingOf({
    id: 'b-1',
    coldRoomId: 'r-1',
    startDate: inDays(2),
    endDate: inDays(3),
  });
  backend.answers('bookings.get', { ...booking, history: [] });
  backend.answers('rooms.get', roomToBook({ id: 'r-1' }));
  backend.answers('rooms.calendar', { id: 'r-1', taken: [inDays(2), inDays(3)] });
  backend.serves('bookings.change', ({ body }) => answer(200, { ...booking, ...(body as object) }));
  await tabToGrid(user);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await bar()).toHaveFocus();
  await user.keyboard('{Enter}');
  const change = await screen.findByRole('button', { name: 'Change days or room' });
  change.focus();
  await user.keyboard('{Enter}');
  const [first, last] = [
    await screen.findByLabelText('First day'),
    screen.getByLabelText('Last day'),
  ];
  last.focus();
  await user.clear(last);
  await user.keyboard(inDays(6));
  first.focus();
  await user.clear(first);
  await user.keyboard(inDays(4));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(backend.sentTo('bookings.change').map(({ body }) => body)).toMatchObject([
      { startDate: inDays(4), endDate: inDays(6) },
    ]),
  );
});

/** Opens the form that changes a stay, by keyboard alone. */
async function openChange(fields: Partial<Booking>) {
  const { backend, user } = openTimeline(roomOf({ stays: [stay] }));
  const days = { startDate: inDays(2), endDate: inDays(3) };
  const booking = bookingOf({ id: 'b-1', coldRoomId: 'r-1', ...days, ...fields });
  const other = roomToBook({ id: 'r-2', name: 'South room', price: 2_000 });
  const own = roomToBook({ id: 'r-1', name: 'North room' });
  backend.answers('bookings.get', { ...booking, history: [] });
  backend.serves('rooms.get', ({ url }) => answer(200, url.includes('r-2') ? other : own));
  backend.serves('rooms.list', ({ url }) => {
    const text = new URL(url).searchParams.get('text')?.toLowerCase() ?? '';
    return answer(
      200,
      [own, other].filter(({ name }) => name.toLowerCase().includes(text)),
    );
  });
  backend.answers('rooms.calendar', { id: 'r-1', taken: [] });
  backend.serves('bookings.change', ({ body }) => answer(200, { ...booking, ...(body as object) }));
  await tabToGrid(user);
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  (await screen.findByRole('button', { name: 'Change days or room' })).focus();
  await user.keyboard('{Enter}');
  return { backend, user };
}

/** The form that changes a stay: the timeline has fields of the same names. */
async function changeForm() {
  const form = (await screen.findByLabelText('Last day')).closest('form');
  if (!form) throw new Error('There is no form');
  return within(form);
}

test('by keyboard alone a stay is moved to another room', async () => {
  const { backend, user } = await openChange({});
  const room = await (await changeForm()).findByRole('combobox', { name: 'Room' });
  room.focus();
  await user.keyboard('South');
  await screen.findByRole('option', { name: /South room/ });
  await user.keyboard('{Enter}');
  const send = screen.getByRole('button', { name: 'Change booking' });
  await waitFor(() => expect(send).toBeEnabled());
  send.focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(backend.sentTo('bookings.change').map(({ body }) => body)).toMatchObject([
      {
        coldRoomId: 'r-2',
        startDate: inDays(2),
        endDate: inDays(3),
        totalPrice: 4_000,
        seen: { coldRoomId: 'r-1', startDate: inDays(2), endDate: inDays(3) },
      },
    ]),
  );
});

test('of a stay that has begun the form changes the last day alone, and says so', async () => {
  const { backend, user } = await openChange({ status: 'approved', startDate: inDays(-1) });
  const last = await screen.findByLabelText('Last day');
  expect(screen.getByText(/^This stay has begun: its last day can change/)).toBeVisible();
  expect(screen.getByLabelText('First day')).toBeDisabled();
  expect((await changeForm()).queryByRole('combobox')).toBeNull();
  await user.clear(last);
  await user.type(last, inDays(0));
  const send = screen.getByRole('button', { name: 'Change booking' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  await waitFor(() =>
    expect(backend.sentTo('bookings.change').map(({ body }) => body)).toMatchObject([
      { coldRoomId: 'r-1', startDate: inDays(-1), endDate: inDays(0) },
    ]),
  );
});

test('by keyboard alone a free day is booked for a client', async () => {
  const { user, path } = openTimeline(roomOf({ stays: [stay] }));
  await tabToGrid(user);
  await user.keyboard('{ArrowRight}{Enter}');
  const link = await screen.findByRole('link', { name: 'Book for a client' });
  link.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('First day')).toHaveValue(inDays(1));
  expect(path()).toBe(`/admin-dashboard/booking?room=r-1&from=${inDays(1)}&to=${inDays(1)}`);
});

test('the forms that book and close a room say at once who has the chosen days', async () => {
  const { user } = openTimeline(roomOf({ stays: [stay] }));
  await tabToGrid(user);
  await user.keyboard('{ArrowRight}{Enter}');
  await user.click(await screen.findByText('Close the room'));
  const last = await screen.findByLabelText('Last day');
  await user.clear(last);
  await user.type(last, inDays(2));
  expect(await screen.findByText(/: Keza Uwase, CR-4F7K2, Approved$/)).toBeVisible();

  openSite(`/admin-dashboard/booking?room=r-1&from=${inDays(1)}&to=${inDays(3)}`);
  expect(await screen.findByText(/: Keza Uwase, CR-4F7K2, Approved$/)).toBeVisible();
});

test('closing a room is refused with the bookings in its way, each of which opens beside what was filled in', async () => {
  const { user, backend } = openTimeline(roomOf({ stays: [stay] }));
  const days = { startDate: inDays(2), endDate: inDays(3) };
  const booking = { ...days, words: 'approved booking of Keza Uwase', userId: 'u-1' };
  backend.refuses('closures.create', 'daysHeld', {
    held: [
      { ...booking, bookingId: 'b-1', number: 'CR-4F7K2' },
      { ...booking, bookingId: 'b-2' },
      { ...days, words: 'closed (Own use)' },
    ],
  });
  await tabToGrid(user);
  await user.keyboard('{ArrowRight}{Enter}');
  await user.click(await screen.findByText('Close the room'));
  const last = await screen.findByLabelText('Last day');
  const close = screen.getByRole('button', { name: 'Close the room' });
  await user.click(close);
  const list = await screen.findByRole('list', { name: 'In the way' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'CR-4F7K2, approved booking of Keza Uwase (opens in a new tab)',
    'approved booking of Keza Uwase (opens in a new tab)',
    'closed (Own use)',
  ]);
  await user.clear(last);
  await user.type(last, inDays(1));
  expect(screen.queryByRole('list', { name: 'In the way' })).toBeNull();
  await user.click(close);
  const link = await screen.findByRole('link', { name: /^CR-4F7K2/ });
  expect(link).toHaveAttribute('href', '/admin-dashboard/users/u-1?booking=b-1');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a room that could not be reopened says nothing of the next one', async () => {
  const closure = (id: string, day: number): TimelineClosure => ({
    id,
    days: [day, day],
    reason: 'other',
    note: id,
  });
  const { user, backend } = openTimeline(
    roomOf({ closures: [closure('One', 1), closure('Two', 4)] }),
  );
  backend.fails('closures.reopen');
  fireEvent.click(await screen.findByRole('button', { name: /^Closed, Other: One,/ }));
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('An error occurred on the server.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: /^Closed, Other: Two,/ }));
  await screen.findByRole('button', { name: 'Reopen' });
  expect(screen.queryByText('An error occurred on the server.')).toBeNull();
});

test('today can be closed and reopened where the clock of the computer has the next day', async () => {
  const day = todayInKigali();
  const noon = Date.parse(`${day}T12:00:00+02:00`);
  vi.useFakeTimers({ toFake: ['Date'], now: noon + 13 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  signIn({ role: 'admin' });
  const today: TimelineClosure = { id: 'c-1', days: [0, 0], reason: 'other', note: 'Now' };
  const { backend, user } = openTimeline(
    roomOf({ id: 'r-2', name: 'A room', closures: [today] }),
    roomOf(),
  );
  backend.time = noon;
  backend.answers('timeline.day', emptyDay(day));
  const from = await screen.findByLabelText('From day');
  fireEvent.change(from, { target: { value: day } });
  await screen.findByRole('columnheader', { name: `Today, ${formatDay(day)}` });
  fireEvent.click(await screen.findByRole('button', { name: /^Closed, Other: Now,/ }));
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await tabToGrid(user);
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(await screen.findByText('Close the room'));
  expect(await screen.findByLabelText('First day')).toHaveValue(day);
});
