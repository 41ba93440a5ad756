import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, daysOf, todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { definitionOf, openSite, signIn } from '#web/app/testing/site.tsx';
import type { Wanted } from '#web/features/bookings/change/changeView.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { unpaid } from '#web/features/payments/testing/entries.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { formatDay } from '#web/lib/format.ts';
import { answer, refuse } from '#web/lib/testing/browser.ts';

const today = todayInKigali();
const room = roomOf({ id: 'r1', name: 'Musanze store', price: 1_000 });
const booking = bookingOf({
  status: 'approved',
  startDate: addDays(today, 3),
  endDate: addDays(today, 5),
});
const asked = {
  at: '2027-03-02T08:00:00.000Z',
  startDate: booking.startDate,
  endDate: addDays(today, 7),
  totalPrice: 5_000,
  words: 'The harvest is late.',
  state: 'waiting',
} as const;

function backendWith(taken: string[] = []) {
  const backend = new FakeBackend();
  backend.answers('rooms.get', room);
  backend.answers('rooms.calendar', { id: room.id, taken });
  return backend;
}

test('a customer asks for other days of an approved booking, seeing what they cost, and takes that back', async () => {
  const backend = backendWith();
  backend.answers('bookings.listMine', [booking]);
  backend.answers('changeRequests.create', { ...booking, asked });
  signIn();
  const { user } = openSite('/booking?show=approved');
  await user.click(await screen.findByRole('button', { name: /^Ask for other days/ }));
  const form = await screen.findByRole('dialog', { name: 'Ask for other days' });
  const dialog = within(form);
  fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: asked.endDate } });
  await user.type(dialog.getByLabelText(/^In your own words/), asked.words);
  await waitFor(() => expect(definitionOf(form, 'Difference')).toMatch(/^\+2,000/));
  await user.click(dialog.getByRole('button', { name: 'Ask for these days' }));
  expect(await screen.findByText('Other days asked for:')).toBeVisible();
  expect(await screen.findByText('We have your request, and will answer you.')).toBeVisible();
  expect(screen.getByText(asked.words)).toBeVisible();
  expect(backend.sentTo('changeRequests.create')[0]?.body).toEqual({
    startDate: asked.startDate,
    endDate: asked.endDate,
    totalPrice: 5_000,
    words: asked.words,
  });

  backend.answers('bookings.listMine', [{ ...booking, asked }]);
  backend.refuses('changeRequests.withdraw', 'askedAnswered');
  await user.click(screen.getByRole('button', { name: /^Withdraw request for other days/ }));
  expect(await screen.findByText(/answered or withdrawn this request/)).toBeVisible();
  const withdrawn = { ...booking, asked: { ...asked, state: 'withdrawn' as const } };
  backend.answers('changeRequests.withdraw', withdrawn);
  await user.click(screen.getByRole('button', { name: /^Withdraw request for other days/ }));
  expect(await screen.findByText('Your request for other days is withdrawn.')).toBeVisible();
  expect(screen.queryByText('Other days asked for:')).toBeNull();
});

test('a request that is being withdrawn says so in the menu of a phone, and is not withdrawn twice', async () => {
  const backend = backendWith();
  backend.answers('bookings.listMine', [{ ...booking, asked }]);
  const withdrawn = { ...booking, asked: { ...asked, state: 'withdrawn' as const } };
  const release = backend.holds('changeRequests.withdraw', withdrawn);
  signIn();
  const { user } = openSite('/booking?show=approved');
  const more = await screen.findByRole('button', { name: 'More, Musanze store' });
  await user.click(more);
  await user.click(screen.getByRole('menuitem', { name: 'Withdraw request for other days' }));
  await user.click(more);
  await user.click(screen.getByRole('menuitem', { name: 'Withdrawing...' }));
  expect(backend.sentTo('changeRequests.withdraw')).toHaveLength(1);
  release();
  expect(await screen.findByText('Your request for other days is withdrawn.')).toBeVisible();
  await user.click(more);
  expect(screen.getByRole('menuitem', { name: 'Ask for other days' })).toBeVisible();
});

