import { expect, test } from 'vitest';
import { addDays } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { filedBy, monthsCrossed, stayLengthOf, stayLengths, type FiledBooking } from './filing.ts';

const booking: FiledBooking = {
  id: 'b',
  coldRoomId: 'r',
  userId: 'u',
  startDate: '2027-03-30',
  endDate: '2027-05-01',
  status: 'approved',
  totalPrice: 1000,
};

test('a stay goes on at the end of each of its months but the last', () => {
  expect(monthsCrossed(booking)).toEqual(['2027-03', '2027-04']);
  expect(monthsCrossed({ startDate: '2027-03-01', endDate: '2027-03-31' })).toEqual([]);
});

test('a stay is in the class of the shortest stays that are no shorter, or of the longest', () => {
  const lasting = (days: number) =>
    stayLengthOf({ startDate: '2027-03-30', endDate: addDays('2027-03-30', days - 1) });
  expect([1, 5, 6, 7, 8, 31, 32, limits.stayDays].map(lasting)).toEqual([
    1,
    5,
    7,
    7,
    10,
    31,
    62,
    limits.stayDays,
  ]);
  // As of a time when longer ones were allowed.
  expect(lasting(limits.stayDays + 1)).toBe(limits.stayDays);
  expect(stayLengths).toEqual(stayLengths.toSorted((one, other) => one - other));
});

test('a booking is filed by its status and by how it stands', () => {
  expect(filedBy(booking)).toEqual({
    any: 'ANY',
    status: 'approved',
    payment: 'owed',
    pair: 'approved+owed',
  });
  expect(filedBy({ ...booking, status: 'pending' })).toEqual({ any: 'ANY', status: 'pending' });
});
