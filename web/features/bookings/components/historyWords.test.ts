import { expect, test } from 'vitest';
import type { BookingChange } from '#shared/booking.ts';
import { changeWords, placementWords } from './historyWords.ts';

const placement = {
  coldRoomId: 'r',
  coldRoomName: 'Musanze store',
  startDate: '2027-04-01',
  endDate: '2027-04-03',
  totalPrice: 3_000,
};
const entry = (change: Partial<BookingChange>): BookingChange => ({
  at: '2027-03-01T08:00:00.000Z',
  by: 'admin',
  to: 'pending',
  ...change,
});

test.each<[Partial<BookingChange>, string]>([
  [{}, 'Requested'],
  [{ from: 'pending', to: 'approved' }, 'Approved'],
  [{ from: 'approved', to: 'cancelled' }, 'Cancelled'],
  [{ from: 'approved' }, 'Approval undone'],
  [{ from: 'rejected' }, 'Reopened as pending'],
  [{ from: 'cancelled', to: 'approved' }, 'Reopened as approved'],
  [{ presence: { from: 'expected', to: 'in' } }, 'Checked in'],
  [{ presence: { from: 'in', to: 'out' } }, 'Checked out'],
  [{ presence: { from: 'out', to: 'in' } }, 'Check-out undone'],
  [{ presence: { from: 'in', to: 'expected' } }, 'Check-in undone'],
  [
    { from: 'approved', to: 'approved', joined: 'Keza Sample' },
    'Given to the account of the client, booked as Keza Sample',
  ],
  [
    { asked: { ...placement, at: '2027-03-01T08:00:00.000Z', state: 'accepted' } },
    'Other days accepted: 1\u00a0–\u2060\u00a03\u00a0Apr\u00a02027 (3\u00a0days)',
  ],
  [{ moved: { from: placement, to: { ...placement, endDate: '2027-04-05' } } }, 'Days changed'],
  [{ moved: { from: placement, to: { ...placement, coldRoomId: 'other' } } }, 'Room changed'],
  [
    {
      moved: {
        from: placement,
        to: { ...placement, coldRoomId: 'other', startDate: '2027-04-02' },
      },
    },
    'Days and room changed',
  ],
])('%j is told as %s', (change, words) => {
  expect(changeWords(entry(change))).toBe(words);
});

test('a placement says room, days and total', () => {
  expect(placementWords(placement)).toBe(
    'Musanze store, 1\u00a0–\u2060\u00a03\u00a0Apr\u00a02027 (3\u00a0days), 3,000\u00a0Rwf',
  );
});
