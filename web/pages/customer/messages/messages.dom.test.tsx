import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, expect, test, vi } from 'vitest';
import type { Message } from '#shared/message.ts';
import { messages } from '#shared/messages.ts';
import type { Notification } from '#shared/notification.ts';
import { FakeBackend, pagesOf } from '#web/app/testing/backend.ts';
import { hear, OpenSocket, untilListening } from '#web/app/testing/openSocket.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { formatShortStay } from '#web/lib/format.ts';
import { answer } from '#web/lib/testing/browser.ts';

const failing = (message: string) => () => answer(500, { message });
const notes = () => screen.getByRole('group', { name: 'Notifications' });
const items = () => within(notes()).queryAllByRole('listitem');

const noteOf = (number: number, fields: Partial<Notification> = {}): Notification => ({
  id: `note-${number}`,
  type: 'bookingApproved',
  at: new Date(Date.UTC(2026, 5, 1) - number * 3_600_000).toISOString(),
  read: true,
  names: 'Keza Test',
  bookingId: `booking-${number}`,
  coldRoomName: `Room number ${number}`,
  startDate: '2026-07-01',
  endDate: '2026-07-02',
  ...fields,
});

const letterOf = (fields: Partial<Message> = {}): Message => ({
  id: 'm1',
  kind: 'callback',
  createdAt: '2026-06-01T08:00:00.000Z',
  names: 'Writer Test',
  email: 'writer@example.com',
  questions: 'Call me.',
  subscribeNews: false,
  handled: false,
  ...fields,
});

test('a customer’s messages say that they are loading, and that there are none', async () => {
  const backend = new FakeBackend();
  const release = backend.holds('notifications.list', []);
  signIn();
  openSite('/message');
  expect(await screen.findByRole('heading', { name: 'Messages' })).toBeVisible();
  expect(within(within(notes()).getByRole('status')).getByText('Loading...')).toBeVisible();
  release();
  expect(await screen.findByText('No notifications yet.')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Write to us' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a message of a cancellation for which the customer has asked speaks to them', async () => {
  const backend = new FakeBackend();
  backend.answers('notifications.list', [
    noteOf(1, { type: 'bookingWithdrawn', reason: 'customerAsked' }),
  ]);
  signIn();
  openSite('/message');
  const reason = await screen.findByText('Reason: You asked for it');
  expect(reason).toBeVisible();
  // It is the last that its row says.
  expect(reason.parentElement?.lastElementChild).toBe(reason);
});

test('a customer’s messages say why they could not be fetched, and are fetched again', async () => {
  const backend = new FakeBackend();
  backend.serves('notifications.list', failing(messages.serverError));
  signIn();
  const { user } = openSite('/message');
  const problem = await screen.findByText(messages.serverError);
  expect(problem.closest('[role="alert"]')).toBeVisible();
  backend.answers('notifications.list', []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No notifications yet.')).toBeVisible();
});

test('a customer’s messages stay unread if the server cannot be reached, which a toast says', async () => {
  const backend = new FakeBackend();
  backend.answers('notifications.list', [noteOf(1, { read: false })]);
  backend.serves('notifications.markRead', failing('The ink has run out.'));
  signIn();
  const { user } = openSite('/message');
  await user.click(await screen.findByRole('button', { name: /^Mark as read/ }));
  expect(await screen.findByText('The ink has run out.')).toBeVisible();
  expect(screen.getByText('Unread')).toBeVisible();
});

test('a customer’s messages are marked as read, one or all, and the focus stays with them', async () => {
  // The count is asked for when the socket opens.
  vi.stubGlobal('WebSocket', OpenSocket);
  const backend = new FakeBackend();
  const three = [1, 2, 3].map((number) => noteOf(number, { read: false }));
  backend.answers('notifications.list', three);
  backend.answers('notifications.count', { count: 3 });
  signIn();
  const { user } = openSite('/message');
  const unread = () => within(notes()).queryAllByText('Unread');
  await waitFor(() => expect(unread()).toHaveLength(3));
  const bell = () => screen.getByRole('link', { name: /^Notifications/ });
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 3 unread'));

  const [first = document.body] = items();
  backend.answers('notifications.markRead', { count: 2 });
  within(first)
    .getByRole('button', { name: /^Mark as read/ })
    .focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(first).queryByText('Unread')).toBeNull());
  expect(within(first).getByRole('link')).toHaveFocus();
  expect(bell()).toHaveAccessibleName('Notifications, 2 unread');
  expect(bell()).toHaveTextContent(/^2$/);
  expect(unread()).toHaveLength(2);

  backend.answers('notifications.markAllRead', { count: 0 });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(unread()).toEqual([]));
  expect(screen.queryByRole('button', { name: /as read/ })).toBeNull();
  expect(notes()).toHaveFocus();
  expect(bell()).toHaveAccessibleName('Notifications');
  expect(items()).toHaveLength(3);
});

