import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays, addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openWithout, takeUnfetched } from '#web/app/testing/openWithout.ts';
import { changeOfRoom, fill, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';

const field = (label: string) => screen.getByLabelText(label);
const check = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Check Availability' }));

async function openWith(backend: FakeBackend) {
  backend.answers('rooms.list', [roomOf()]);
  const site = openSite('/booking/availability');
  await waitFor(() => expect(field('Cold room')).toBeEnabled());
  return site;
}

test('what is missing or wrong is said beside its field [S5.18]', async () => {
  const backend = new FakeBackend();
  const { user } = await openWith(backend);
  await check(user);
  await waitFor(() =>
    expect(field('Cold room')).toHaveAccessibleDescription('Choose a cold room.'),
  );
  expect(field('Start date')).toHaveAccessibleDescription('Choose a start date.');
  expect(field('End date')).toHaveAccessibleDescription('Choose an end date.');
  expect(backend.sentTo('bookings.availability')).toEqual([]);

  await user.selectOptions(field('Cold room'), 'nyamata');
  await fill(user, field('Start date'), '2025-04-01');
  await fill(user, field('End date'), '2027-04-02');
  backend.refuses('bookings.availability', 'pastDate');
  await check(user);
  await waitFor(() =>
    expect(field('Start date')).toHaveAccessibleDescription('You cannot select a past date.'),
  );
  expect(field('Start date')).toHaveFocus();

  await fill(user, field('Start date'), '2027-04-04');
  backend.refuses('bookings.availability', 'reversedDates');
  await check(user);
  await waitFor(() =>
    expect(field('End date')).toHaveAccessibleDescription(
      'The last day must not be before the first day.',
    ),
  );
});

test('the page says in three steps what comes after the answer', async () => {
  await openWith(new FakeBackend());
  const steps = within(screen.getByRole('region', { name: 'How booking works' }));
  const titles = steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Choose your days', 'Send the booking', 'We answer']);
});

test('a visitor checks that a room is free, what its days cost, and books the same days [S1.3, S2.15, S2.88]', async () => {
  const backend = new FakeBackend();
  const [startDate, endDate] = [addDays(todayInKigali(), 3), addDays(todayInKigali(), 5)];
  const room = roomOf({ price: 1000.5 });
  const { user, path } = await openWith(backend);
  backend.answers('rooms.list', [room]);
  backend.answers('rooms.get', room);
  backend.answers('rooms.calendar', { id: room.id, taken: [] });
  backend.answers('house.get', {});
  backend.answers('bookings.availability', {
    message: 'Cold room is available for the selected dates.',
  });
  await user.selectOptions(field('Cold room'), room.id);
  await fill(user, field('Start date'), startDate);
  await fill(user, field('End date'), endDate);
  await check(user);
  await screen.findByText('Cold room is available for the selected dates.');

  const reloaded = openSite(path());
  await waitFor(() => expect(field('Cold room')).toHaveValue(room.id));
  expect(field('Start date')).toHaveValue(startDate);
  await check(reloaded.user);
  const answer = await screen.findByRole('region', { name: 'Answer' });
  await waitFor(() => expect(answer).toHaveTextContent(/3\sdays\): 3,001.5 Rwf/));
  await reloaded.user.click(within(answer).getByRole('link', { name: 'Book these days' }));
  await waitFor(() => expect(reloaded.path()).toMatch(/^\/book\?coldRoomId=nyamata/));
  await reloaded.user.click(await changeOfRoom());
  expect(screen.getByLabelText('Storage')).toHaveValue(room.id);
  expect(field('Start date')).toHaveValue(startDate);
  expect(field('End date')).toHaveValue(endDate);
});

