import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '#shared/user.ts';
import { FakeBackend, linkTo, pagesOf } from '#web/app/testing/backend.ts';
import { hear, OpenSocket, untilListening } from '#web/app/testing/openSocket.ts';
import { fill, keptAtOnce, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { answer, refuse } from '#web/lib/testing/browser.ts';

const noMore = { people: false, rooms: false };
const noBalance = { due: 0, paid: 0, owed: 0, toRefund: 0 };

const PAGE = '/admin-dashboard/bookings';
const cards = () => screen.queryAllByRole('article');
const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);

const keza: Person = {
  userId: 'u1',
  role: 'user',
  firstName: 'Keza',
  lastName: 'Sample',
  phoneNumber: '+250788123456',
  createdAt: '2026-10-01T08:00:00.000Z',
};

let backend: FakeBackend;
/** What was asked of the server for lists that are narrowed, without the size of a page. */
const asked = () =>
  backend.sentTo('bookings.listAll').map(({ url }) => {
    const { limit, ...query } = Object.fromEntries(new URL(url).searchParams);
    expect(limit).toBeDefined();
    return query;
  });

beforeEach(() => {
  backend = new FakeBackend();
  const musanze = roomOf({ id: 'r1', name: 'Musanze store' });
  backend.answers('rooms.list', [musanze]);
  backend.answers('rooms.get', musanze);
  backend.answers('bookings.listAll', [bookingOf({ status: 'approved' })]);
  backend.answers('search.find', { people: [keza], bookings: [], rooms: [], more: noMore });
  backend.answers('people.get', { person: keza, notes: [], balance: noBalance, sharing: [] });
  signIn({ role: 'admin' });
});

test('the address says what is looked for, and nothing else is asked of the server', async () => {
  openSite(`${PAGE}?show=approved&room=r1&from=2027-03-01&to=2027-04-15`);
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(asked()).toEqual([
    { status: 'approved', coldRoomId: 'r1', from: '2027-03-01', to: '2027-04-15' },
  ]);
  expect(screen.getByText('1 booking')).toBeVisible();
  await waitFor(() => expect(field('Room')).toHaveDisplayValue(/^Musanze store/));
  expect(screen.getByRole('tab', { name: 'Pending–' })).toBeVisible();
});

test('what is chosen stands in the address, and is there again after Back', async () => {
  const { user, goTo, goBack, path } = openSite(`${PAGE}?show=all`);
  await user.click(await screen.findByRole('button', { name: 'Find bookings' }));
  expect(field('Client')).toBeVisible();
  expect(field('Room')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  expect(field('Room')).toHaveValue('All');
  await user.click(field('Room'));
  await user.click(await screen.findByRole('option', { name: /^Musanze store/ }));
  expect(field('Room')).toHaveDisplayValue(/^Musanze store/);
  await user.selectOptions(field('Payment'), 'To pay');
  await fill(user, field('From day'), '2027-03-01');
  await waitFor(() => expect(path()).toBe(`${PAGE}?show=all&room=r1&payment=owed&from=2027-03-01`));
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({ coldRoomId: 'r1', payment: 'owed', from: '2027-03-01' }),
  );
  goTo('/admin-dashboard/cold-rooms');
  await screen.findByRole('heading', { level: 1, name: 'Cold Rooms' });
  goBack();
  await waitFor(() => expect(field('Payment')).toHaveDisplayValue('To pay'));
  expect(screen.getByRole('button', { name: 'More filters (2)' })).toBeVisible();
  expect(field('Payment')).toBeVisible();
  expect(field('From day')).toHaveValue('2027-03-01');
});

test('a client is found by name, beside a room, and named again after a reload', async () => {
  const { user, path } = openSite(`${PAGE}?show=all&room=r1`);
  await fill(user, await screen.findByLabelText('Client'), 'keza');
  await user.click(await screen.findByRole('button', { name: /^Keza Sample/ }));
  expect(path()).toBe(`${PAGE}?show=all&room=r1&client=u1`);
  await waitFor(() => expect(asked().at(-1)).toEqual({ coldRoomId: 'r1', userId: 'u1' }));
  openSite(path());
  const group = within(await screen.findByRole('group', { name: 'Client' }));
  expect(await group.findByText('Keza Sample')).toBeVisible();
});

test('a payment is looked for in a status as well', async () => {
  const { user, path } = openSite(`${PAGE}?show=all&room=r1&payment=owed`);
  await user.click(await screen.findByRole('tab', { name: 'Approved' }));
  expect(path()).toContain('show=approved');
  expect(field('Payment')).toHaveDisplayValue('To pay');
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({ status: 'approved', coldRoomId: 'r1', payment: 'owed' }),
  );
});