/** How the bundle of a customer's requests is marked as read. */
const readings = {
  'one by one': ({ user, backend }: Reader) => {
    backend.answers('notifications.markRead', { count: 0 });
    return user.click(screen.getByRole('button', { name: /^Mark as read/ }));
  },
  'all at once': ({ user, backend }: Reader) => {
    backend.answers('notifications.markAllRead', { count: 0 });
    return user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  },
  'in another tab': () => otherTab.postMessage({ userId: 'boss', count: 0, read: 'all' }),
};
interface Reader {
  user: UserEvent;
  backend: FakeBackend;
}
const otherTab = new BroadcastChannel('notifications');
afterAll(() => otherTab.close());

test.each(Object.entries(readings))(
  'a bundle that was read %s is unread again with the next request, and can be read again',
  async (_, readIt) => {
    vi.stubGlobal('WebSocket', OpenSocket);
    const backend = new FakeBackend();
    const bundle = noteOf(2, { type: 'bookingRequested', count: 2, read: false });
    backend.answers('notifications.list', [bundle]);
    backend.answers('notifications.count', { count: 1 });
    backend.answers('contact.listMessages', []);
    signIn({ role: 'admin', userId: 'boss' });
    const { user } = openSite('/message');
    await screen.findByText('Unread');
    await screen.findByRole('link', { name: 'Notifications, 1 unread' });
    await readIt({ user, backend });
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());

    const { at } = noteOf(1);
    backend.answers('notifications.list', [{ ...bundle, at, count: 3 }]);
    const data = JSON.stringify({ event: 'newNotification', count: 1 });
    act(() => {
      OpenSocket.present?.dispatchEvent(new MessageEvent('message', { data }));
    });
    expect(await screen.findByText(/^3 requests of Keza Test/)).toBeVisible();
    expect(screen.getByText('Unread')).toBeVisible();
    backend.answers('notifications.markRead', { count: 0 });
    await user.click(screen.getByRole('button', { name: /^Mark as read/ }));
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
  },
);

test('what is told of a booking on a day stands with its room, and opened with its number, which are said once', async () => {
  const backend = new FakeBackend();
  const at = '2026-05-31T10:00:00.000Z';
  const booking = { at, bookingId: 'b', bookingNumber: 'CR-TEST', coldRoomName: 'Huye hall' };
  backend.answers('notifications.list', [
    noteOf(1, { ...booking, type: 'checkedIn' }),
    noteOf(2, { at }),
    noteOf(3, booking),
  ]);
  signIn();
  const { user } = openSite('/message');
  expect(await screen.findByRole('heading', { name: 'Huye hall' })).toBeVisible();
  expect(within(notes()).getByText('CR-TEST')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: '1 earlier notification, Huye hall' }));
  const lone = screen.getByRole('heading', { name: 'Room number 2' });
  expect(within(notes()).getByText('CR-TEST')).toBeVisible();
  expect(items().map((item) => within(item).getByRole('link').textContent)).toEqual([
    'You are checked in at Huye hall',
    'Your booking of Huye hall is approved',
    'Your booking of Room number 2 is approved',
  ]);
  expect(lone.parentElement).toHaveTextContent('2 Jul');
  for (const item of items()) expect(item).not.toHaveTextContent('2 Jul');
  // The heading says the room to the eye; what is read aloud line by line has it in each.
  expect(items().map((item) => item.querySelector('a .visually-hidden')?.textContent)).toEqual([
    'at Huye hall',
    'of Huye hall',
    'of Room number 2',
  ]);
});