test('a customer changes the days of a booking that is pending', async () => {
  const backend = backendWith();
  const pending = { ...booking, status: 'pending' as const };
  const days = { startDate: addDays(today, 6), endDate: addDays(today, 8) };
  backend.answers('bookings.listMine', [pending]);
  backend.answers('bookings.change', { ...pending, ...days });
  signIn();
  const { user } = openSite('/booking?show=pending');
  await user.click(await screen.findByRole('button', { name: /^Change days/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change days' }));
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type('First day', days.startDate);
  expect(await dialog.findByText(/must not be before the first day/)).toBeVisible();
  type('Last day', days.endDate);
  const change = dialog.getByRole('button', { name: 'Change booking' });
  await waitFor(() => expect(change).toBeEnabled());
  await user.click(change);
  expect(await screen.findByText('The booking is changed.')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent(formatDay(days.endDate));
  expect(backend.sentTo('bookings.change')[0]?.body).toMatchObject(days);
});

test('the details of a booking and the form that changes it name its days alike, once', async () => {
  const backend = backendWith();
  const pending = { ...booking, status: 'pending' as const };
  backend.answers('bookings.listMine', [pending]);
  backend.answers('bookings.get', { ...pending, history: [] });
  backend.answers('payments.list', unpaid());
  signIn();
  const { user } = openSite('/booking?show=pending');
  await user.click(await screen.findByRole('button', { name: /^Change days/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Change days' }));
  for (const name of ['First day', 'Last day']) expect(form.getByLabelText(name)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Keep as it is' }));
  await user.click(await screen.findByRole('button', { name: /^Details/ }));
  const details = await screen.findByRole('dialog', { name: 'Booking details' });
  const days = within(details)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
    .filter((name) => /day|date/.test(name));
  expect(days).toEqual(['First day', 'Last day']);
});

test('a customer reads why other days were declined, and may ask for others', async () => {
  const backend = backendWith();
  const reasonText = 'Another customer comes on these days.';
  backend.answers('bookings.listMine', [
    { ...booking, asked: { ...asked, state: 'declined', reasonText } },
  ]);
  signIn();
  openSite('/booking?show=approved');
  expect(await screen.findByText(new RegExp(reasonText))).toBeVisible();
  expect(screen.getByRole('button', { name: /^Ask for other days/ })).toBeVisible();
});

/** The approved bookings of the staff, with the details of the one that asks opened. */
async function openAnswer(backend: FakeBackend) {
  const asking = { ...booking, asked };
  backend.answers('bookings.listAll', [asking]);
  backend.answers('bookings.get', { ...asking, history: [] });
  backend.answers('payments.list', unpaid());
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/bookings?show=approved');
  await user.click(await screen.findByRole('button', { name: /^Answer change request/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Booking details' });
  const region = within(dialog).getByRole('region', { name: 'Change request' });
  return { user, region, question: within(region) };
}

test('the staff see the difference of the price before they accept other days', async () => {
  const backend = backendWith();
  const { user, region, question } = await openAnswer(backend);
  expect(question.getByText(asked.words)).toBeVisible();
  await waitFor(() => expect(definitionOf(region, 'Difference')).toMatch(/^\+2,000/));
  backend.answers('changeRequests.accept', { ...booking, endDate: asked.endDate });
  await user.click(question.getByRole('button', { name: 'Accept days' }));
  expect(await screen.findByText('The days are accepted. The client is told.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.sentTo('changeRequests.accept')[0]?.body).toEqual({
    askedAt: asked.at,
    totalPrice: 5_000,
  });
});

test('the staff may look at another room meanwhile, and accept the days then', async () => {
  const backend = backendWith();
  const { user, question } = await openAnswer(backend);
  await waitFor(() => expect(question.getByRole('button', { name: 'Accept days' })).toBeEnabled());
  const other = roomOf({ id: 'other', name: 'Other store' });
  backend.answers('rooms.list', [other]);
  backend.serves('rooms.get', ({ url }) => answer(200, url.includes('other') ? other : room));
  await user.click(screen.getByRole('button', { name: 'Change days or room' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change days or room' }));
  await user.click(await form.findByRole('combobox', { name: 'Room' }));
  await user.click(await form.findByRole('option', { name: /^Other store/ }));
  await user.click(form.getByRole('button', { name: 'Keep as it is' }));
  const details = within(await screen.findByRole('dialog', { name: 'Booking details' }));
  await waitFor(() => expect(details.getByRole('button', { name: 'Accept days' })).toBeEnabled());
});

test('words of a decline stay when another change was only looked at, and the days are fetched anew', async () => {
  const backend = backendWith();
  const { user, question } = await openAnswer(backend);
  await user.click(question.getByRole('button', { name: 'Decline days' }));
  const words = 'These days are promised.';
  await user.type(question.getByLabelText('What the client reads'), words);
  await user.click(screen.getByRole('button', { name: 'Change days or room' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change days or room' }));
  backend.answers('rooms.calendar', { id: room.id, taken: [addDays(today, 6)] });
  await user.click(form.getByRole('button', { name: 'Keep as it is' }));
  expect(screen.getByLabelText('What the client reads')).toHaveValue(words);
  expect(await question.findByText(/^Not free:/)).toBeVisible();
});

test('the staff see which days are not free, and decline with words', async () => {
  const backend = backendWith([addDays(today, 6)]);
  const { user, question } = await openAnswer(backend);
  expect(await question.findByText(/^Not free:/)).toBeVisible();
  expect(question.getByRole('button', { name: 'Accept days' })).toBeDisabled();
  await user.click(question.getByRole('button', { name: 'Decline days' }));
  const send = question.getByRole('button', { name: 'Decline with these words' });
  expect(send).toBeDisabled();
  await user.type(question.getByLabelText('What the client reads'), 'The room is taken.');
  backend.refuses('changeRequests.decline', 'askedAnswered');
  await user.click(send);
  expect(await question.findByText(/answered or withdrawn this request/)).toBeVisible();
  backend.answers('changeRequests.decline', booking);
  await user.click(send);
  expect(
    await screen.findByText('The change request is declined. The client is told.'),
  ).toBeVisible();
});

test('nothing is declined while the days are given, and what is wrong with the words stands beside them', async () => {
  const backend = backendWith();
  const { user, question } = await openAnswer(backend);
  const accept = question.getByRole('button', { name: 'Accept days' });
  await waitFor(() => expect(accept).toBeEnabled());
  const accepted = Promise.withResolvers<Response>();
  backend.serves('changeRequests.accept', () => accepted.promise);
  await user.click(accept);
  const decline = question.getByRole('button', { name: 'Decline days' });
  expect(decline).toBeDisabled();
  accepted.resolve(refuse('askedAnswered'));
  await waitFor(() => expect(decline).toBeEnabled());

  backend.refuses('changeRequests.decline', 'notPlainText', undefined, 'reasonText');
  await user.click(decline);
  const words = question.getByLabelText('What the client reads');
  await user.type(words, 'The room is taken.');
  await user.click(question.getByRole('button', { name: 'Decline with these words' }));
  await waitFor(() => expect(words).toHaveAccessibleDescription('Must be plain text.'));
  expect(question.getAllByText('Must be plain text.')).toHaveLength(1);
});

test('an answer that is refused again says so anew, and words that were left are not at fault next time', async () => {
  const backend = backendWith();
  const { user, question } = await openAnswer(backend);
  const accept = () => question.getByRole('button', { name: 'Accept days' });
  await waitFor(() => expect(accept()).toBeEnabled());
  const refusal = /answered or withdrawn this request/;
  backend.refuses('changeRequests.accept', 'askedAnswered');
  await user.click(accept());
  expect(await question.findByText(refusal)).toBeVisible();
  const release = backend.delays('changeRequests.accept');
  await user.click(accept());
  expect(question.queryByText(refusal)).toBeNull();
  release();
  expect(await question.findByText(refusal)).toBeVisible();

  backend.refuses('changeRequests.decline', 'notPlainText', undefined, 'reasonText');
  const openWords = async () => {
    await user.click(question.getByRole('button', { name: 'Decline days' }));
    return question.getByLabelText('What the client reads');
  };
  const words = await openWords();
  await user.type(words, 'The room is taken.');
  await user.click(question.getByRole('button', { name: 'Decline with these words' }));
  await waitFor(() => expect(words).toBeInvalid());
  expect(question.queryByText(refusal)).toBeNull();
  await user.click(question.getByRole('button', { name: 'Back' }));
  expect(await openWords()).toBeValid();
});

/** What was lost on its way back was done: the calendar names the days that the booking has by now. */
function doneButLost(backend: FakeBackend, { coldRoomId, startDate, endDate }: Wanted) {
  backend.answers('rooms.calendar', { id: coldRoomId, taken: daysOf(startDate, endDate) });
  backend.loses('bookings.change');
}

/** The keys with which other days or another room were sent. */
const keysOf = (backend: FakeBackend) =>
  new Set(backend.sentTo('bookings.change').map(({ headers }) => headers['idempotency-key']));

/** The form in which a customer changes the days of a booking that is pending. */
async function openChange(backend: FakeBackend) {
  const pending = { ...booking, status: 'pending' as const };
  backend.answers('bookings.listMine', [pending]);
  signIn();
  const { user } = openSite('/booking?show=pending');
  await user.click(await screen.findByRole('button', { name: /^Change days/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change days' }));
  const choose = (day: string) =>
    fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: day } });
  const change = dialog.getByRole('button', { name: 'Change booking' });
  return { user, pending, dialog, choose, change };
}

test('days are changed once: after a lost answer the same key finds out what became of the first try', async () => {
  const backend = backendWith();
  const days = { startDate: booking.startDate, endDate: addDays(today, 6) };
  const { user, pending, dialog, choose, change } = await openChange(backend);
  choose(days.endDate);
  await waitFor(() => expect(change).toBeEnabled());
  doneButLost(backend, { ...pending, ...days });
  backend.answers('bookings.listMine', [{ ...pending, ...days }]);
  await user.click(change);
  expect(await dialog.findByText('No response from server.')).toBeVisible();
  // Behind the dialog stands what became of it.
  const card = screen.getByRole('article', { hidden: true });
  await waitFor(() => expect(card).toHaveTextContent(formatDay(days.endDate)));
  await waitFor(() => expect(backend.sentTo('rooms.calendar')).toHaveLength(2));
  await waitFor(() => expect(change).toBeEnabled());
  expect(dialog.queryByText(/^Not free/)).toBeNull();
  backend.answers('bookings.change', { ...pending, ...days });
  await user.click(change);
  expect(await screen.findByText('The booking is changed.')).toBeVisible();
  expect(keysOf(backend).size).toBe(1);
});

test('after a lost answer other days are sent with another key, and once they are refused what is taken counts', async () => {
  const backend = backendWith();
  const { user, dialog, choose, change } = await openChange(backend);
  choose(addDays(today, 7));
  await waitFor(() => expect(change).toBeEnabled());
  backend.loses('bookings.change');
  await user.click(change);
  await dialog.findByText('No response from server.');
  choose(addDays(today, 6));
  backend.refuses('bookings.change', 'daysTaken');
  backend.answers('rooms.calendar', { id: room.id, taken: [addDays(today, 6)] });
  await user.click(change);
  expect(await dialog.findByText(/^Not free/)).toBeVisible();
  expect(change).toBeDisabled();
  expect(keysOf(backend).size).toBe(2);
});

test('other days are of the booking as it was seen, unless a change before got no answer', async () => {
  const backend = backendWith();
  const { user, pending, dialog, choose, change } = await openChange(backend);
  choose(addDays(today, 7));
  await waitFor(() => expect(change).toBeEnabled());
  backend.refuses('bookings.change', 'staleBooking');
  await user.click(change);
  expect(await dialog.findByText(/have changed meanwhile\. Please close this/)).toBeVisible();
  // The list behind it has them then.
  await waitFor(() => expect(backend.sentTo('bookings.listMine')).toHaveLength(2));
  backend.loses('bookings.change');
  await user.click(change);
  await dialog.findByText('No response from server.');
  choose(addDays(today, 6));
  backend.answers('bookings.change', { ...pending, endDate: addDays(today, 6) });
  await user.click(change);
  expect(await screen.findByText('The booking is changed.')).toBeVisible();
  const { coldRoomId, startDate, endDate } = booking;
  const seen = { coldRoomId, startDate, endDate };
  expect(
    backend.sentTo('bookings.change').map(({ body }) => (body as { seen?: object }).seen),
  ).toEqual([seen, seen, undefined]);
});

test('staff who got no answer to a change of room press again, and the same key finds out what became of it', async () => {
  const backend = backendWith();
  const other = roomOf({ id: 'other', name: 'Other store', price: 1_000 });
  backend.answers('bookings.listAll', [booking]);
  backend.answers('bookings.get', { ...booking, history: [] });
  backend.answers('payments.list', unpaid());
  backend.answers('rooms.list', [other]);
  backend.serves('rooms.get', ({ url }) => answer(200, url.includes('other') ? other : room));
  backend.serves('rooms.calendar', ({ url }) =>
    answer(200, { id: url.includes('other') ? other.id : room.id, taken: [] }),
  );
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/bookings?show=approved');
  await user.click(await screen.findByRole('button', { name: /^Details/ }));
  await user.click(await screen.findByRole('button', { name: 'Change days or room' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change days or room' }));
  await user.click(await form.findByRole('combobox', { name: 'Room' }));
  await user.click(await form.findByRole('option', { name: /^Other store/ }));
  const change = form.getByRole('button', { name: 'Change booking' });
  await waitFor(() => expect(change).toBeEnabled());
  const moved = { ...booking, coldRoomId: other.id, coldRoomName: other.name };
  doneButLost(backend, moved);
  backend.answers('bookings.listAll', [moved]);
  await user.click(change);
  expect(await form.findByText('No response from server.')).toBeVisible();
  await screen.findByRole('article', { name: 'Booking of Other store', hidden: true });
  await waitFor(() => expect(change).toBeEnabled());
  expect(form.queryByText(/^Not free/)).toBeNull();
  backend.answers('bookings.change', moved);
  await user.click(change);
  expect(await screen.findByText('The booking is changed.')).toBeVisible();
  expect(keysOf(backend).size).toBe(1);
});