test.each([PAGE, '/booking/all'])(
  'a day that is typed at %s stays in its field while the list follows',
  async (page) => {
    const { path } = openSite(`${page}?show=approved&room=r1`);
    const from = await screen.findByLabelText<HTMLInputElement>('From day');
    // A browser has a day from the first digit of its year on.
    for (const day of ['0002-03-01', '2027-03-01']) {
      expect(keptAtOnce(from, day)).toBe(day);
      expect(path()).toBe(`${page}?show=approved&room=r1&from=${day}`);
    }
    const to = screen.getByLabelText<HTMLInputElement>('To day');
    expect(keptAtOnce(to, '2027-04-15')).toBe('2027-04-15');
  },
);

test('a wrong day is said beside its field, and is not asked for', async () => {
  openSite(`${PAGE}?show=all&from=2027-05-01&to=2027-04-30`);
  expect(await screen.findByText('The last day must not be before the first.')).toBeVisible();
  expect(field('To day')).toBeInvalid();
  expect(asked()).toEqual([]);
});

test('where nothing fits, the filters can be cleared; where it failed, it can be tried again', async () => {
  backend.fails('bookings.listAll');
  const { user, path } = openSite(`${PAGE}?show=cancelled&room=r1`);
  const problem = await screen.findByText('Failed to fetch all bookings');
  expect(screen.queryByText('No booking fits these filters.')).toBeNull();
  backend.answers('bookings.listAll', []);
  const alert = problem.closest<HTMLElement>('[role="alert"]') ?? document.body;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No booking fits these filters.')).toBeVisible();
  const form = within(screen.getByRole('search', { name: 'Find bookings' }));
  await user.click(form.getByRole('button', { name: 'Clear filters' }));
  expect(path()).toBe(`${PAGE}?show=cancelled`);
  expect(await screen.findByText('No booking was cancelled.')).toBeVisible();
});

test('the next page follows on request', async () => {
  const many = Array.from({ length: 25 }, (_, index) => bookingOf({ id: `b-${index}` }));
  backend.serves('bookings.listAll', pagesOf(many, 20));
  const { user } = openSite(`${PAGE}?client=u1`);
  expect(await screen.findByText('The first 20 bookings')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('25 bookings')).toBeVisible();
  expect(cards()).toHaveLength(25);
});

test('a request among those found is approved, and that is taken back', async () => {
  let booking = bookingOf();
  backend.serves('bookings.listAll', ({ url }) =>
    answer(200, new URL(url).searchParams.get('status') === booking.status ? [booking] : []),
  );
  const becomes = (status: 'approved' | 'pending') => () => {
    booking = { ...booking, status };
    return answer(200, booking);
  };
  backend.serves('bookings.updateStatus', becomes('approved'));
  backend.serves('bookings.reopen', becomes('pending'));
  const { user } = openSite(`${PAGE}?client=u1`);
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText('No booking fits these filters.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Undo, / }));
  await waitFor(() => expect(cards()).toHaveLength(1));
});

/** The server has requests on two pages, which it answers. @returns the requests as it knows them */
function servesRequests() {
  const requests = Array.from({ length: 30 }, (_, at) =>
    bookingOf({ id: `b-${at}`, coldRoomName: `Store ${at}` }),
  );
  backend.serves('bookings.listAll', (request) => pagesOf(requests, 20)(request));
  backend.serves('bookings.updateStatus', ({ body }) => {
    const { id } = body as { id: string };
    const booking = bookingOf({ ...requests.find((one) => one.id === id), status: 'approved' });
    requests.splice(
      requests.findIndex((one) => one.id === id),
      1,
      booking,
    );
    return answer(200, booking);
  });
  return requests;
}

/** Shows both pages of the requests, and approves one of the second. */
async function approveOnPageTwo(user: ReturnType<typeof openSite>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('30 bookings')).toBeVisible();
  const release = backend.delays('bookings.listAll');
  await user.click(screen.getByRole('button', { name: /^Approve, Store 25 / }));
  await waitFor(() => expect(backend.sentTo('bookings.updateStatus')).toHaveLength(1));
  await screen.findByRole('button', { name: /^Undo, / });
  return release;
}

