import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { monthOf, todayInKigali } from '#shared/days.ts';
import { errors } from '#shared/errors.ts';
import type { JournalEntry } from '#shared/journal.ts';
import type { TeamMember } from '#shared/team.ts';
import { FakeBackend, pagesOf } from '#web/app/testing/backend.ts';
import { keptAtOnce, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import * as download from '#web/features/charts/download.ts';
import { unpaid } from '#web/features/payments/testing/entries.ts';
import { answer } from '#web/lib/testing/browser.ts';

const entry: JournalEntry = {
  id: 'j1',
  at: '2027-03-10T09:00:00.000Z',
  userId: 'u2',
  names: 'Keza Sample',
  act: 'paymentRecorded',
  kind: 'booking',
  thingId: 'b1',
  thing: 'CR-4F7K2, Musanze store',
  amount: 900,
};
const member: TeamMember = {
  userId: 'u2',
  role: 'operator',
  email: 'keza@example.com',
  firstName: 'Keza',
  lastName: 'Sample',
  since: '2026-11-01T06:10:00.000Z',
};

/** How many lines a page of the fake server has. */
const PAGE = 3;

function openJournal(query = '', entries: JournalEntry[] = [entry]) {
  const backend = new FakeBackend();
  backend.serves('journal.list', pagesOf(entries, PAGE));
  backend.answers('team.list', [member]);
  const site = openSite(`/admin-dashboard/journal${query}`);
  const asked = () => {
    const { url = '' } = backend.sentTo('journal.list').at(-1) ?? {};
    return Object.fromEntries(new URL(url).searchParams);
  };
  return { backend, asked, ...site };
}

beforeEach(() => signIn({ role: 'admin' }));

test('each line leads with what was done, says who did it when, and leads to its thing', async () => {
  const { asked } = openJournal();
  const row = await screen.findByRole('row', { name: /Keza Sample/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent(/^Recorded a payment, 900\sRwf/);
  expect(row).toHaveTextContent(/Keza Sample \d\d:\d\d/);
  expect(within(row).getByRole('link', { name: 'Keza Sample' })).toHaveAttribute(
    'href',
    '/admin-dashboard/journal?month=2027-03&who=u2',
  );
  expect(asked()).toEqual({ month: monthOf(todayInKigali()), limit: '50' });
});

test('a booking opens in its details, or says why not', async () => {
  const { backend, user } = openJournal();
  backend.refuses('bookings.get', 'bookingNotFound');
  const button = await screen.findByRole('button', { name: 'CR-4F7K2, Musanze store' });
  await user.click(button);
  expect(await screen.findByText(errors.bookingNotFound.message)).toBeVisible();
  backend.answers('bookings.get', { ...bookingOf({ id: 'b1' }), history: [] });
  backend.answers('payments.list', unpaid());
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Booking details' });
  expect(dialog).toBeVisible();
});

test('the pages that were loaded stay when a booking was looked at, and what was done is offered', async () => {
  const lines = ['A', 'B', 'C', 'D'].map((thing) => ({ ...entry, id: thing, thing }));
  const { backend, user } = openJournal('', lines);
  backend.answers('bookings.get', { ...bookingOf({ id: 'b1' }), history: [] });
  backend.answers('payments.list', unpaid());
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await user.click(await screen.findByRole('button', { name: 'D' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Booking details' }));
  backend.serves('journal.list', pagesOf([{ ...entry, id: 'new', thing: 'New' }, ...lines], PAGE));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const offer = await screen.findByRole('button', { name: 'Show what is new (1)' });
  expect(screen.getByRole('button', { name: 'D' })).toBeVisible();
  await user.click(offer);
  expect(await screen.findByRole('button', { name: 'New' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'D' })).toBeVisible();
});

test('of two bookings that are asked for after each other the second opens, whichever answer comes first', async () => {
  const lines = ['b1', 'b2'].map((thingId) => ({ ...entry, id: thingId, thingId, thing: thingId }));
  const { backend, user } = openJournal('', lines);
  const first = Promise.withResolvers<undefined>();
  backend.serves('bookings.get', async ({ url }) => {
    const id = url.endsWith('b1') ? 'b1' : 'b2';
    if (id === 'b1') await first.promise;
    return answer(200, { ...bookingOf({ id, coldRoomName: `Room of ${id}` }), history: [] });
  });
  backend.answers('payments.list', unpaid());
  await user.click(await screen.findByRole('button', { name: 'b1' }));
  await user.click(screen.getByRole('button', { name: 'b2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Booking details' }));
  expect(dialog.getByText('Room of b2')).toBeVisible();
  await act(async () => {
    first.resolve(undefined);
    await first.promise;
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(dialog.getByText('Room of b2')).toBeVisible();
});

test('a change of a room says what it was and what it is', async () => {
  openJournal('', [
    {
      ...entry,
      act: 'roomChanged',
      kind: 'room',
      changes: [
        { field: 'price', from: '900', to: '1000' },
        { field: 'humidityControl', from: 'false', to: 'true' },
        { field: 'latitude', to: '-1.5' },
        { field: 'doorWords' },
        { field: 'keeperPhone' },
      ],
    },
  ]);
  const words = ['price: 900 → 1000', 'humidity control: no → yes', 'latitude: nothing → -1.5'];
  for (const text of [...words, 'how to arrive']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('a thing that has a page is a link to it', async () => {
  openJournal('', [
    { ...entry, act: 'roomClosed', kind: 'room', thingId: 'r1', thing: 'Store' },
    { ...entry, id: 'j2', act: 'roomDeleted', kind: 'room', thingId: 'r2', thing: 'Old store' },
  ]);
  const link = await screen.findByRole('link', { name: 'Store' });
  expect(link).toHaveAttribute('href', '/admin-dashboard/cold-room/r1');
  expect(screen.getByText('Old store')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Old store' })).toBeNull();
});

test('it is narrowed by the address, to a day, a person and an area', async () => {
  const { asked, user } = openJournal('?month=2027-03');
  await user.selectOptions(await screen.findByLabelText('About'), 'Payments');
  await waitFor(() => expect(asked()).toEqual({ month: '2027-03', area: 'payments', limit: '50' }));
  await user.selectOptions(screen.getByLabelText('Who'), 'Keza Sample');
  const both = { userId: 'u2', area: 'payments', limit: '50' };
  await waitFor(() => expect(asked()).toEqual({ month: '2027-03', ...both }));
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2027-04-10' } });
  await waitFor(() => expect(asked()).toEqual({ month: '2027-04', day: '2027-04-10', ...both }));
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2027-05' } });
  await waitFor(() => expect(asked()).toEqual({ month: '2027-05', ...both }));
});

test('a day that is typed stays in its field while the journal follows', async () => {
  const { path } = openJournal('?month=2027-03');
  const day = await screen.findByLabelText<HTMLInputElement>(/^Day/);
  // A browser has a day from the first digit of its year on.
  for (const typed of ['0002-03-10', '2027-03-10']) {
    expect(keptAtOnce(day, typed)).toBe(typed);
    expect(path()).toBe(`/admin-dashboard/journal?day=${typed}`);
  }
});

test('all that was done to a thing is shown, of all months, and then everything again', async () => {
  const { asked, user } = openJournal();
  await user.click(await screen.findByRole('link', { name: /^History of CR-4F7K2/ }));
  await waitFor(() => expect(asked()).toEqual({ thingId: 'b1', limit: '50' }));
  await user.selectOptions(screen.getByLabelText('Who'), 'Keza Sample');
  await waitFor(() => expect(asked()).toEqual({ thingId: 'b1', userId: 'u2', limit: '50' }));
  await user.click(screen.getByRole('link', { name: 'Show everything' }));
  await waitFor(() => expect(asked()).toEqual({ month: monthOf(todayInKigali()), limit: '50' }));
});

test('the lines that are shown are saved, and a failure is told', async () => {
  const saved = vi.spyOn(download, 'downloadCsv').mockReturnValue(undefined);
  const { backend, user } = openJournal('?day=2027-03-10&who=u9');
  const save = await screen.findByRole('button', { name: 'Download CSV' });
  expect(await screen.findByRole('option', { name: 'Somebody else' })).toBeInTheDocument();
  await user.click(save);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [name, csv] = saved.mock.calls[0] ?? [];
  expect(name).toBe('journal-2027-03-10');
  expect(csv?.split('\r\n')[1]).toBe(
    '"10 Mar 2027, 11:00",Keza Sample,Recorded a payment,"CR-4F7K2, Musanze store",900,u2,b1',
  );
  backend.fails('journal.list');
  await user.click(save);
  expect(await screen.findByText('An error occurred on the server.')).toBeVisible();
});

test('a month in which nobody did anything says so', async () => {
  openJournal('?month=2020-01', []);
  expect(await screen.findByText('Nothing was done.')).toBeVisible();
});
