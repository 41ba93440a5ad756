import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { inDays } from '#shared/testing/inDays.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';

const filter = (name: string | RegExp) => screen.findByRole('button', { name });
const cards = () => screen.queryAllByRole('article');

/** A booking of some days ahead, of its own room. */
const ahead = (id: string, fields: Partial<Booking> = {}) =>
  bookingOf({ id, startDate: inDays(3), endDate: inDays(4), ...fields });

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
  backend.answers('house.get', {});
  signIn();
});

test('a customer with nothing booked reads so in each filter, and is led to the rooms [S2.100, S2.103]', async () => {
  backend.answers('bookings.listMine', []);
  backend.answers('rooms.search', { rooms: [] });
  const { user, path } = openSite('/booking');
  expect(await screen.findByText('No Current Booking Requested')).toBeVisible();
  await user.click(await filter('Approved0'));
  expect(screen.getByText('No approved bookings available.')).toBeVisible();
  for (const name of ['Rejected0', 'Cancelled0', 'Transaction0']) {
    await user.click(await filter(name));
    expect(screen.getByText('No bookings available.')).toBeVisible();
  }
  await user.click(screen.getByRole('link', { name: 'Find a cold room' }));
  await waitFor(() => expect(path()).toBe('/search'));
});

test('a list shows five bookings a page [S2.102, S9.10]', async () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) => ahead(`b-${number}`, { status: 'cancelled' }));
  backend.answers('bookings.listMine', six);
  const { user } = openSite('/booking?show=cancelled');
  expect(await filter('Cancelled6')).toBeVisible();
  expect(await filter('Rejected0')).toBeVisible();
  expect(cards()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
});

test('a card has one main action, which stands first: paying while money is owed, else the way to the room', async () => {
  const paid = { status: 'approved', totalPrice: 3_000, paid: 3_000 } as const;
  backend.answers('bookings.listMine', [
    ahead('owed', { status: 'approved', coldRoomName: 'Owed store' }),
    ahead('paid', { ...paid, coldRoomName: 'Paid store' }),
  ]);
  openSite('/booking?show=approved');
  const mainOf = async (name: string) => {
    const card = await screen.findByRole('article', { name: `Booking of ${name}` });
    const mains = card.querySelectorAll('[data-main]');
    expect(mains, name).toHaveLength(1);
    expect(mains[0]?.previousElementSibling, name).toBeNull();
    return mains[0];
  };
  expect(await mainOf('Owed store')).toHaveAccessibleName('Pay Now, Owed store');
  expect(await mainOf('Paid store')).toHaveAccessibleName('How to arrive, Paid store');
});

const lookOf = (name: string) => screen.getByRole('button', { name }).className;

test('the button of the first stay to come that is owed for is filled, and no other', async () => {
  backend.answers('bookings.listMine', [
    ahead('later', {
      status: 'approved',
      coldRoomName: 'Later store',
      startDate: inDays(9),
      endDate: inDays(9),
    }),
    ahead('last', {
      status: 'approved',
      coldRoomName: 'Last store',
      startDate: inDays(12),
      endDate: inDays(12),
    }),
    ahead('next', { status: 'approved', coldRoomName: 'Next store' }),
  ]);
  openSite('/booking?show=approved');
  await screen.findByRole('button', { name: 'Pay Now, Next store' });
  expect(lookOf('Pay Now, Later store')).toBe(lookOf('Pay Now, Last store'));
  expect(lookOf('Pay Now, Next store')).not.toBe(lookOf('Pay Now, Last store'));
  expect(screen.queryByText(/overdue/)).toBeNull();
});

