import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { isUnchanged, totalFacts, viewChange } from './changeView.ts';

const today = '2027-03-20';
const booking = bookingOf();
const room = { price: 1_000 };
const wanted = { coldRoomId: 'r1', startDate: '2027-04-02', endDate: '2027-04-06' };

test('the new total is that of the days at the price of the room', () => {
  expect(viewChange(booking, wanted, room, [], today)).toEqual({
    problem: undefined,
    total: 5_000,
  });
  expect(viewChange(booking, wanted, undefined, undefined, today).total).toBeUndefined();
});

test('days of others are in the way, its own are not, and they are named by stretches', () => {
  const taken = [
    '2027-04-01',
    '2027-04-02',
    '2027-04-03',
    '2027-04-05',
    '2027-04-06',
    '2027-04-08',
  ];
  expect(viewChange(booking, wanted, room, taken, today).problem).toBe(
    'Not free: 5\u00a0–\u2060\u00a06\u00a0Apr\u00a02027 (2\u00a0days).',
  );
  const elsewhere = { ...wanted, coldRoomId: 'r2' };
  expect(viewChange(booking, elsewhere, room, taken, today).problem).toBe(
    'Not free: 2\u00a0–\u2060\u00a03\u00a0Apr\u00a02027 (2\u00a0days); 5\u00a0–\u2060\u00a06\u00a0Apr\u00a02027 (2\u00a0days).',
  );
});

test('days that cannot be booked are said', () => {
  const problem = (fields: object, day = today) =>
    viewChange(booking, { ...wanted, ...fields }, room, [], day).problem;
  expect(problem({ startDate: '' })).toBe('Please choose both days.');
  expect(problem({ endDate: '' })).toBe('Please choose both days.');
  expect(problem({ endDate: '2027-04-01' })).toMatch(/must not be before/);
  expect(problem({ startDate: '2027-03-19' })).toMatch(/past/i);
  const begun = { startDate: '2027-04-01' };
  expect(problem(begun, '2027-04-03')).toBeUndefined();
  expect(problem({ ...begun, endDate: '2027-04-02' }, '2027-04-03')).toMatch(/today or later/);
});

test('a form that was not touched changes nothing', () => {
  expect(isUnchanged(booking, booking)).toBe(true);
  expect(isUnchanged(booking, wanted)).toBe(false);
  expect(isUnchanged(booking, { ...booking, coldRoomId: 'r2' })).toBe(false);
  expect(isUnchanged(booking, { ...booking, endDate: '2027-04-04' })).toBe(false);
});

test('the difference is said with its sign, once the new total is known', () => {
  const difference = (total: number | undefined) => totalFacts(3_000, total).at(-1)?.[1];
  expect(difference(5_000)).toBe('+2,000\u00a0Rwf');
  expect(difference(1_000)).toMatch(/^[-−]2,000\u00a0Rwf$/);
  expect(difference(undefined)).toBe('–');
});
