import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Message } from '#shared/message.ts';
import { messages } from '#shared/messages.ts';
import type { Notification } from '#shared/notification.ts';
import { FakeBackend, pagesOf } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
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
  expect(await screen.findByText('No messages yet.')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Write to us' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
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
  expect(await screen.findByText('No messages yet.')).toBeVisible();
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

test('a customer’s messages come twenty at a time, and a page that fails can be asked for again', async () => {
  const backend = new FakeBackend();
  const all = Array.from({ length: 25 }, (_, index) => noteOf(index + 1));
  backend.serves('notifications.list', pagesOf(all, 20));
  signIn();
  const { user } = openSite('/message');
  const more = async () => user.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(items()).toHaveLength(20));
  backend.serves('notifications.list', failing('Lost'));
  await more();
  expect(await screen.findByText('Lost')).toHaveRole('alert');
  backend.serves('notifications.list', pagesOf(all, 20));
  await more();
  await waitFor(() => expect(items()).toHaveLength(25));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(items().at(-1)).toHaveTextContent(/Room number 25/);
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
  expect(await screen.findByText('No messages yet.')).toBeVisible();
  expect(screen.queryByText('Inbox')).toBeNull();
  expect(backend.sentTo('contact.listMessages')).toEqual([]);
});
