import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Person } from '#shared/user.ts';
import { FakeBackend, linkTo } from '#web/app/testing/backend.ts';
import { hear, OpenSocket, untilListening } from '#web/app/testing/openSocket.ts';
import { openWithout } from '#web/app/testing/openWithout.ts';
import { definitionOf, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { answer } from '#web/lib/testing/browser.ts';

const answered = bookingOf({ id: 'b1', coldRoomId: 'r1', coldRoomName: 'First store' });
const waiting = bookingOf({ id: 'b2', coldRoomId: 'r2', coldRoomName: 'Second store' });
const cardOf = (name: string) => screen.findByRole('article', { name: `Booking of ${name}` });

let backend: FakeBackend;

beforeEach(() => {
  OpenSocket.present = undefined;
  vi.stubGlobal('WebSocket', OpenSocket);
  backend = new FakeBackend();
});

test.each(['/booking', '/dashboard/bookings', '/booking/status'])(
  'a customer’s open list at %s shows the answer when the bell does',
  async (path) => {
    backend.answers('bookings.listMine', [answered, waiting]);
    signIn();
    openSite(`${path}?show=pending`);
    expect(await cardOf('First store')).toHaveTextContent('Pending');
    await untilListening(backend);
    backend.answers('bookings.listMine', [{ ...answered, status: 'approved' }, waiting]);
    hear({ event: 'newNotification', count: 1 });
    expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
    // It stays where it stood, and says what has become of it.
    const card = within(await cardOf('First store'));
    expect(await card.findByText('Approved')).toBeVisible();
    expect(await cardOf('Second store')).toHaveTextContent('Pending');
  },
);

const approved = { ...answered, status: 'approved' as const };
const told = { ...approved, history: [] };

test.each(['/success', '/success?booking=b1'])(
  'the success page at %s shows the answer when the bell does, and the way to the room',
  async (path) => {
    const made = { ...answered, date: new Date().toISOString() };
    backend.answers('bookings.listMine', [made]);
    backend.answers('bookings.get', { ...made, history: [] });
    signIn();
    openSite(path);
    expect(await screen.findByText('Pending')).toBeVisible();
    await untilListening(backend);
    backend.answers('bookings.listMine', [{ ...made, status: 'approved' }]);
    backend.answers('bookings.get', { ...made, status: 'approved', history: [] });
    hear({ event: 'newNotification', count: 1 });
    expect(await screen.findByRole('link', { name: 'How to arrive, First store' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Add to calendar/ })).toBeVisible();
  },
);

test.each(['/ReceiptModal', '/ReceiptModal?booking=b1'])(
  'the receipt at %s is there when the bell rings for the approval',
  async (path) => {
    backend.answers('bookings.listMine', [answered]);
    backend.answers('bookings.get', { ...answered, history: [] });
    signIn();
    openSite(path);
    expect(await screen.findByText('There is no receipt yet.')).toBeVisible();
    await untilListening(backend);
    backend.answers('bookings.listMine', [approved]);
    backend.answers('bookings.get', told);
    hear({ event: 'newNotification', count: 1 });
    expect(await screen.findByRole('dialog', { name: 'Receipt' })).toBeVisible();
  },
);

test('open details show the answer when the bell does, with what can be done then and what was paid', async () => {
  const balance = { payments: [], claims: [], invoices: [] };
  backend.answers('bookings.listMine', [answered]);
  backend.answers('bookings.get', { ...answered, history: [] });
  backend.answers('payments.list', { due: 3_000, paid: 0, rest: 3_000, ...balance });
  signIn();
  openSite('/booking?show=pending&booking=b1');
  const dialog = await screen.findByRole('dialog', { name: 'Booking details' });
  expect(await within(dialog).findByRole('button', { name: 'I have paid' })).toBeVisible();
  await untilListening(backend);
  backend.answers('bookings.listMine', [approved]);
  backend.answers('bookings.get', told);
  backend.answers('payments.list', { due: 3_000, paid: 3_000, rest: 0, ...balance });
  hear({ event: 'newNotification', count: 1 });
  await waitFor(() => expect(definitionOf(dialog, 'Status')).toContain('Approved'));
  expect(within(dialog).getByRole('link', { name: /^How to arrive/ })).toBeVisible();
  await waitFor(() => expect(within(dialog).queryByText('I have paid')).toBeNull());
});

test('what a customer does in one tab is told to the others, where the lists look again', async () => {
  backend.answers('bookings.listMine', [answered, waiting]);
  backend.answers('bookings.cancel', { ...answered, status: 'cancelled' });
  const other = new BroadcastChannel('notifications');
  onTestFinished(() => other.close());
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data));
  signIn();
  const { user } = openSite('/booking?show=pending');
  const card = within(await cardOf('First store'));
  await untilListening(backend);
  await user.click(card.getByRole('button', { name: /^More/ }));
  await user.click(card.getByRole('menuitem', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(heard).toEqual([{ userId: 'u1', acted: true }]));
  expect(backend.sentTo('bookings.listMine')).toHaveLength(1);

  const second = within(await cardOf('Second store'));
  backend.answers('bookings.listMine', [{ ...waiting, status: 'cancelled' }]);
  other.postMessage({ userId: 'u1', acted: true });
  expect(await second.findByText('Cancelled')).toBeVisible();
});

