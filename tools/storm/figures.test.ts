import { expect, test } from 'vitest';
import type { CountedBooking } from '#functions/domain/figures.ts';
import { recountTotal, shownTotal } from './figures.ts';

const booking: CountedBooking = {
  status: 'approved',
  date: '2027-01-01T08:00:00.000Z',
  userId: 'keza',
  coldRoomId: 'room',
  coldRoomName: 'Room',
  startDate: '2027-01-30',
  endDate: '2027-02-01',
  totalPrice: 3000.3,
};

test('a recount has the sums that the dashboard shows', () => {
  const counted = recountTotal([booking, { ...booking, status: 'pending' }]);
  expect(counted).toEqual({ approved: 1, pending: 1, days: 3, revenue: 300_030 });
  const bookings = { approved: 1, pending: 1, rejected: 0 };
  expect(shownTotal({ total: { bookings, days: 3, revenue: 3000.3 } })).toEqual(counted);
  expect(shownTotal({ total: { bookings, days: 4, revenue: 3000.3 } })).not.toEqual(counted);
});
