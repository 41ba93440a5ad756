import { expect, it } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { holdersOf } from './heldDays.ts';

it('what holds days is named by customer or reason, and by its days', () => {
  const booking = {
    id: 'b',
    userId: 'u',
    number: 'CR-4F7K2',
    userName: 'Keza Uwase',
    status: 'approved',
    startDate: '2027-01-30',
    endDate: '2027-02-02',
  } as Booking;
  const closure = {
    id: 'c',
    coldRoomId: 'r',
    startDate: '2027-02-03',
    endDate: '2027-02-03',
    reason: 'own_use',
  } as const;
  const holders = { bookings: new Map([['b', booking]]), closures: new Map([['c', closure]]) };
  expect(holdersOf(holders)).toEqual([
    {
      words: 'approved booking of Keza Uwase, 30 Jan 2027 – 2 Feb 2027',
      bookingId: 'b',
      userId: 'u',
      number: 'CR-4F7K2',
      startDate: '2027-01-30',
      endDate: '2027-02-02',
    },
    {
      words: 'closed (Own use), 3 Feb 2027',
      startDate: '2027-02-03',
      endDate: '2027-02-03',
    },
  ]);
  const old = new Map([['b', { ...booking, number: undefined }]]);
  expect(holdersOf({ bookings: old, closures: new Map() })[0]).not.toHaveProperty('number');
});
