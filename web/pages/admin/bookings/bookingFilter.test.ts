import { expect, test } from 'vitest';
import {
  askedOf,
  isNarrowed,
  monthProblems,
  noFilter,
  readFilter,
  withFilter,
} from './bookingFilter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('a filter stands in the address, and an empty field does not', () => {
  const query = 'show=all&room=r1&payment=owed&from=2027-01&to=2027-02';
  expect(read(query)).toEqual({
    ...noFilter,
    room: 'r1',
    payment: 'owed',
    from: '2027-01',
    to: '2027-02',
  });
  const change = { room: '', client: 'u1', from: '' };
  expect(withFilter(new URLSearchParams(query), change).toString()).toBe(
    'show=all&payment=owed&to=2027-02&client=u1',
  );
  expect(read('payment=much')).toEqual(noFilter);
});

test('a room is not combined with a client', () => {
  expect(read('room=r1&client=u1')).toMatchObject({ room: 'r1', client: '' });
});

test('a payment narrows every list', () => {
  const owed = read('payment=owed');
  expect(isNarrowed(owed)).toBe(true);
  expect(askedOf('approved', owed)).toEqual({ limit: 20, status: 'approved', payment: 'owed' });
  expect(askedOf('all', owed)).toEqual({ limit: 20, payment: 'owed' });
  expect(askedOf('outdated', read('client=u1&to=2027-02'))).toEqual({
    limit: 20,
    status: 'outdated',
    userId: 'u1',
    to: '2027-02',
  });
});

test('a month that is none, or before the first one, is said beside its field', () => {
  const notMonth = 'Must be a month such as 2027-01.';
  expect(monthProblems(read('from=2027-13'))).toEqual({ from: notMonth });
  expect(monthProblems(read('to=2027'))).toEqual({ to: notMonth });
  expect(monthProblems(read('from=2027-02&to=2027-01'))).toEqual({
    to: 'The last month must not be before the first.',
  });
  expect(monthProblems(read('from=2027-02&to=2027-02'))).toEqual({});
});
