import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { ownBookingOn } from './ownBookingOn.ts';

const stay = (startDate: string, endDate: string) => ({ startDate, endDate });
const march = { ...bookingOf(), coldRoomId: 'a', ...stay('2027-03-10', '2027-03-12') };

test('is the earliest live booking of the room with a day of the stay', () => {
  const later = { ...march, id: 'later', ...stay('2027-03-13', '2027-03-14') };
  expect(ownBookingOn([later, march], 'a', stay('2027-03-12', '2027-03-20'))).toBe(march);
  expect(ownBookingOn([march, later], 'a', stay('2027-03-13', '2027-03-13'))).toBe(later);
});

test('is none of another room, of other days, or that holds its days no longer', () => {
  const wanted = stay('2027-03-10', '2027-03-12');
  expect(ownBookingOn([march], 'b', wanted)).toBeUndefined();
  expect(ownBookingOn([march], 'a', stay('2027-03-13', '2027-03-14'))).toBeUndefined();
  expect(ownBookingOn([march], 'a', stay('2027-03-01', '2027-03-09'))).toBeUndefined();
  expect(ownBookingOn([{ ...march, status: 'cancelled' }], 'a', wanted)).toBeUndefined();
});
