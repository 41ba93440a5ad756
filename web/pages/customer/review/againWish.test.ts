import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { againWish } from './againWish.ts';

const days = { startDate: '2027-03-01', endDate: '2027-03-02' };

test('another room is looked for in the town, for the days and the goods of the booking', () => {
  const booking = bookingOf({
    ...days,
    coldRoomLocation: 'Kimironko, Kigali',
    service: 'storage',
    productType: 'Milk',
    weight: 500,
  });
  expect(againWish(booking, { city: '' })).toEqual({
    ...days,
    city: 'Kigali',
    service: 'storage',
    productType: 'Milk',
    weight: '500',
  });
  expect(againWish(booking, { city: 'Huye' })).toMatchObject({ city: 'Huye' });
});

test('what the booking does not say is not looked for', () => {
  const booking = bookingOf({ ...days, coldRoomLocation: 'Huye' });
  expect(againWish(booking, { city: '' })).toEqual({ ...days, city: 'Huye' });
});