test('“More” of a phone says what is unread behind it, until nothing is', async () => {
  vi.stubGlobal('WebSocket', OpenSocket);
  const backend = new FakeBackend();
  backend.answers('bookings.listMine', []);
  backend.answers('notifications.list', [noteOf(1, { read: false })]);
  backend.answers('notifications.count', { count: 1 });
  signIn();
  const { user } = openSite('/message');
  const more = () => screen.findByRole('button', { name: /^More/ });
  await waitFor(async () => expect(await more()).toHaveAccessibleName('More, 1 unread'));
  backend.answers('notifications.markAllRead', { count: 0 });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(async () => expect(await more()).toHaveAccessibleName('More'));
});

test('the newest of a booking is shown, and those before it once they are asked for, with what is new among them', async () => {
  vi.stubGlobal('WebSocket', OpenSocket);
  const backend = new FakeBackend();
  const booking = { bookingId: 'b', coldRoomName: 'Huye hall', at: '2026-05-31T10:00:00.000Z' };
  const three = [
    noteOf(1, { ...booking, type: 'checkedOut' }),
    noteOf(2, { ...booking, type: 'checkedIn', read: false }),
    noteOf(3, booking),
  ];
  backend.answers('notifications.list', three);
  backend.answers('notifications.count', { count: 1 });
  signIn();
  const { user } = openSite('/message');
  const opener = () => screen.findByRole('button', { name: /earlier/ });
  expect(await opener()).toHaveAccessibleName('2 earlier notifications, 1 new, Huye hall');
  expect(await opener()).toHaveAttribute('aria-expanded', 'false');
  expect(items()).toHaveLength(1);
  expect(items()[0]).toHaveTextContent('You are checked out');
  await user.click(await opener());
  expect(items()).toHaveLength(3);
  backend.answers('notifications.markRead', { count: 0 });
  await user.click(screen.getByRole('button', { name: /^Mark as read/ }));
  await waitFor(async () =>
    expect(await opener()).toHaveAccessibleName('2 earlier notifications, Huye hall'),
  );
  expect(items()).toHaveLength(3);
  await user.click(await opener());
  expect(items()).toHaveLength(1);
});

test('the staff read what is alone about a booking in one list, with its number and days', async () => {
  const backend = new FakeBackend();
  const [startDate, endDate] = ['2026-07-01', '2026-07-03'];
  backend.answers('notifications.list', [
    noteOf(1, { type: 'bookingRequested', bookingNumber: 'CR-ONE' }),
    noteOf(2, { type: 'bookingRequested', bookingNumber: 'CR-TWO', startDate, endDate }),
  ]);
  backend.answers('contact.listMessages', []);
  signIn({ role: 'admin' });
  openSite('/message');
  expect(await screen.findByText('Keza Test asks for Room number 1')).toBeVisible();
  expect(within(notes()).getAllByRole('list')).toHaveLength(1);
  expect(within(notes()).queryByRole('heading', { level: 3 })).toBeNull();
  expect(items()[1]).toHaveTextContent('CR-TWO');
  expect(items()[1]?.textContent).toContain(formatShortStay(startDate, endDate));
});

