import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { answer } from '#web/lib/testing/browser.ts';

const request = bookingOf({
  coldRoomName: 'First store',
  number: 'CR-ABCDE',
  phoneNumber: '+250788000103',
  date: new Date(Date.now() - 26.5 * 3_600_000).toISOString(),
});

beforeEach(() => signIn({ role: 'admin' }));

test.each(['/admin-dashboard', '/book/pending'])(
  'a request is laid out on %s as on the other pages',
  async (path) => {
    const backend = new FakeBackend();
    const none = { arriving: [], leaving: [], inHouse: [], late: [], asked: [], claims: [] };
    backend.serves('timeline.day', () =>
      answer(200, { ...none, day: todayInKigali(), free: [], more: [] }),
    );
    backend.serves('bookings.listAll', () => answer(200, [request]));
    backend.serves('bookings.pending', () => answer(200, [request]));
    openSite(path);
    const row = within(await screen.findByRole('article', { name: 'Booking of First store' }));
    expect(row.getByRole('heading', { name: 'First store' })).toBeVisible();
    expect(row.getByText('CR-ABCDE')).toBeVisible();
    expect(row.getByRole('link', { name: '+250 788 000 103' })).toBeInTheDocument();
    expect(row.getByText('26 h').parentElement).toHaveTextContent('Waiting 26 h');
    expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Approve',
      'Details',
      'Reject',
      '',
    ]);
    expect(screen.getByText('Total').parentElement).toHaveTextContent('RoomClientDaysTotal');
  },
);