test('what is late is said once in the heading, and on each page the first of its cards has the one filled button', async () => {
  const over = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    bookingOf({
      id: `over-${number}`,
      coldRoomName: `Store ${number}`,
      status: 'completed',
      startDate: inDays(-number),
      endDate: inDays(-number),
    }),
  );
  backend.answers('bookings.listMine', [...over, ahead('next', { status: 'approved' })]);
  const { user } = openSite('/booking?show=approved');
  const heading = await screen.findByRole('heading', { name: 'Overdue' });
  expect(heading.parentElement).toHaveTextContent(/^Overdue.*Rwf for 7 stays$/);
  expect(screen.getAllByRole('button', { name: /^How to Pay/ })).toHaveLength(5);
  const looks = () =>
    [...document.querySelectorAll('[data-main]')].map(({ className }) =>
      className.includes('primary'),
    );
  expect(cards()).toHaveLength(5);
  expect(looks()).toEqual([true, false, false, false, false]);
  expect(lookOf('How to Pay, Store 7')).toMatch(/primary/);
  await user.click(screen.getByRole('button', { name: 'How to Pay, Store 5' }));
  const dialog = await screen.findByRole('dialog', { name: 'How to pay' });
  expect(within(dialog).getByText(/Store 5/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(looks()).toEqual([true, false, false]);
  expect(lookOf('How to Pay, Store 2')).toMatch(/primary/);
});

test('where one stay is late, its own button is the filled one and alone leads to paying for it', async () => {
  const over = { status: 'completed', startDate: inDays(-1), endDate: inDays(-1) } as const;
  backend.answers('bookings.listMine', [
    bookingOf({ ...over, coldRoomName: 'Late store' }),
    ahead('next', { status: 'approved', coldRoomName: 'Next store' }),
  ]);
  openSite('/booking?show=approved');
  const pay = await screen.findByRole('button', { name: /^How to Pay/ });
  expect(pay).toHaveAccessibleName('How to Pay, Late store');
  expect(pay.className).toMatch(/primary/);
  expect(screen.getByRole('button', { name: 'Rate this room, Late store' })).toBeVisible();
  expect(lookOf('Pay Now, Next store')).toMatch(/outline/);
});

test.each([
  ['none is to come', undefined, 'No stay ahead'],
  ['one is to come', '2099-01-05', 'Next stay on 5 Jan 2099'],
  ['one has begun', inDays(0), 'You have a stay today'],
])('below the title stands when one is expected next: %s', async (_, startDate, words) => {
  const stays = startDate
    ? [ahead('next', { status: 'approved', startDate, endDate: startDate })]
    : [];
  backend.answers('bookings.listMine', stays);
  openSite('/booking');
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
});

test.each(['/booking?show=approved', '/dashboard/bookings?show=approved'])(
  'approved stays stand at %s under whether they are late, on, to come or over, on each page anew',
  async (path) => {
    const past = [1, 2, 3, 4].map((number) =>
      ahead(`past-${number}`, {
        status: 'completed',
        startDate: inDays(-number),
        endDate: inDays(-number),
        paid: number === 1 ? 0 : 3_000,
      }),
    );
    backend.answers('bookings.listMine', [
      ...past,
      ahead('on', { status: 'approved', startDate: inDays(0), endDate: inDays(0) }),
      ahead('coming', { status: 'approved' }),
    ]);
    const { user } = openSite(path);
    const headings = () =>
      within(screen.getByRole('group', { name: 'Approved' }))
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(cards()).toHaveLength(5));
    expect(headings()).toEqual(['Approved', 'Overdue', 'Now', 'Coming', 'Past']);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(headings()).toEqual(['Approved', 'Past']);
  },
);

test('beside what leads on a card all other actions stand in one element, which has its place at the foot', async () => {
  const settled = { status: 'completed', totalPrice: 3_000, paid: 3_000, stars: 4 } as const;
  backend.answers('bookings.listMine', [
    ahead('owed', { status: 'approved', coldRoomName: 'Owed store' }),
    ahead('done', { ...settled, coldRoomName: 'Done store' }),
  ]);
  openSite('/booking?show=approved');
  const partsOf = async (name: string) => {
    const card = await screen.findByRole('article', { name: `Booking of ${name}` });
    const parts = card.querySelector('[data-rest]')?.parentElement?.children ?? [];
    return [...parts].map((part) => part.hasAttribute('data-rest'));
  };
  expect(await partsOf('Owed store')).toEqual([false, true]);
  expect(await partsOf('Done store')).toEqual([true]);
});