test.each(['/book/pending', '/admin-dashboard/bookings', '/admin-dashboard'])(
  'a request answered by somebody else is marked in its place at %s, and has no buttons',
  async (path) => {
    backend.answers('bookings.listAll', [answered, waiting]);
    signIn({ role: 'admin', userId: 'boss' });
    openSite(path);
    const card = within(await cardOf('First store'));
    expect(await card.findByRole('button', { name: /^Approve/ })).toBeVisible();
    await untilListening(backend);
    const after = { ...answered, status: 'approved' as const };
    backend.answers('bookings.listAll', [waiting]);
    backend.answers('bookings.get', { ...after, history: [] });
    hear({ event: 'newNotification', count: 0 });
    expect(await card.findByText('Approved')).toBeVisible();
    expect(card.queryByRole('button', { name: /^Approve/ })).toBeNull();
    const other = within(await cardOf('Second store'));
    expect(other.getByRole('button', { name: /^Approve/ })).toBeVisible();
  },
);

test('news that comes while a customer’s list is on its way is looked at once the list is here', async () => {
  const approved = { ...answered, status: 'approved' as const };
  const told = [[answered], [approved]];
  backend.serves('bookings.listMine', () => answer(200, told.shift()));
  const release = backend.delays('bookings.listMine');
  signIn();
  openSite('/booking?show=pending');
  await untilListening(backend);
  hear({ event: 'newNotification', count: 1 });
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  release();
  const card = within(await cardOf('First store'));
  expect(await card.findByText('Approved')).toBeVisible();
});

/** Answers the staff's list of what waits: at first with both bookings, later with what a colleague has left of them. */
function answeredMeanwhile() {
  const told = [[answered, waiting], [waiting]];
  backend.serves('bookings.listAll', () => answer(200, told.shift(), linkTo('2')));
  backend.answers('bookings.get', { ...answered, status: 'approved', history: [] });
}

const withoutApprove = async () => {
  const card = within(await cardOf('First store'));
  expect(await card.findByText('Approved')).toBeVisible();
  expect(card.queryByRole('button', { name: /^Approve/ })).toBeNull();
};

test('news that comes while the list of the staff is on its way is looked at once the list is here', async () => {
  answeredMeanwhile();
  const release = backend.delays('bookings.listAll');
  signIn({ role: 'admin', userId: 'boss' });
  openSite('/book/pending');
  await untilListening(backend);
  hear({ event: 'newNotification', count: 1 });
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  release();
  await withoutApprove();
});

test.each([
  ['comes', () => answer(200, [])],
  ['does not come', () => answer(500, { message: 'Lost' })],
])(
  'news that comes while the staff wait for more is looked at once that %s',
  async (_, respond) => {
    answeredMeanwhile();
    signIn({ role: 'admin', userId: 'boss' });
    const { user } = openSite('/book/pending');
    const more = await screen.findByRole('button', { name: 'Show more' });
    await untilListening(backend);
    const release = backend.delays('bookings.listAll');
    await user.click(more);
    hear({ event: 'newNotification', count: 1 });
    expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
    backend.serves('bookings.listAll', ({ url }) =>
      url.includes('cursor') ? respond() : answer(200, [waiting]),
    );
    release();
    await withoutApprove();
  },
);

test('why a customer’s bookings could not be fetched is said no more once the news brought them', async () => {
  backend.loses('bookings.listMine');
  signIn();
  openSite('/booking/status');
  expect(await screen.findByText(/No response from server/)).toBeVisible();
  await untilListening(backend);
  backend.answers('bookings.listMine', [answered]);
  hear({ event: 'newNotification', count: 1 });
  expect(await cardOf('First store')).toBeVisible();
  expect(screen.queryByText(/No response from server/)).toBeNull();
});

test('why a list of the staff could not be fetched is said no more once the news brought it', async () => {
  backend.loses('bookings.listAll');
  signIn({ role: 'admin', userId: 'boss' });
  openSite('/book/pending');
  expect(await screen.findByText(/No response from server/)).toBeVisible();
  await untilListening(backend);
  backend.answers('bookings.listAll', [answered]);
  hear({ event: 'newNotification', count: 1 });
  expect(await cardOf('First store')).toBeVisible();
  expect(screen.queryByText(/No response from server/)).toBeNull();
});

