import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { ownDays } from './ownDays.ts';

const room = bookingOf().coldRoomId;
const held = { startDate: '2027-03-30', endDate: '2027-04-01' };
const taken = ['2027-03-29', '2027-03-30', '2027-03-31', '2027-04-01', '2027-04-02'];

test('the days that pending and approved bookings hold are own', () => {
  const days = ['2027-03-30', '2027-03-31', '2027-04-01'];
  for (const status of ['pending', 'approved'] as const) {
    expect(ownDays([bookingOf({ ...held, status })], room, taken)).toEqual(days);
  }
});

test('days of other rooms, of ended bookings, and days that were given back are not own', () => {
  expect(ownDays([bookingOf({ ...held, coldRoomId: 'other' })], room, taken)).toEqual([]);
  expect(ownDays([bookingOf({ ...held, status: 'cancelled' })], room, taken)).toEqual([]);
  expect(ownDays([bookingOf(held)], room, ['2027-03-31'])).toEqual(['2027-03-31']);
});
