import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { dayLists } from './dayLists.ts';

test('who arrives and who leaves is told by the first and last day, in the order of rooms', () => {
  const day = '2027-04-02';
  const inHouse = [
    bookingOf({ id: 'leaves', coldRoomName: 'B', startDate: '2027-04-01', endDate: day }),
    bookingOf({ id: 'stays', coldRoomName: 'C', startDate: '2027-04-01', endDate: '2027-04-09' }),
    bookingOf({ id: 'one day', coldRoomName: 'A', startDate: day, endDate: day }),
  ];
  const requests = [bookingOf({ id: 'asks' })];
  const overdue = [
    bookingOf({ id: 'late', endDate: '2027-03-31' }),
    bookingOf({ id: 'very late', endDate: '2027-03-20' }),
  ];
  const lists = dayLists({ day, inHouse, overdue, requests, free: [] });
  const ids = Object.entries(lists).map(([name, list]) => [name, list.map(({ id }) => id)]);
  expect(Object.fromEntries(ids)).toEqual({
    requests: ['asks'],
    overdue: ['very late', 'late'],
    arriving: ['one day'],
    leaving: ['one day', 'leaves'],
    inHouse: ['one day', 'leaves', 'stays'],
  });
});