test('an admin’s messages name requests, cancellations and mail, lead to each, and are read then', async () => {
  const backend = new FakeBackend();
  const told = [
    [
      noteOf(1, { type: 'bookingRequested', read: false }),
      'Keza Test asks for Room number 1',
      '/admin-dashboard/bookings?show=pending&booking=booking-1',
    ],
    [
      noteOf(2, { type: 'bookingCancelled', read: false }),
      'The booking of Room number 2 by Keza Test was cancelled',
      '/admin-dashboard/bookings?show=cancelled&booking=booking-2',
    ],
    [
      noteOf(3, { type: 'callbackRequest', read: false }),
      'Keza Test asks for a callback',
      '/message?show=inbox',
    ],
  ] as const;
  backend.answers(
    'notifications.list',
    told.map(([note]) => note),
  );
  backend.answers('notifications.markRead', { count: 2 });
  backend.answers('bookings.listAll', []);
  backend.answers('contact.listMessages', [letterOf()]);
  backend.refuses('bookings.get', 'bookingNotFound');
  signIn({ role: 'admin' });
  for (const [{ id }, text, to] of told) {
    const { user, path } = openSite('/message');
    await user.click(await screen.findByRole('link', { name: text }));
    await waitFor(() => expect(path()).toBe(to));
    await waitFor(() => expect(backend.sentTo('notifications.markRead').at(-1)?.url).toContain(id));
  }
  expect(await screen.findByRole('article', { name: 'Writer Test' })).toHaveTextContent('Call me.');
});

test('a customer’s messages come fifty at a time, and a page that fails can be asked for again', async () => {
  const backend = new FakeBackend();
  const all = Array.from({ length: 55 }, (_, index) => noteOf(index + 1));
  backend.serves('notifications.list', pagesOf(all, 50));
  signIn();
  const { user } = openSite('/message');
  const more = async () => user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(items()).toHaveLength(50));
  backend.serves('notifications.list', failing('Lost'));
  await more();
  expect(await screen.findByText('Lost')).toHaveRole('alert');
  backend.serves('notifications.list', pagesOf(all, 50));
  await more();
  await waitFor(() => expect(items()).toHaveLength(55));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(items().at(-1)).toHaveTextContent(/Room number 55/);
});

test('the inbox says that it is loading, that it is empty, and why it failed', async () => {
  const backend = new FakeBackend();
  const release = backend.holds('contact.listMessages', []);
  signIn({ role: 'admin' });
  const { user } = openSite('/message?show=inbox');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect(within(await screen.findByRole('status')).getByText('Loading...')).toBeVisible();
  release();
  expect(await screen.findByText('Every message is handled.')).toBeVisible();
  await press('Handled');
  expect(await screen.findByText('No message is handled yet.')).toBeVisible();
  backend.serves('contact.listMessages', failing('The postman is ill.'));
  await press('All');
  expect(await screen.findByText('The postman is ill.')).toBeVisible();
  backend.answers('contact.listMessages', []);
  await press('Try again');
  expect(await screen.findByText('Nobody has written yet.')).toBeVisible();
  const asked = backend
    .sentTo('contact.listMessages')
    .map(({ url }) => new URL(url).searchParams.get('handled'));
  expect(asked).toEqual(['false', 'true', null, null]);
});

test('the inbox holds what is handled apart from what is not', async () => {
  const backend = new FakeBackend();
  let handled = false;
  backend.serves('contact.listMessages', ({ url }) => {
    const asked = new URL(url).searchParams.get('handled');
    return answer(200, asked === null || asked === String(handled) ? [letterOf({ handled })] : []);
  });
  backend.serves('contact.setHandled', ({ body }) => {
    handled = (body as { handled: boolean }).handled;
    return answer(200, letterOf({ handled }));
  });
  signIn({ role: 'admin' });
  const { user, path } = openSite('/message?show=inbox');
  const letter = () => screen.queryByRole('article', { name: 'Writer Test' });
  const press = async (name: RegExp | string) =>
    user.click(await screen.findByRole('button', { name }));
  await press(/^Mark as handled/);
  expect(await screen.findByText('Marked as handled.')).toBeVisible();
  await waitFor(() => expect(letter()).toBeNull());
  expect(screen.getByRole('group', { name: 'Inbox' })).toHaveFocus();

  await press('Handled');
  expect(path()).toBe('/message?show=inbox&only=handled');
  await waitFor(() => expect(letter()).toBeVisible());
  await press('All');
  await press(/^Mark as not handled/);
  await waitFor(() => expect(letter()).toHaveTextContent('Not handled'));
  await press('Not handled');
  await waitFor(() => expect(letter()).toBeVisible());
});

