import { expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { staySteps } from './staySteps.ts';

const at = { at: '2027-04-01T08:00:00.000Z', by: 'Aline' };
const stepsOf = (wanted: Partial<Booking>): string[] =>
  staySteps(bookingOf(wanted)).map(({ name, state }) => `${name}: ${state}`);

test('a request waits for its answer, an approved booking for the arrival', () => {
  expect(stepsOf({})).toEqual(['Request sent: done', 'Our answer: next', 'Arrival: later']);
  expect(stepsOf({ status: 'approved' })).toEqual([
    'Request sent: done',
    'Approved: done',
    'Arrival: next',
  ]);
  expect(stepsOf({ status: 'approved', checkedIn: at, bookedBy: 'Aline' })).toEqual([
    'Booked for you: done',
    'Approved: done',
    'Arrived: done',
  ]);
});

test('a booking with nothing ahead has no steps', () => {
  for (const status of ['completed', 'rejected', 'cancelled', 'expired'] as const) {
    expect(stepsOf({ status }), status).toEqual([]);
  }
  expect(stepsOf({ status: 'approved', checkedIn: at, checkedOut: at })).toEqual([]);
});
