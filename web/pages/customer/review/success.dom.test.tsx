import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { successPath } from '#web/lib/paths.ts';

const HOUR_MS = 60 * 60 * 1000;
const booked = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const success = () => screen.findByRole('heading', { level: 1, name: 'Booking Successful!' });
const noSuccess = () =>
  expect(screen.queryByRole('heading', { name: 'Booking Successful!' })).toBeNull();

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
  signIn();
});

test('without an address the success page shows the booking that was made last, and says what came of it [S2.17]', async () => {
  const older = bookingOf({ id: 'b0', coldRoomName: 'Older store', date: booked(3) });
  const newest = bookingOf({ date: booked(1) });
  backend.answers('bookings.listMine', [newest, older]);
  openSite('/success');
  expect(await success()).toBeVisible();
  expect(screen.getByText('Musanze store')).toBeVisible();
  expect(screen.queryByText('Older store')).toBeNull();
  expect(screen.getByText('Arrival')).toBeVisible();
  const steps = screen.getByRole('list', { name: 'What happens next' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  expect(within(steps).getByText('Our answer').closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Your stay' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'What it costs' })).toBeVisible();

  backend.answers('bookings.listMine', [{ ...newest, status: 'approved' }, older]);
  openSite('/success');
  expect(await screen.findByText(/^We have approved your request/)).toBeVisible();
  expect(await success()).toBeVisible();

  backend.answers('bookings.listMine', [{ ...newest, status: 'cancelled' }, older]);
  openSite('/success');
  const ended = await screen.findByRole('heading', { level: 1, name: 'Booking cancelled' });
  expect(ended).toBeVisible();
  expect(screen.getByText('Cancelled', { exact: true })).toBeVisible();
  expect(screen.getByText(/3 Apr 2027 \(3 days\)$/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'What happens next' })).toBeNull();
  await waitFor(() => expect(document.title).toMatch(/Booking cancelled · /));
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

test('the tab of the browser speaks of a success once the booking is here', async () => {
  const release = backend.holds('bookings.listMine', [bookingOf({ date: booked(1) })]);
  openSite('/success');
  await waitFor(() => expect(document.title).toMatch(/^Your booking · /));
  release();
  expect(await success()).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Booking successful · /));
});

test('a request that expired says so without a reason that may be wrong: it waited, or its first day is over', async () => {
  const expired = bookingOf({ status: 'expired', date: booked(1) });
  backend.answers('bookings.listMine', [expired]);
  openSite('/success');
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking expired' })).toBeVisible();
  expect(screen.getByText('We did not answer in time. You owe nothing for it.')).toBeVisible();
});

test('whether a booking is new is judged by the server’s clock, however wrong that of the device is', async () => {
  localStorage.setItem('ahead', String(48 * HOUR_MS));
  backend.answers('bookings.listMine', [bookingOf({ date: booked(48 + 1) })]);
  openSite('/success');
  expect(await success()).toBeVisible();
});

test('whoever has booked nothing since yesterday is shown the way to a room and to their bookings', async () => {
  backend.answers('bookings.listMine', [bookingOf({ date: booked(25) })]);
  openSite('/success');
  expect(await screen.findByText('You have booked nothing since yesterday.')).toBeVisible();
  noSuccess();
  await waitFor(() => expect(document.title).toMatch(/^Your booking · /));
  expect(screen.getByRole('link', { name: 'Find a cold room' })).toHaveAttribute('href', '/search');
  expect(screen.getByRole('link', { name: 'See your bookings' })).toHaveAttribute(
    'href',
    '/booking',
  );
});

test('a booking of somebody else, or of nobody, is said to be none of the reader’s', async () => {
  const expectNotTheirs = async (address: string) => {
    openSite(address);
    expect(await screen.findByText('This booking is not among yours.'), address).toBeVisible();
    expect(screen.getByText(/^You are signed in as keza@example\.com\./)).toBeVisible();
    noSuccess();
    await waitFor(() => expect(document.title).toMatch(/^Your booking · /));
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  };
  backend.refuses('bookings.get', 'bookingNotFound');
  await expectNotTheirs(successPath('nobodys'));
  await expectNotTheirs(successPath('a/b c'));
  backend.refuses('bookings.get', 'notId');
  await expectNotTheirs(successPath('list'));
  // Whoever works at the house may read every booking; it is not shown as their own.
  backend.answers('bookings.get', { ...bookingOf({ userId: 'another' }), history: [] });
  signIn({ role: 'admin' });
  await expectNotTheirs(successPath('b1'));
});