test('why further bookings did not come is said no more once the news brought the list', async () => {
  backend.serves('bookings.listAll', () => answer(200, [answered], linkTo('2')));
  signIn({ role: 'admin', userId: 'boss' });
  const { user } = openSite('/book/pending');
  const more = await screen.findByRole('button', { name: 'Show more' });
  await untilListening(backend);
  backend.loses('bookings.listAll');
  await user.click(more);
  expect(await screen.findByText(/No response from server/)).toBeVisible();
  backend.serves('bookings.listAll', () => answer(200, [answered, waiting], linkTo('2')));
  hear({ event: 'newNotification', count: 1 });
  await waitFor(() => expect(screen.queryByText(/No response from server/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled();
});

test('what the staff write on a client’s page stays when somebody else gets the same telephone number', async () => {
  const person: Person = {
    userId: 'u1',
    role: 'user',
    firstName: 'Keza',
    lastName: 'Sample',
    phoneNumber: '+250788123456',
    createdAt: '2026-10-01T08:00:00.000Z',
  };
  const balance = { due: 0, paid: 0, owed: 0, toRefund: 0 };
  const client = { person, notes: [], balance, sharing: [] };
  backend.answers('people.get', client);
  backend.answers('people.bookings', [answered]);
  signIn({ role: 'operator', userId: 'boss' });
  const { user } = openSite('/admin-dashboard/users/u1');
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Needs a pallet jack.');
  await user.click(await screen.findByRole('button', { name: /^Reject/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject this request?' }));
  await user.type(dialog.getByLabelText(/own words/), 'The compressor is broken.');
  await untilListening(backend);
  backend.answers('people.get', { ...client, sharing: [{ ...person, userId: 'u2' }] });
  hear({ event: 'newNotification', count: 1 });
  await screen.findByText('Same phone number');
  expect(screen.getByDisplayValue('The compressor is broken.')).toBeVisible();
  expect(screen.getByDisplayValue('Needs a pallet jack.')).toBeInTheDocument();
});

test('the menu of a customer says beside the messages how many were not read', async () => {
  backend.answers('bookings.listMine', []);
  signIn();
  openSite('/booking');
  const menu = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
  const link = menu.getByRole('link', { name: /^Messages/ });
  expect(link).toHaveTextContent(/^Messages$/);
  await untilListening(backend);
  hear({ event: 'newNotification', count: 2 });
  await waitFor(() => expect(link).toHaveTextContent(/^Messages2 unread$/));
});

test('a socket that is open again has the count asked for once', async () => {
  backend.answers('notifications.count', { count: 2 });
  signIn();
  openSite('/faq');
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
  backend.answers('notifications.count', { count: 3 });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible();
  expect(backend.sentTo('notifications.count')).toHaveLength(2);
});

describe('where the code of a part of the head does not come at first', () => {
  const realtime = '#web/features/notifications/components/Realtime.tsx';

  test('the socket opens once the network is back, and the open list looks', async () => {
    backend.answers('bookings.listMine', [answered]);
    signIn();
    const { comeBack } = await openWithout(realtime, '/booking?show=pending');
    expect(await cardOf('First store')).toHaveTextContent('Pending');
    // The news of this answer is not repeated.
    backend.answers('bookings.listMine', [{ ...answered, status: 'approved' }]);
    comeBack();
    window.dispatchEvent(new Event('online'));
    await untilListening(backend);
    expect(await within(await cardOf('First store')).findByText('Approved')).toBeVisible();
    backend.answers('bookings.listMine', [{ ...answered, status: 'cancelled' }]);
    hear({ event: 'newNotification', count: 1 });
    expect(await within(await cardOf('First store')).findByText('Cancelled')).toBeVisible();
  });

  test('it is asked for again after pauses that grow, as a browser need not know of a network', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    signIn();
    const { timesAsked, comeBack } = await openWithout(realtime, '/faq');
    await vi.advanceTimersByTimeAsync(5_000);
    await waitFor(() => expect(timesAsked()).toBe(2));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(timesAsked()).toBe(2);
    comeBack();
    await vi.advanceTimersByTimeAsync(1_000);
    await untilListening(backend);
  });

  test('the search of the staff comes once the network is back', async () => {
    backend.answers('journal.list', []);
    signIn({ role: 'admin' });
    const { comeBack } = await openWithout(
      '#web/features/find/components/Find.tsx',
      '/admin-dashboard/journal',
    );
    comeBack();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('button', { name: 'Search' })).toBeVisible();
  });
});