test('without a server it says so, and keeps what was chosen [S8.21]', async () => {
  const backend = new FakeBackend();
  backend.answers('rooms.calendar', { id: 'nyamata', taken: [] });
  const { user, path } = await openWith(backend);
  await user.selectOptions(field('Cold room'), 'nyamata');
  await fill(user, field('Start date'), '2027-04-03');
  await fill(user, field('End date'), '2027-04-05');
  backend.loses('bookings.availability');
  await check(user);
  expect(await screen.findByText('No response from server.')).toBeVisible();
  expect(field('Cold room')).toHaveValue('nyamata');
  expect(path()).toMatch(/\?coldRoomId=nyamata&startDate=2027-04-03&endDate=2027-04-05$/);

  const message = 'Cold room is available for the selected dates.';
  backend.answers('bookings.availability', { message });
  await check(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(backend.sentTo('bookings.availability').at(-1)?.body).toEqual({
    coldRoomId: 'nyamata',
    startDate: '2027-04-03',
    endDate: '2027-04-05',
  });
});

test('days that are taken by one’s own booking are told as such', async () => {
  const backend = new FakeBackend();
  const days = { startDate: '2027-04-03', endDate: '2027-04-05' };
  const own = bookingOf({ userId: 'u1', coldRoomId: 'nyamata', number: 'CR-4F7K2', ...days });
  backend.answers('bookings.listMine', [own]);
  backend.answers('rooms.calendar', { id: 'nyamata', taken: ['2027-04-03'] });
  backend.refuses('bookings.availability', 'daysTaken');
  signIn();
  const { user } = await openWith(backend);
  await user.selectOptions(field('Cold room'), 'nyamata');
  await fill(user, field('Start date'), days.startDate);
  await fill(user, field('End date'), days.endDate);
  await check(user);
  const answer = await screen.findByRole('region', { name: 'Answer' });
  const link = await within(answer).findByRole('link', { name: 'booking CR-4F7K2' });
  expect(link.closest('p')).toHaveTextContent(/^You have booked this room already/);
  expect(link).toHaveAttribute('href', `/success?booking=${own.id}`);
});

test('an answer that comes after other days were chosen is not given as that of these', async () => {
  const backend = new FakeBackend();
  const { user } = await openWith(backend);
  await user.selectOptions(field('Cold room'), 'nyamata');
  await fill(user, field('Start date'), '2027-04-03');
  await fill(user, field('End date'), '2027-04-05');
  const message = 'Cold room is available for the selected dates.';
  const respond = backend.holds('bookings.availability', { message });
  await check(user);
  await waitFor(() => expect(backend.sentTo('bookings.availability')).toHaveLength(1));
  await fill(user, field('End date'), '2027-04-09');
  respond();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Check Availability' })).toBeEnabled(),
  );
  expect(screen.queryByText(message)).toBeNull();
});

test('days can be chosen in the calendar of the room, which shows those that are taken', async () => {
  const backend = new FakeBackend();
  const month = monthOf(addMonths(todayInKigali(), 1));
  backend.answers('rooms.calendar', { id: 'nyamata', taken: [`${month}-12`] });
  const { user } = await openWith(backend);
  await user.selectOptions(field('Cold room'), 'nyamata');
  const calendar = within(await screen.findByRole('group', { name: /^Free days of/ }));
  await user.click(await calendar.findByRole('button', { name: /next month/i }));
  const day = (number: number) =>
    calendar.getByRole('button', { name: new RegExp(`\\b${number} `) });
  expect(day(12)).toHaveAccessibleName(/, taken$/);
  await user.click(day(14));
  await user.click(day(16));
  expect(field('Start date')).toHaveValue(`${month}-14`);
  expect(field('End date')).toHaveValue(`${month}-16`);
  expect(screen.queryByText('Taken in your days')).toBeNull();
  await fill(user, field('Start date'), `${month}-11`);
  expect(screen.getByText('Taken in your days')).toBeVisible();
});

test('a calendar that cannot be fetched is fetched again, and a closed room has none', async () => {
  const backend = new FakeBackend();
  backend.fails('rooms.calendar');
  backend.answers('rooms.list', [roomOf(), roomOf({ id: 'closed', status: 'unavailable' })]);
  const { user } = openSite('/booking/availability');
  await waitFor(() => expect(field('Cold room')).toBeEnabled());
  await user.selectOptions(field('Cold room'), 'nyamata');
  const again = await screen.findByRole('button', { name: 'Try again' });
  backend.answers('rooms.calendar', { id: 'nyamata', taken: [] });
  await user.click(again);
  expect(await screen.findByRole('grid')).toBeVisible();
  await user.selectOptions(field('Cold room'), 'closed');
  expect(screen.queryByRole('grid')).toBeNull();
});

test('without the code of the calendar, the form stays, and says so in its place', async () => {
  const backend = new FakeBackend();
  const room = roomOf();
  backend.answers('rooms.list', [room]);
  backend.answers('rooms.calendar', { id: room.id, taken: [] });
  const code = '#web/features/bookings/form/StayCalendar.tsx';
  const { user } = await openWithout(code, `/booking/availability?coldRoomId=${room.id}`);
  expect(await screen.findByText('This part of the page could not be loaded.')).toBeVisible();
  await fill(user, field('Start date'), '2027-04-01');
  expect(field('Start date')).toHaveValue('2027-04-01');
  takeUnfetched();
});