test('a phone has a menu of what can be done, unless it is one thing alone', async () => {
  backend.answers('bookings.listMine', [
    ahead('done', { status: 'completed', totalPrice: 3_000, paid: 3_000 }),
    ahead('refused', { status: 'rejected' }),
  ]);
  const { user } = openSite('/booking?show=approved');
  const offers = () =>
    [...(cards()[0]?.querySelectorAll('[data-rest] > button:not([data-wide])') ?? [])].map(
      ({ textContent }) => textContent,
    );
  const more = await screen.findByRole('button', { name: /^More, / });
  expect(offers()).toEqual([]);
  await user.click(more);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Details',
    'Rate this room',
  ]);
  await user.click(await filter('Rejected1'));
  await waitFor(() => expect(offers()).toEqual(['Details']));
  expect(screen.queryByRole('button', { name: /^More, / })).toBeNull();
});

test('a card says of a customer who has come that they have, in place of that it is approved', async () => {
  const checkedIn = { at: new Date().toISOString(), by: 'Test Admin' };
  backend.answers('bookings.listMine', [
    ahead('here', { status: 'approved', checkedIn, coldRoomName: 'Here store' }),
    ahead('due', { status: 'approved', coldRoomName: 'Due store' }),
  ]);
  openSite('/booking?show=approved');
  const here = within(await screen.findByRole('article', { name: 'Booking of Here store' }));
  expect(here.getByText('Checked in')).toBeVisible();
  expect(here.queryByText('Approved')).toBeNull();
  const due = within(screen.getByRole('article', { name: 'Booking of Due store' }));
  expect(due.getByText('Approved')).toBeVisible();
});

test('filters with their counts change what is listed, and Pay Now stands on approved bookings alone [S2.99, S2.100, S2.104, S4.20]', async () => {
  backend.answers('bookings.listMine', [
    ahead('a', { status: 'approved' }),
    ahead('r', { status: 'rejected' }),
    ahead('p-1'),
    ahead('p-2'),
  ]);
  backend.answers('dashboard.mine', {
    bookings: { pending: 2, approved: 1, rejected: 1, cancelled: 0, expired: 0, completed: 0 },
    months: [],
  });
  const { user, path } = openSite('/booking');
  // It opens with what is still to come.
  expect(await filter('Approved1')).toHaveAttribute('aria-pressed', 'true');
  for (const [name, count, badge, payable] of [
    ['Pending Request2', 2, 'Pending', 0],
    ['Approved1', 1, 'Approved', 1],
    ['Rejected1', 1, 'Rejected', 0],
    ['Transaction1', 1, 'Approved', 1],
  ] as const) {
    await user.click(await filter(name));
    expect(await filter(name)).toHaveAttribute('aria-pressed', 'true');
    expect(cards()).toHaveLength(count);
    for (const card of cards()) expect(within(card).getByText(badge)).toBeVisible();
    const pays = cards().flatMap((card) =>
      within(card).queryAllByRole('button', { name: /^Pay Now/ }),
    );
    expect(pays).toHaveLength(payable);
  }
  expect(path()).toBe('/booking?show=transaction');
  const again = openSite(path());
  expect(await filter('Transaction1')).toHaveAttribute('aria-pressed', 'true');
  const sidebar = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  await again.user.click(sidebar.getByRole('link', { name: 'Dashboard' }));
  await waitFor(() => expect(again.path()).toBe('/dashboard'));
});

test('the way to the door stands on approved bookings until the customer has checked out', async () => {
  const checkedOut = { at: new Date().toISOString(), by: 'Test Admin' };
  backend.answers('bookings.listMine', [
    ahead('here', { status: 'approved' }),
    ahead('gone', { status: 'approved', checkedOut }),
  ]);
  openSite('/booking?show=approved');
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(screen.getAllByRole('link', { name: /^How to arrive/ })).toHaveLength(1);
});