test('who answers a request of the second page keeps both pages and their place', async () => {
  servesRequests();
  const { user } = openSite(`${PAGE}?client=u1&show=all`);
  const release = await approveOnPageTwo(user);
  const before = cards()[25];
  expect(cards()).toHaveLength(30);
  expect(screen.queryByText('Loading...')).toBeNull();
  release();
  const card = within(before ?? document.body);
  expect(await card.findByText('Approved', { selector: 'span' })).toBeVisible();
  expect(card.getByText('Store 25')).toBeVisible();
  expect(cards()[25]).toBe(before);
  expect(cards()).toHaveLength(30);
});

test('a list that cannot be read again after an answer stays, and says that it is not up to date', async () => {
  const requests = servesRequests();
  const { user } = openSite(`${PAGE}?client=u1&show=all`);
  const release = await approveOnPageTwo(user);
  backend.serves('bookings.listAll', ({ url }) =>
    url.includes('cursor') ? answer(500, {}) : answer(200, requests.slice(0, 20), linkTo('20')),
  );
  release();
  expect(await screen.findByText('Not up to date: Failed to fetch all bookings')).toBeVisible();
  expect(cards()).toHaveLength(30);
  backend.serves('bookings.listAll', pagesOf(requests, 20));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const card = within(cards()[25] ?? document.body);
  expect(await card.findByText('Approved', { selector: 'span' })).toBeVisible();
  expect(cards()).toHaveLength(30);
  expect(screen.queryByText(/Not up to date/)).toBeNull();
});

test('what is answered from the table of all bookings leaves its pages as they are', async () => {
  servesRequests();
  backend.answers('bookings.get', { ...bookingOf({ id: 'b-25' }), history: [] });
  backend.answers('payments.list', {
    ...{ due: 0, paid: 0, rest: 0 },
    ...{ payments: [], claims: [], invoices: [] },
  });
  const { user } = openSite('/booking/all');
  expect(await screen.findByText(/^The first 20 bookings/)).toBeVisible();
  // The button that unfolds the cards of a phone has the same words.
  const [more] = screen
    .getAllByRole('button', { name: 'Show more' })
    .filter((one) => !one.hasAttribute('aria-expanded'));
  await user.click(more ?? document.body);
  expect(await screen.findByText(/^30 bookings/)).toBeVisible();
  const row = () => within(screen.getByRole('row', { name: /Store 25/ }));
  await user.click(row().getByRole('button', { name: /^Details|CR-/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Approve/ }));
  await waitFor(() => expect(row().getByText('Approved')).toBeVisible());
  expect(screen.getByText(/^30 bookings/)).toBeVisible();
});

test.each([`${PAGE}?show=pending&room=r1`, '/booking/all?show=pending&room=r1'])(
  'a request that a colleague has answered says so in its place at %s, and as it changes further',
  async (address) => {
    OpenSocket.present = undefined;
    vi.stubGlobal('WebSocket', OpenSocket);
    const waiting = bookingOf({ id: 'b2', coldRoomName: 'Second store' });
    backend.answers('bookings.listAll', [bookingOf({ coldRoomName: 'First store' }), waiting]);
    openSite(address);
    const main = within(await screen.findByRole('main'));
    const word = address.startsWith(PAGE) ? 'Waiting' : 'Pending';
    expect(await main.findAllByText(word, { selector: 'span' })).toHaveLength(2);
    await untilListening(backend);
    backend.answers('bookings.listAll', [waiting]);
    for (const [status, said] of [
      ['approved', 'Approved'],
      ['cancelled', 'Cancelled'],
    ] as const) {
      const now = bookingOf({ coldRoomName: 'First store', status });
      backend.answers('bookings.get', { ...now, history: [] });
      hear({ event: 'newNotification', count: 0 });
      expect(await main.findByText(said, { selector: 'span' })).toBeVisible();
      expect(main.getAllByText(word, { selector: 'span' })).toHaveLength(1);
      expect(main.getByText('First store')).toBeVisible();
    }
    const before = backend.sentTo('bookings.get').length;
    backend.fails('bookings.get');
    hear({ event: 'newNotification', count: 0 });
    await waitFor(() => expect(backend.sentTo('bookings.get').length).toBeGreaterThan(before));
    expect(main.getByText('Cancelled', { selector: 'span' })).toBeVisible();
    expect(main.queryByRole('button', { name: /^Approve, First store/ })).toBeNull();
  },
);