test('a message that was handled here stands among those that are not once somebody else says so', async () => {
  OpenSocket.present = undefined;
  vi.stubGlobal('WebSocket', OpenSocket);
  const backend = new FakeBackend();
  const other = letterOf({ id: 'm2', names: 'Other Test' });
  const says = (...letters: Message[]) => backend.answers('contact.listMessages', letters);
  says(letterOf(), other);
  backend.serves('contact.setHandled', () => {
    says(other);
    return answer(200, letterOf({ handled: true }));
  });
  signIn({ role: 'admin' });
  const { user } = openSite('/message?show=inbox');
  const letter = () => screen.queryByRole('article', { name: 'Writer Test' });
  await user.click(await screen.findByRole('button', { name: /^Mark as handled: Writer/ }));
  await waitFor(() => expect(letter()).toBeNull());
  await untilListening(backend);

  says(letterOf(), other);
  hear({ event: 'newNotification', count: 0 });
  await waitFor(() => expect(letter()).toBeVisible());
  expect(letter()).toHaveTextContent('Not handled');

  // What others handle after that is shown in its place again.
  says(other);
  hear({ event: 'newNotification', count: 0 });
  await waitFor(() => expect(letter()).not.toHaveTextContent('Not handled'));
});

test('a message that was handled here stays away while the list lags behind', async () => {
  OpenSocket.present = undefined;
  vi.stubGlobal('WebSocket', OpenSocket);
  const backend = new FakeBackend();
  backend.answers('contact.listMessages', [letterOf()]);
  backend.answers('contact.setHandled', letterOf({ handled: true }));
  signIn({ role: 'admin' });
  const { user } = openSite('/message?show=inbox');
  await user.click(await screen.findByRole('button', { name: /^Mark as handled/ }));
  await screen.findByText('Every message is handled.');
  await untilListening(backend);
  const later = letterOf({ id: 'm2', names: 'Other Test' });
  backend.answers('contact.listMessages', [later, letterOf()]);
  hear({ event: 'newNotification', count: 0 });
  expect(await screen.findByRole('button', { name: 'Show what is new (1)' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  // Whoever asks anew is shown what the server says.
  await user.click(screen.getByRole('button', { name: 'Show what is new (1)' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

test('the inbox keeps a message as it is if the change cannot be saved', async () => {
  const backend = new FakeBackend();
  backend.answers('contact.listMessages', [letterOf()]);
  backend.serves('contact.setHandled', failing('The stamp is lost.'));
  signIn({ role: 'admin' });
  const { user } = openSite('/message?show=inbox');
  const letter = within(await screen.findByRole('article', { name: 'Writer Test' }));
  await user.click(letter.getByRole('button', { name: /^Mark as handled/ }));
  expect(await screen.findByText('The stamp is lost.')).toBeVisible();
  expect(letter.getByText('Not handled')).toBeVisible();
  expect(backend.sentTo('contact.setHandled')[0]?.body).toEqual({ handled: true });
});

test('the inbox is not shown to customers', async () => {
  const backend = new FakeBackend();
  backend.answers('notifications.list', []);
  signIn();
  openSite('/message?show=inbox');
  expect(await screen.findByText('No notifications yet.')).toBeVisible();
  expect(screen.queryByText('Inbox')).toBeNull();
  expect(backend.sentTo('contact.listMessages')).toEqual([]);
});