test.each([
  ['/booking', 'button'],
  ['/booking/status', 'tab'],
  ['/dashboard/bookings', 'tab'],
])('%s does not say of a list that cannot be fetched that it is empty', async (path, role) => {
  backend.loses('bookings.listMine');
  openSite(path);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole(role, { name: /^Rejected/ })).toHaveTextContent(/^Rejected–$/);
  expect(screen.queryByText(/^No .*(booking|Booking)/)).toBeNull();
});

test('the status page groups one’s bookings and shows the history of each [S2.12]', async () => {
  const approved = ahead('a', { status: 'approved' });
  const history = [
    { at: '2027-03-01T08:00:00.000Z', to: 'pending', by: 'customer', name: 'Keza Test' },
    {
      at: '2027-03-02T08:00:00.000Z',
      from: 'pending',
      to: 'approved',
      by: 'admin',
      name: 'Amina Test',
    },
  ] as const;
  backend.answers('bookings.listMine', [approved, ahead('c', { status: 'cancelled' })]);
  backend.answers('bookings.get', { ...approved, history: [...history] });
  const { user } = openSite('/booking/status');
  expect(await screen.findByRole('tab', { name: 'Approved1', selected: true })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Cancelled1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Details/ }));
  const details = await screen.findByRole('dialog', { name: 'Booking details' });
  await waitFor(() => expect(details).toHaveTextContent('Requested by Keza Test'));
  expect(details).toHaveTextContent('Approved by Amina Test (admin)');
  await user.click(within(details).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('tab', { name: 'Pending0' }));
  expect(await screen.findByText('No pending bookings.')).toBeVisible();
});

test.each(['/booking?show=rejected', '/dashboard/bookings?show=rejected'])(
  'a customer reads at %s that a request was rejected, and why [S2.112]',
  async (path) => {
    const why = { reason: 'roomNotReady', reasonText: 'The door is being mended.' } as const;
    backend.answers('bookings.listMine', [ahead('r', { status: 'rejected', ...why })]);
    openSite(path);
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Rejected')).toBeVisible();
    const words = 'The room is not ready on these days: The door is being mended.';
    expect(within(card).getByText(words)).toBeVisible();
  },
);

test.each([
  ['three words stand in the line', undefined, ['Cancel']],
  ['taking back a request does not', 'waiting', ['Withdraw request for other days', 'Cancel']],
] as const)('a wide list has a menu of what is further: %s', async (_, state, words) => {
  const { startDate, endDate, totalPrice } = ahead('b1', {});
  const asked = state && { state, startDate, endDate, totalPrice, at: '2026-01-01T00:00:00Z' };
  backend.answers('bookings.listMine', [
    ahead('b1', { status: 'approved', coldRoomName: 'Huye store', ...(asked && { asked }) }),
    ahead('b2', { status: 'rejected', coldRoomName: 'Other store' }),
  ]);
  const { user } = openSite('/booking?show=approved');
  await user.click(await screen.findByRole('button', { name: 'More for Huye store' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(words);
  const card = screen.getByRole('article', { name: /Huye/ });
  const folded = [...card.querySelectorAll('[data-further]')].map((one) => one.textContent);
  expect(folded).toEqual(words);
});

test('on a phone what the line of a booking does not hold stands in its menu, the way to the room too', async () => {
  backend.answers('bookings.listMine', [
    ahead('b1', { status: 'approved', coldRoomName: 'Huye store', totalPrice: 3_000 }),
  ]);
  const { user } = openSite('/booking?show=approved');
  const more = await screen.findByRole('button', { name: 'More, Huye store' });
  const folded = screen.getByRole('article', { name: /Huye/ }).querySelectorAll('[data-wide]');
  expect([...folded].map(({ textContent }) => textContent.trim())).toEqual([
    'Details',
    'How to arrive',
    'Ask for other days',
    'Cancel',
  ]);
  await user.click(more);
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Details', 'How to arrive', 'Ask for other days', 'Cancel']);
  await user.click(screen.getByRole('menuitem', { name: 'Details' }));
  expect(await screen.findByRole('dialog', { name: 'Booking details' })).toBeVisible();
});
