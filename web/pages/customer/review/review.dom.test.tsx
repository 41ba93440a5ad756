import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { definitionOf, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { formatDay } from '#web/lib/format.ts';
import { nearbyPath, reviewPath, successPath } from '#web/lib/paths.ts';
import type { Wish } from '#web/lib/wish.ts';

const cancellation = { freeDays: 2, share: 25 };
const from = addDays(todayInKigali(), 5);
const to = addDays(todayInKigali(), 7);

/** The review of three days at 1,000 Rwf under the rule of cancelling. */
async function openReview(
  prepare: (backend: FakeBackend) => void = () => undefined,
  said: Partial<Wish> = {},
) {
  const backend = new FakeBackend();
  const room = roomOf({ price: 1000 });
  backend.answers('rooms.get', room);
  backend.answers('house.get', { cancellation });
  backend.answers('bookings.availability', { message: 'Available' });
  backend.answers('bookings.listMine', []);
  prepare(backend);
  signIn();
  const { user, path } = openSite(reviewPath(room.id, { startDate: from, endDate: to }, said));
  const card = await screen.findByRole('article', { name: /^Booking of/ });
  // It waits until it is known what cancelling costs.
  const confirm = async () => {
    const button = screen.getByRole('button', { name: 'Confirm Booking' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  const costs = () => within(card).queryByText('Cancelling') && definitionOf(card, 'Cancelling');
  return { user, path, backend, card, confirm, costs };
}

test('a review shows what cancelling costs, and sends what was shown', async () => {
  const { backend, card, confirm, costs } = await openReview();
  await waitFor(() => expect(card).toHaveTextContent('Cancelling'));
  expect(costs()).toContain('then 25% of the total (750 Rwf) is due');
  backend.refuses('bookings.create', 'termsChanged');
  backend.answers('house.get', { cancellation: { ...cancellation, share: 50 } });
  await confirm();
  await waitFor(() => expect(costs()).toContain('50% of the total (1,500 Rwf)'));
  backend.answers('bookings.create', bookingOf());
  await confirm();
  expect(await screen.findByText(/^Your request is with us\./)).toBeVisible();
  const sent = backend.sentTo('bookings.create').map(({ body }) => body);
  expect(sent).toMatchObject([{ cancellation }, { cancellation: { freeDays: 2, share: 50 } }]);
});

test('a review can be confirmed once it says what cancelling costs, by one press', async () => {
  let respond = () => undefined as unknown;
  const { backend, card, confirm } = await openReview((house) => {
    respond = house.holds('house.get', { cancellation });
  });
  backend.answers('bookings.create', bookingOf());
  const button = screen.getByRole('button', { name: 'Confirm Booking' });
  expect(button).toBeDisabled();
  respond();
  await waitFor(() => expect(button).toBeEnabled());
  expect(card).toHaveTextContent('Cancelling');
  await confirm();
  expect(await screen.findByText(/^Your request is with us\./)).toBeVisible();
  expect(backend.sentTo('house.get')).toHaveLength(1);
});

const narrow = (query: string) => ({
  matches: query === 'not all and (min-width: 64rem)',
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

const ownOf = (fields: Partial<Booking> = {}) =>
  bookingOf({
    userId: 'u1',
    coldRoomId: roomOf().id,
    startDate: from,
    endDate: to,
    status: 'pending',
    ...fields,
  });

test('a review that was sent before says so, and leads to its booking in place of the button', async () => {
  const { card } = await openReview((house) => house.answers('bookings.listMine', [ownOf()]), {
    city: 'Kigali',
  });
  expect(await within(card).findByRole('status')).toHaveTextContent('Your request is with us.');
  expect(screen.queryByRole('button', { name: 'Confirm Booking' })).toBeNull();
  expect(screen.queryByText(/Edit Details/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See your booking' })).toHaveAttribute(
    'href',
    successPath(ownOf().id, { city: 'Kigali', startDate: from, endDate: to }),
  );
});

test('on a narrow screen the bar at the foot says that it was sent, and leads to the booking', async () => {
  vi.stubGlobal('matchMedia', narrow);
  const approved = ownOf({ status: 'approved' });
  const { card } = await openReview((house) => house.answers('bookings.listMine', [approved]));
  const bar = screen.getByRole('group', { name: 'Your stay' });
  expect(await within(bar).findByRole('link', { name: 'See your booking' })).toBeVisible();
  expect(bar).toHaveTextContent(/Sent/);
  expect(card).toHaveTextContent('You have booked this room on these days.');
  expect(screen.getAllByRole('link', { name: 'See your booking' })).toHaveLength(1);
});

test('a review cannot be confirmed before it is known whether it was sent', async () => {
  let respond = () => undefined as unknown;
  const { backend } = await openReview((house) => {
    respond = house.holds('bookings.listMine', []);
  });
  const button = screen.getByRole('button', { name: 'Confirm Booking' });
  await waitFor(() => expect(backend.sentTo('house.get')).toHaveLength(1));
  expect(button).toBeDisabled();
  respond();
  await waitFor(() => expect(button).toBeEnabled());
});

test.each([
  ['was cancelled since', { status: 'cancelled' }],
  ['is of other days', { endDate: addDays(to, 1) }],
  ['is of another room', { coldRoomId: 'other' }],
] satisfies [string, Partial<Booking>][])(
  'a booking that %s keeps nobody from confirming',
  async (_, fields) => {
    const { backend, confirm } = await openReview((house) =>
      house.answers('bookings.listMine', [ownOf(fields)]),
    );
    backend.answers('bookings.create', bookingOf());
    await confirm();
    expect(await screen.findByText(/^Your request is with us\./)).toBeVisible();
  },
);

test('where one’s own bookings cannot be fetched, a review is confirmed as ever', async () => {
  const { backend, confirm } = await openReview((house) => house.fails('bookings.listMine'));
  backend.answers('bookings.create', bookingOf());
  await confirm();
  expect(await screen.findByText(/^Your request is with us\./)).toBeVisible();
});

test('a review names the room’s id, both days and the total [S2.85]', async () => {
  const { card } = await openReview();
  for (const [name, value] of [
    ['Room ID', roomOf().id],
    ['Start date', formatDay(from)],
    ['End date', formatDay(to)],
    ['Goods', 'None stated; add them under Edit Details'],
    ['Total price', '3,000 Rwf'],
  ] as const) {
    expect(definitionOf(card, name), name).toBe(value);
  }
});

test('on a narrow screen days, total and the one button stand at the foot', async () => {
  vi.stubGlobal('matchMedia', narrow);
  const { backend, card, confirm } = await openReview();
  backend.answers('bookings.create', bookingOf());
  const bar = screen.getByRole('group', { name: 'Your stay' });
  expect(bar).toHaveTextContent(/\(3\sdays\) 3,000 Rwf/);
  const button = within(bar).getByRole('button', { name: 'Confirm Booking' });
  await waitFor(() => expect(button).toBeEnabled());
  expect(within(card).queryByRole('button', { name: 'Confirm Booking' })).toBeNull();
  await confirm();
  expect(
    await within(card).findByText(
      'Your request is with us. You will see your booking in a moment.',
    ),
  ).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Your stay' })).toBeNull();
});

test('on a wide screen the one button stands in the card', async () => {
  const { card } = await openReview();
  expect(within(card).getByRole('button', { name: 'Confirm Booking' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Your stay' })).toBeNull();
});

test('a review whose rule could not be read books nothing', async () => {
  const { backend, confirm, costs } = await openReview((house) => house.fails('house.get'));
  await confirm();
  expect((await screen.findAllByText(/An error occurred on the server\./))[0]).toBeVisible();
  backend.answers('house.get', { cancellation });
  await confirm();
  await waitFor(() => expect(costs()).toMatch(/^Free until/));
  expect(backend.sentTo('bookings.create')).toEqual([]);
});

test('days that are taken meanwhile lead to the next free ones, and to one’s own booking', async () => {
  const own = bookingOf({
    userId: 'u1',
    coldRoomId: roomOf().id,
    number: 'CR-4F7K2',
    startDate: from,
    endDate: from,
  });
  const { user, path, confirm } = await openReview((house) => {
    house.refuses('bookings.availability', 'daysTaken');
    house.answers('rooms.calendar', { id: roomOf().id, taken: [from] });
    house.answers('bookings.listMine', [own]);
  });
  await confirm();
  expect(await screen.findByRole('link', { name: 'booking CR-4F7K2' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Next free: / }));
  await waitFor(() => expect(path()).toContain(`startDate=${addDays(from, 1)}`));
  expect(path()).toContain(`endDate=${addDays(to, 1)}`);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Other ways' })).toBeNull();
});

test('a cancelled booking with a fee says what is owed for it', async () => {
  const backend = new FakeBackend();
  const cancelled = bookingOf({ status: 'cancelled', userId: 'u1', fee: 3000 });
  backend.answers('bookings.get', { ...cancelled, history: [] });
  signIn();
  openSite(`/success?booking=${cancelled.id}`);
  expect(
    await screen.findByText('This booking was cancelled. Cancelling costs 3,000 Rwf.'),
  ).toBeVisible();
  expect(screen.queryByText(/owe nothing/)).toBeNull();
});

test('Edit Details leads to the booking form with the room and the days [S2.85]', async () => {
  await openReview();
  const link = screen.getByRole('link', { name: 'Edit Details' });
  expect(link).toHaveAttribute(
    'href',
    `/book?coldRoomId=${roomOf().id}&startDate=${from}&endDate=${to}`,
  );
});

test('days that somebody else took meanwhile are refused with the reason, said once [S8.39, S9.3]', async () => {
  const { backend, confirm, path } = await openReview((house) => {
    house.answers('rooms.calendar', { id: roomOf().id, taken: [] });
    house.answers('bookings.listMine', []);
  });
  backend.refuses('bookings.create', 'daysTaken');
  await confirm();
  const words = 'Error: Cold room is not available for the selected dates.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getAllByText(words)).toHaveLength(1);
  expect(path()).toMatch(/^\/review\?/);
  expect(backend.sentTo('bookings.create')).toHaveLength(1);
});

/** Expects the way to rooms that hold a weight, and none to confirm this one. */
async function expectOthersFor(weight: string) {
  const ways = within(await screen.findByRole('group', { name: 'Other ways' }));
  expect(ways.getByRole('link', { name: 'Rooms nearby that fit' })).toHaveAttribute(
    'href',
    nearbyPath(roomOf().location, { startDate: from, endDate: to, weight }),
  );
  expect(ways.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm Booking' })).toBeNull();
}

test.each(['wide', 'narrow'])(
  'goods that are too heavy cannot be confirmed, and lead to rooms that hold them, on a %s screen',
  async (width) => {
    if (width === 'narrow') vi.stubGlobal('matchMedia', narrow);
    const { capacity, unit } = roomOf();
    const weight = String(capacity * 1_000 + 1);
    const { backend, card } = await openReview(() => undefined, { weight });
    expect(definitionOf(card, 'Please note')).toBe(
      `This room holds ${capacity} ${unit}: the goods are too heavy.`,
    );
    await expectOthersFor(weight);
    expect(screen.queryByRole('group', { name: 'Your stay' })).toBeNull();
    expect(backend.sentTo('rooms.calendar')).toEqual([]);
  },
);

test('goods that a room holds no longer are refused, and lead to rooms that hold them', async () => {
  const weight = '500';
  const { backend, confirm } = await openReview(() => undefined, { weight });
  backend.refuses('bookings.create', 'tooHeavy', { holds: '0.4 tons' });
  await confirm();
  await expectOthersFor(weight);
});

test('a price that has changed is shown before it is agreed to', async () => {
  const { backend, card, confirm } = await openReview();
  expect(card).toHaveTextContent('3,000 Rwf');
  backend.refuses('bookings.create', 'priceChanged');
  backend.answers('rooms.get', roomOf({ price: 1500 }));
  await confirm();
  expect(await screen.findByText(/Error: The price of this cold room has changed/)).toBeVisible();
  await waitFor(() => expect(card).toHaveTextContent('4,500 Rwf'));
  backend.answers('bookings.create', bookingOf());
  await confirm();
  expect(await screen.findByText(/^Your request is with us\./)).toBeVisible();
  const sent = backend.sentTo('bookings.create').map(({ body }) => body);
  expect(sent).toMatchObject([{ totalPrice: 3000 }, { totalPrice: 4500 }]);
});

test('what cannot be booked is said before it is tried [S8.42]', async () => {
  const backend = new FakeBackend();
  backend.answers('house.get', { cancellation });
  signIn();
  openSite('/review');
  expect(await screen.findByText('There is nothing to review yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a cold room' })).toBeVisible();

  const confirm = () => screen.findByRole('button', { name: 'Confirm Booking' });
  const address = (start: number, end: number) =>
    reviewPath(roomOf().id, {
      startDate: addDays(todayInKigali(), start),
      endDate: addDays(todayInKigali(), end),
    });
  backend.answers('rooms.get', roomOf());
  openSite(address(-3, 2));
  expect(await screen.findByText('You cannot select a past date.')).toBeVisible();
  expect(await confirm()).toBeDisabled();

  backend.answers('rooms.get', roomOf({ status: 'unavailable' }));
  openSite(address(5, 6));
  expect(await screen.findByText('Cold room is unavailable at present.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rooms nearby that fit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm Booking' })).toBeNull();

  backend.refuses('rooms.get', 'roomNotFound');
  openSite(address(5, 6));
  expect(await screen.findByText('Cold room not found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const others = screen.getByRole('link', { name: 'Find another room' });
  expect(others).toHaveAttribute('href', expect.stringContaining(`startDate=${from}`));
});
