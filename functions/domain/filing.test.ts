import { describe, expect, test } from 'vitest';
import { changesFiling, filedBy, monthsCrossed, type FiledBooking } from './filing.ts';

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

test('a booking is filed by its status and by how it stands', () => {
  expect(filedBy(booking)).toEqual({
    any: 'ANY',
    status: 'approved',
    payment: 'owed',
    pair: 'approved+owed',
  });
  expect(filedBy({ ...booking, status: 'pending' })).toEqual({ any: 'ANY', status: 'pending' });
});

describe('a change of a booking changes where it is filed', () => {
  test.each<[what: string, change: Partial<FiledBooking>, changes: boolean]>([
    ['of its room', { coldRoomId: 's' }, true],
    ['of its customer', { userId: 'v' }, true],
    ['of its first day', { startDate: '2027-03-31' }, true],
    ['of its last day', { endDate: '2027-05-02' }, true],
    ['of its status', { status: 'completed' }, true],
    ['by which it is paid', { paid: 1000 }, true],
    ['by which a part is paid', { paid: 500 }, false],
    ['of its total alone', { totalPrice: 2000 }, false],
  ])('%s', (_, change, changes) => {
    expect(changesFiling(booking, { ...booking, ...change })).toBe(changes);
  });

  test('where it is new', () => {
    expect(changesFiling(undefined, booking)).toBe(true);
  });
});
