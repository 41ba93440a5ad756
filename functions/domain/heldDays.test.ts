import { expect, it } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { holderWords } from './heldDays.ts';

it('what holds days is named by customer or reason, and by its days', () => {
  const booking = {
    id: 'b',
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
  expect(holderWords(holders)).toEqual([
    'approved booking of Keza Uwase, 30 Jan 2027 – 2 Feb 2027',
    'closed (Own use), 3 Feb 2027',
  ]);
});
