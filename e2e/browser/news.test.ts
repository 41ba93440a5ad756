import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { bell, openListening } from '../support/listening.ts';
import { untilUnread } from '../support/outboxWaits.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const cardOf = (page: Page, room: { name: string }) =>
  page.getByRole('article', { name: `Booking of ${room.name}` });
const news = (page: Page) => page.getByRole('button', { name: /^Show what is new \(\d+\)$/ });

/** Asks for what is new until something is shown: others may do what makes news as well. */
const showNews = (page: Page, awaited: Locator): Promise<void> =>
  expect(async () => {
    if (await news(page).isVisible()) await news(page).click();
    await expect(awaited).toBeVisible({ timeout: 500 });
  }).toPass();

// The other lists of the same components are tried in jsdom: `web/app/news.dom.test.tsx`.
test('a request answered by somebody else is marked in its place at /book/pending, and a new one is offered', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const { first, second, third } = await rooms.named('first', 'second', 'third');
  const answered = await bookings.create(customer, first, 5, 6);
  await bookings.create(customer, second, 5, 6);
  await arriveSignedIn(page, admin);
  await openListening(page, '/book/pending');
  await expect(cardOf(page, first).getByText(/^Waiting /)).toBeVisible();

  await bookings.move(answered.id, 'approved');
  await expect(cardOf(page, first).getByText('Approved')).toBeVisible();
  await expect(cardOf(page, first).getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(cardOf(page, second).getByRole('button', { name: /^Approve/ })).toBeVisible();

  await bookings.create(customer, third, 5, 6);
  await expect(news(page)).toBeVisible();
  await expect(cardOf(page, third)).toHaveCount(0);
  await showNews(page, cardOf(page, third));
  await expect(cardOf(page, first)).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the table of all bookings changes where it stands, and offers what has come', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  // What ends first stands first.
  const { id } = await bookings.create(customer, room, 0, 0);
  await arriveSignedIn(page, admin);
  await openListening(page, '/booking/all');
  const rows = page.getByRole('row').filter({ hasText: room.name });
  await expect(rows.getByText('Pending')).toBeVisible();
  await bookings.move(id, 'rejected');
  await expect(rows.getByText('Rejected')).toBeVisible();
  await bookings.create(customer, room, 0, 0);
  await showNews(page, rows.nth(1));
});

test('a customer’s open list at /booking shows the answer when the bell does', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  const first = await bookings.create(customer, room, 5, 6);
  const second = await bookings.create(customer, room, 8, 9);
  await arriveSignedIn(page, customer);
  await openListening(page, '/booking?show=pending');
  await expect(cardOf(page, room)).toHaveCount(2);
  await bookings.move(first.id, 'approved');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  // It stays where it stood, and says what has become of it.
  await expect(cardOf(page, room).getByText('Approved')).toBeVisible();
  await expect(cardOf(page, room)).toHaveCount(2);

  const approved = page.getByRole('button', { name: /^Approved/ });
  await approved.or(page.getByRole('tab', { name: /^Approved/ })).click();
  await expect(cardOf(page, room)).toHaveCount(1);
  await bookings.move(second.id, 'approved');
  await expect(page.getByText('Show what is new (1)')).toBeVisible();
  await news(page).click();
  await expect(cardOf(page, room)).toHaveCount(2);
});

test('the inbox marks what somebody else has handled, and offers what has come', async ({
  page,
  admin,
  backend,
}) => {
  const send = async () => {
    const names = `Writer ${randomUUID().slice(0, 8)}`;
    const json = { names, email: 'writer@example.com', question: 'Call me.' };
    await backend.ok(api.contact.submitQuery, { json });
    return names;
  };
  const names = await send();
  await arriveSignedIn(page, admin);
  await openListening(page, '/message?show=inbox');
  const letter = page.getByRole('article', { name: names });
  await expect(letter.getByText('Not handled', { exact: true })).toBeVisible();
  const { token } = admin;
  const all = await backend.ok(api.contact.listMessages, { token });
  const id = all.find((message) => message.names === names)?.id ?? '';
  await backend.ok(api.contact.setHandled, { token, path: { id }, json: { handled: true } });
  await expect(letter.getByText('Handled', { exact: true })).toBeVisible();
  const later = await send();
  await showNews(page, page.getByRole('article', { name: later }));
  await expect(letter).toHaveCount(0);
});

test('whoever answers a request finds its notification read, in the list that is open too', async ({
  page,
  admin,
  customer,
  backend,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  const { id } = await bookings.create(customer, room, 5, 6);
  const unreadOf = async () =>
    (await backend.ok(api.notifications.list, { token: admin.token })).filter(
      (note) => note.bookingId === id && !note.read,
    ).length;
  await expect.poll(unreadOf).toBe(1);
  await arriveSignedIn(page, admin);
  await openListening(page, '/message');
  const note = page.getByRole('listitem').filter({ hasText: room.name });
  await expect(note.getByText('Unread', { exact: true })).toBeVisible();
  await bookings.move(id, 'rejected');
  await expect(note.getByText('Unread', { exact: true })).toHaveCount(0);
  await expect.poll(unreadOf).toBe(0);
  await untilUnread(backend, customer, 1);
});
