import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';

test('what is paid is not asked for again, and whose goods have left asks for no other days', async () => {
  const backend = new FakeBackend();
  const today = todayInKigali();
  const approved = { status: 'approved', startDate: today, endDate: today } as const;
  const seen = { at: `${today}T09:00:00.000Z`, by: 'Aline Keeper' };
  backend.answers('bookings.listMine', [
    bookingOf({ ...approved, id: 'open', coldRoomName: 'Open store' }),
    bookingOf({
      ...approved,
      id: 'paid',
      coldRoomName: 'Paid store',
      paid: 3_000,
      checkedIn: seen,
      checkedOut: seen,
    }),
  ]);
  signIn();
  openSite('/booking?show=approved');
  const actionsOf = async (name: string) => {
    const card = await screen.findByRole('article', { name: `Booking of ${name}` });
    return within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  };
  expect(await actionsOf('Open store')).toEqual(
    expect.arrayContaining(['Pay Now', 'Ask for other days']),
  );
  expect(await actionsOf('Paid store')).toEqual(['Details']);
});
