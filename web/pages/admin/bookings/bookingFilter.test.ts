import { expect, test } from 'vitest';
import {
  askedBookings,
  dayProblems,
  daysSorted,
  isBookingsNarrowed,
  noBookingFilter,
  orderOf,
  orderWords,
  ownOrder,
  readBookingFilter,
  withFilter,
} from './bookingFilter.ts';

const read = (query: string) => readBookingFilter(new URLSearchParams(query));

test('a filter stands in the address, and an empty field does not', () => {
  const query = 'show=all&room=r1&payment=owed&from=2027-01-05&to=2027-02-06&order=latest';
  expect(read(query)).toEqual({
    ...noBookingFilter,
    room: 'r1',
    payment: 'owed',
    from: '2027-01-05',
    to: '2027-02-06',
    order: 'latest',
  });
  const change = { room: '', client: 'u1', from: '' };
  expect(withFilter(new URLSearchParams(query), change).toString()).toBe(
    'show=all&payment=owed&to=2027-02-06&order=latest&client=u1',
  );
  expect(read('payment=much&order=big')).toEqual(noBookingFilter);
});

test('the newest first are the requests that wait, or the bookings of a client, and no others', () => {
  const order = (list: Parameters<typeof orderOf>[0], query: string) =>
    orderOf(list, read(`order=newest&${query}`));
  expect([order('pending', ''), order('all', 'client=u1')]).toEqual(['newest', 'newest']);
  expect([order('all', ''), order('pending', 'client=u1'), order('pending', 'room=r1')]).toEqual([
    '',
    '',
    '',
  ]);
  expect(askedBookings('approved', read('order=newest'))).toEqual({
    limit: 20,
    status: 'approved',
  });
  expect(askedBookings('approved', read('order=latest'))).toMatchObject({ order: 'latest' });
});

test('a list says what comes first in it while no order is chosen', () => {
  expect(ownOrder('pending', noBookingFilter)).toEqual({
    order: '',
    words: 'Longest waiting first',
  });
  expect(ownOrder('approved', noBookingFilter)).toEqual({
    order: '',
    words: 'Soonest first day first',
  });
  expect(ownOrder('all', read('room=r1'))).toEqual({
    order: '',
    words: 'Upcoming first, by last day',
  });
  expect(ownOrder('approved', read('client=u1'))).toMatchObject({
    words: 'Soonest first day first',
  });
  expect(ownOrder('pending', read('client=u1'))).toEqual({ order: 'soonest' });
  for (const query of [
    'room=r1',
    'client=u1&room=r1',
    'payment=owed',
    'from=2027-01-05',
    'to=2027-01-05',
  ])
    expect(ownOrder('approved', read(query))).toEqual({ order: 'soonest' });
  expect(ownOrder('rejected', noBookingFilter)).toEqual({ order: 'latest' });
});

test('the order that no column and no choice says is said beside the count', () => {
  expect(orderWords('all', noBookingFilter)).toBe('upcoming first, by last day');
  expect(orderWords('pending', noBookingFilter)).toBe('longest waiting first');
  expect(orderWords('approved', noBookingFilter)).toBeUndefined();
  expect(orderWords('completed', noBookingFilter)).toBeUndefined();
  expect(orderWords('all', read('order=latest'))).toBeUndefined();
});

test('a payment narrows every list', () => {
  const owed = read('payment=owed');
  expect(isBookingsNarrowed(owed)).toBe(true);
  expect(askedBookings('approved', owed)).toEqual({
    limit: 20,
    status: 'approved',
    payment: 'owed',
  });
  expect(askedBookings('all', owed)).toEqual({ limit: 20, payment: 'owed' });
  expect(askedBookings('outdated', read('client=u1&room=r1&to=2027-02-06'))).toEqual({
    limit: 20,
    status: 'outdated',
    coldRoomId: 'r1',
    userId: 'u1',
    to: '2027-02-06',
  });
});

test('a day that is none, or before the first one, is said beside its field', () => {
  const notDay = 'Must be a day such as 2027-01-31.';
  expect(dayProblems(read('from=2027-13-01'))).toEqual({ from: notDay });
  expect(dayProblems(read('to=2027-01'))).toEqual({ to: notDay });
  expect(dayProblems(read('from=2027-02-02&to=2027-02-01'))).toEqual({
    to: 'The last day must not be before the first.',
  });
  expect(dayProblems(read('from=2027-02-02&to=2027-02-02'))).toEqual({});
});

test('the days are in order where a list is ordered by them, and in none where something else decides', () => {
  expect(daysSorted('approved', noBookingFilter)).toBe('ascending');
  expect(daysSorted('pending', read('client=u1'))).toBe('ascending');
  expect(daysSorted('rejected', noBookingFilter)).toBe('descending');
  expect(daysSorted('all', read('order=latest'))).toBe('descending');
  expect(daysSorted('all', noBookingFilter)).toBeUndefined();
  expect(daysSorted('pending', read('order=newest'))).toBeUndefined();
});
