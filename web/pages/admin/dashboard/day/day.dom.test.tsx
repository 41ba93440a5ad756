import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { answer, refuse } from '#web/lib/testing/browser.ts';

const today = () => todayInKigali();
const check = { at: '2026-11-01T06:10:00.000Z', by: 'Test Admin' };

const arriving = (fields: Partial<Booking> = {}) =>
  bookingOf({
    id: 'arrives',
    status: 'approved',
    startDate: today(),
    endDate: addDays(today(), 2),
    ...fields,
  });

/** The dashboard on a day on which one booking is in the house. */
function openDay(booking: Booking, overdue: Booking[] = []) {
  const backend = new FakeBackend();
  let now = booking;
  backend.serves('timeline.day', () =>
    answer(200, { day: today(), inHouse: [now], overdue, requests: [], free: [] }),
  );
  backend.serves('bookings.setPresence', ({ body }) => {
    const { presence } = body as { presence: string };
    now = {
      ...booking,
      ...(presence !== 'expected' && { checkedIn: check }),
      ...(presence === 'out' && { checkedOut: check }),
    };
    return answer(200, now);
  });
  return { backend, ...openSite('/admin-dashboard') };
}

beforeEach(() => signIn({ role: 'admin' }));

test('who arrives is checked in and out in place, and a wrong press is undone', async () => {
  const { user } = openDay(arriving());
  const shown = () => within(screen.getByRole('tabpanel', { name: /^Arriving/ }));
  await user.click(await screen.findByRole('button', { name: /^Check in,/ }));
  expect(await shown().findByText('Checked in')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Check in,/ })).toBeVisible();
  expect(shown().queryByText('Checked in')).toBeNull();

  await user.click(screen.getByRole('button', { name: /^Check in,/ }));
  await user.click(await screen.findByRole('button', { name: /^Check out,/ }));
  expect(await shown().findByText('Checked out')).toBeVisible();
  expect(shown().queryByRole('button', { name: /^Check (in|out),/ })).toBeNull();
});

test('a refused check-in says why, and the day is looked at again', async () => {
  const { backend, user } = openDay(arriving());
  backend.serves('bookings.setPresence', () => refuse('presenceRefused'));
  await user.click(await screen.findByRole('button', { name: /^Check in,/ }));
  expect(await screen.findByText(/checked this booking in or out meanwhile/)).toBeVisible();
  await waitFor(() => expect(backend.sentTo('timeline.day').length).toBeGreaterThan(1));
});

test('who has not left by the last day is in a list of the late, which is there only then', async () => {
  const late = arriving({
    id: 'late',
    status: 'completed',
    startDate: addDays(today(), -5),
    endDate: addDays(today(), -1),
    checkedIn: check,
  });
  const { user } = openDay(arriving(), [late]);
  await user.click(await screen.findByRole('tab', { name: /^Overdue/ }));
  const shown = within(screen.getByRole('tabpanel', { name: /^Overdue/ }));
  expect(shown.getByText(/^Overdue since/)).toBeVisible();
  expect(shown.getByRole('button', { name: /^Check out,/ })).toBeVisible();
  openDay(arriving());
  expect(await screen.findByRole('tab', { name: /^Arriving/ })).toBeVisible();
  expect(screen.queryByRole('tab', { name: /^Overdue/ })).toBeNull();
});
