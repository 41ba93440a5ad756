import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { countOf, dayLists } from './dayLists.ts';

const day = '2027-04-02';
const nothing = { arriving: [], leaving: [], inHouse: [], late: [], asked: [] };
const unlisted = { claims: [], free: [] };

test('who comes, goes and is in the rooms stands by room, who is late by how long', () => {
  const [b, a] = [
    bookingOf({ id: 'leaves', coldRoomName: 'B 10', endDate: day }),
    bookingOf({ id: 'one day', coldRoomName: 'B 9', startDate: day, endDate: day }),
  ];
  const late = [
    bookingOf({ id: 'late', endDate: '2027-03-31' }),
    bookingOf({ id: 'very late', endDate: '2027-03-20' }),
  ];
  const asked = [bookingOf({ id: 'asks for other days' })];
  const lists = dayLists({
    arriving: [a],
    leaving: [b, a],
    inHouse: [b, a],
    late,
    asked,
  });
  const ids = Object.entries(lists).map(([name, list]) => [name, list.map(({ id }) => id)]);
  expect(Object.fromEntries(ids)).toEqual({
    asked: ['asks for other days'],
    late: ['very late', 'late'],
    arriving: ['one day'],
    leaving: ['one day', 'leaves'],
    inHouse: ['one day', 'leaves'],
  });
});

test('who is still awaited stands before those who have come, and before those who have left', () => {
  const at = { at: '2027-04-02T08:00:00.000Z', by: 'Admin' };
  const arriving = [
    bookingOf({ id: 'left', coldRoomName: 'A 1', checkedIn: at, checkedOut: at }),
    bookingOf({ id: 'came', coldRoomName: 'A 2', checkedIn: at }),
    bookingOf({ id: 'awaited too', coldRoomName: 'B 10' }),
    bookingOf({ id: 'awaited', coldRoomName: 'B 9' }),
  ];
  const lists = dayLists({ ...nothing, arriving });
  expect(lists.arriving.map(({ id }) => id)).toEqual(['awaited', 'awaited too', 'came', 'left']);
});

test('a list of which more follows is counted as so many and more', () => {
  const answered = {
    ...nothing,
    ...unlisted,
    leaving: [bookingOf({})],
    more: ['leaving' as const],
  };
  expect(countOf(answered, 'leaving')).toBe('1+');
  expect(countOf(answered, 'arriving')).toBe(0);
});
