import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, todayInKigali } from '#shared/days.ts';
import { errors } from '#shared/errors.ts';
import { messages } from '#shared/messages.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { definitionOf, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { newBookingPath } from '#web/lib/paths.ts';
import { answer, refuse } from '#web/lib/testing/browser.ts';

const person = {
  userId: 'p1',
  role: 'user' as const,
  createdAt: '2026-10-01T08:00:00.000Z',
  firstName: 'Keza',
  lastName: 'Sample',
  phoneNumber: '+250788000001',
};
const noMore = { people: false, rooms: false };
const noBalance = { due: 0, paid: 0, owed: 0, toRefund: 0 };

test('the staff read what cancelling costs before they book, and send what was shown', async () => {
  const backend = new FakeBackend();
  const room = roomOf({ price: 1000 });
  const cancellation = { freeDays: 2, share: 25 };
  backend.answers('rooms.get', room);
  backend.answers('people.get', { person, notes: [], balance: noBalance, sharing: [] });
  backend.answers('house.get', { cancellation });
  signIn({ role: 'operator' });
  const day = (count: number) => addDays(todayInKigali(), count);
  const stay = { from: day(5), to: day(7) };
  const { user } = openSite(newBookingPath({ client: 'p1', room: room.id, ...stay }));
  const form = await screen.findByRole('form', { name: 'New booking' });
  await waitFor(() => expect(form).toHaveTextContent('Cancelling'));
  expect(definitionOf(form, 'Cancelling')).toContain('then 25% of the total (750 Rwf) is due');

  const book = () => user.click(within(form).getByRole('button', { name: 'Book' }));
  backend.refuses('bookings.bookFor', 'termsChanged');
  backend.answers('house.get', { cancellation: { ...cancellation, share: 50 } });
  await book();
  expect(await within(form).findByText(/^The rule of cancelling has changed\./)).toBeVisible();
  await waitFor(() => expect(definitionOf(form, 'Cancelling')).toContain('50% of the total'));

  backend.answers('bookings.bookFor', bookingOf({ customerName: 'Keza Sample' }));
  await book();
  expect(await screen.findByRole('heading', { name: 'Booked for Keza Sample' })).toBeVisible();
  const sent = backend.sentTo('bookings.bookFor').map(({ body }) => body);
  expect(sent).toMatchObject([{ cancellation }, { cancellation: { freeDays: 2, share: 50 } }]);
});

test('what is sent again after a lost answer is booked anew where the staff have cancelled it meanwhile', async () => {
  const backend = new FakeBackend();
  const room = roomOf({ price: 1000 });
  backend.answers('rooms.get', room);
  backend.answers('people.get', { person, notes: [], balance: noBalance, sharing: [] });
  backend.answers('house.get', {});
  signIn({ role: 'operator' });
  const day = (count: number) => addDays(todayInKigali(), count);
  const { user } = openSite(
    newBookingPath({ client: 'p1', room: room.id, from: day(5), to: day(7) }),
  );
  const form = await screen.findByRole('form', { name: 'New booking' });
  const button = within(form).getByRole('button', { name: 'Book' });
  await waitFor(() => expect(form).toHaveTextContent('3,000'));
  backend.loses('bookings.bookFor');
  await user.click(button);
  expect(await within(form).findByText(messages.noResponse)).toBeVisible();

  const stay = { coldRoomId: room.id, startDate: day(5), endDate: day(7) };
  const made = bookingOf({ ...stay, customerName: 'Keza Sample', number: 'CR-11111' });
  backend.answers('bookings.get', { ...made, status: 'cancelled', history: [] });
  const keys = () =>
    backend.sentTo('bookings.bookFor').map(({ headers }) => headers['idempotency-key']);
  backend.serves('bookings.bookFor', ({ headers }) =>
    headers['idempotency-key'] === keys()[0]
      ? answer(201, { ...made, status: 'approved' })
      : refuse('daysTaken'),
  );
  await user.click(button);
  expect(await within(form).findByText(errors.daysTaken.message)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Booked for/ })).toBeNull();
  expect(keys()).toHaveLength(3);

  const anew = bookingOf({ ...stay, id: 'b2', customerName: 'Keza Sample', number: 'CR-22222' });
  backend.answers('bookings.bookFor', anew);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Booked for Keza Sample' })).toBeVisible();
  expect(screen.getByText('CR-22222')).toBeVisible();
});

test('a client who is pressed is chosen, though what was typed last is looked for before the press ends', async () => {
  const backend = new FakeBackend();
  backend.answers('house.get', {});
  backend.answers('search.find', { people: [person], bookings: [], rooms: [], more: noMore });
  signIn({ role: 'operator' });
  const { user } = openSite(newBookingPath({}));
  await user.type(await screen.findByRole('searchbox', { name: 'Client' }), '078800000');
  const found = await screen.findByRole('button', { name: /^Keza Sample/ });
  await user.keyboard('1');
  await user.pointer({ keys: '[MouseLeft>]', target: found });
  // As long as it takes to look for what was typed.
  await new Promise((resolve) => setTimeout(resolve, 600));
  await user.pointer({ keys: '[/MouseLeft]', target: found });
  expect(await screen.findByRole('button', { name: 'Somebody else' })).toHaveFocus();
});

test('where more clients match than are shown, this is said', async () => {
  const backend = new FakeBackend();
  backend.answers('house.get', {});
  const found = { people: [person], bookings: [], rooms: [] };
  backend.answers('search.find', { ...found, more: { people: true, rooms: false } });
  signIn({ role: 'operator' });
  const { user } = openSite(newBookingPath({}));
  const field = await screen.findByRole('searchbox', { name: 'Client' });
  await user.type(field, 'Keza');
  const words = 'More than 1 clients match: type more of the phone number, name or email.';
  expect(await screen.findByText(words)).toBeVisible();
  backend.answers('search.find', { ...found, more: noMore });
  await user.type(field, ' S');
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(await screen.findByRole('button', { name: /^Keza Sample/ })).toBeVisible();
});