test('where colleagues have answered more than are asked about at once, the rest follow with the next news', async () => {
  OpenSocket.present = undefined;
  vi.stubGlobal('WebSocket', OpenSocket);
  const requests = Array.from({ length: 22 }, (_, index) => bookingOf({ id: `b-${index}` }));
  backend.answers('bookings.listAll', requests);
  openSite(`${PAGE}?show=pending&room=r1`);
  await waitFor(() => expect(cards()).toHaveLength(22));
  await untilListening(backend);
  backend.answers('bookings.listAll', requests.slice(-1));
  // The first of them cannot be fetched, and holds up none of the others.
  backend.serves('bookings.get', ({ url }) => {
    const found = requests.find(({ id }) => url.endsWith(`/${id}`) && id !== 'b-0');
    return found
      ? answer(200, { ...found, status: 'approved', history: [] })
      : refuse('bookingNotFound');
  });
  const main = within(screen.getByRole('main'));
  const approved = () => main.queryAllByText('Approved', { selector: 'article span' });
  hear({ event: 'newNotification', count: 0 });
  await waitFor(() => expect(approved()).toHaveLength(19));
  hear({ event: 'newNotification', count: 0 });
  await waitFor(() => expect(approved()).toHaveLength(20));
});

test('of two requests that are approved after each other each is taken back by its own button', async () => {
  const requests = servesRequests();
  Object.assign(requests[3] ?? {}, { number: 'CR-4F7K2' });
  backend.serves('bookings.reopen', ({ url }) =>
    answer(
      200,
      requests.find(({ id }) => url.includes(`/${id}/`)),
    ),
  );
  const { user } = openSite(`${PAGE}?client=u1&show=all`);
  for (const at of [3, 4]) {
    await user.click(
      await screen.findByRole('button', { name: new RegExp(`^Approve, Store ${at} `) }),
    );
    await screen.findByRole('button', { name: new RegExp(`^Undo, .*, Store ${at}$`) });
  }
  const told = screen
    .getByRole('button', { name: 'Undo, CR-4F7K2, Store 3' })
    .closest('[role=alert]');
  expect(told).toHaveTextContent(
    'Booking status updated successfully! CR-4F7K2, Store 3: approved Undo',
  );
  await user.click(screen.getByRole('button', { name: 'Undo, CR-4F7K2, Store 3' }));
  await waitFor(() => expect(backend.sentTo('bookings.reopen')).toHaveLength(1));
  expect(backend.sentTo('bookings.reopen')[0]?.url).toContain('/b-3/');
});

test('an answer can be taken back for ten seconds', async () => {
  let booking = bookingOf();
  backend.serves('bookings.listAll', ({ url }) =>
    answer(200, new URL(url).searchParams.get('status') === booking.status ? [booking] : []),
  );
  backend.serves('bookings.updateStatus', () => {
    booking = { ...booking, status: 'approved' };
    return answer(200, booking);
  });
  const { user } = openSite(`${PAGE}?client=u1`);
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  expect(await screen.findByRole('button', { name: /^Undo, / })).toBeVisible();
  // The bar of a toast is its clock: the toast goes when the bar has run.
  const [bar] = screen.getAllByRole('progressbar', { hidden: true });
  expect(bar?.style.animationDuration).toBe('10000ms');
});

test('the order is chosen, by when they were made only where that can be', async () => {
  const { user, path } = openSite(`${PAGE}?show=pending&client=u1`);
  const orders = () => [...field('Order').options].map(({ text }) => text);
  expect(await screen.findByLabelText('Order')).toHaveDisplayValue('Soonest last day first');
  expect(orders()).not.toContain('Newest request first');
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await user.selectOptions(field('Order'), 'Newest request first');
  expect(path()).toBe(`${PAGE}?show=all&client=u1&order=newest`);
  await waitFor(() => expect(asked().at(-1)).toEqual({ userId: 'u1', order: 'newest' }));
});

test('the table of all bookings has the same filters, and the status among them', async () => {
  const { user, path } = openSite('/booking/all?room=r1');
  expect(await screen.findByText('1 booking')).toBeVisible();
  expect(asked()).toEqual([{ coldRoomId: 'r1' }]);
  await user.selectOptions(field('Status'), 'Approved');
  await fill(user, field('To day'), '2027-04-15');
  expect(path()).toBe('/booking/all?room=r1&show=approved&to=2027-04-15');
  const query = { status: 'approved', coldRoomId: 'r1', to: '2027-04-15' };
  await waitFor(() => expect(asked().at(-1)).toEqual(query));
  await fill(user, field('From day'), '2027-05-01');
  expect(await screen.findByText('The last day must not be before the first.')).toBeVisible();
  expect(asked().at(-1)).toEqual(query);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(path()).toBe('/booking/all?show=approved');
});
