import { expect, test } from 'vitest';
import { changesOwed, type OwingBooking } from './owed.ts';

const booking: OwingBooking = {
  id: 'b',
  coldRoomName: 'Room',
  userId: 'u',
  userName: 'Aline Uwase',
  startDate: '2027-03-12',
  endDate: '2027-03-13',
  status: 'approved',
  totalPrice: 1000,
};

test.each<[string, OwingBooking | undefined, OwingBooking, boolean]>([
  ['a request', undefined, { ...booking, status: 'pending' }, false],
  ['an approval', { ...booking, status: 'pending' }, booking, true],
  ['a part payment', booking, { ...booking, paid: 400 }, true],
  ['a completion', booking, { ...booking, status: 'completed' }, false],
  ['other days', booking, { ...booking, endDate: '2027-03-14' }, true],
  [
    'other days of what is paid',
    { ...booking, paid: 1000 },
    { ...booking, paid: 1000, endDate: '2027-03-14' },
    false,
  ],
  ['a first event that is late', undefined, booking, true],
  ['a first event that is late, of what is paid', undefined, { ...booking, paid: 1000 }, false],
  ['another first name', booking, { ...booking, userName: 'Aline U.' }, true],
  ['nothing', booking, { ...booking }, false],
])('%s', (_, before, after, changes) => {
  expect(changesOwed(before, after)).toBe(changes);
});
