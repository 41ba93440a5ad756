import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerBy, dueStatus, waitedSince, type Timed } from './schedule.ts';
import { bookingStatuses, mayMove } from './transitions.ts';

const at = (text: string): number => Date.parse(text);
const booking = (changes: Partial<Timed> = {}): Timed => ({
  status: 'pending',
  date: '2027-03-01T10:00:00.000Z',
  startDate: '2027-03-10',
  endDate: '2027-03-12',
  ...changes,
});

describe('a pending booking', () => {
  test.each([
    [{}, '2027-03-04T10:00:00.000Z'],
    [{ startDate: '2027-03-02' }, '2027-03-02T22:00:00.000Z'],
    [{ waitsFrom: '2027-03-05T10:00:00.000Z' }, '2027-03-08T10:00:00.000Z'],
  ])('with %j expires from the moment by which it is to be answered', (changes, moment) => {
    const waiting = booking(changes);
    expect(answerBy(waiting)).toBe(moment);
    expect(dueStatus(waiting, at(moment))).toBe('expired');
    expect(dueStatus(waiting, at(moment) - 1)).toBeUndefined();
  });

  test.each([
    ['2027-03-01T10:00:00.000Z', undefined],
    ['2027-03-04T09:59:59.999Z', undefined],
    ['2027-03-04T10:00:00.000Z', 'expired'],
    ['2027-04-01T00:00:00.000Z', 'expired'],
  ])('that nobody answered is at %s %s', (now, due) => {
    expect(dueStatus(booking(), at(now))).toBe(due);
  });

  test.each([
    // Kigali is two hours ahead: its day ends at ten in the evening UTC.
    ['2027-03-01T21:59:59.999Z', undefined],
    ['2027-03-01T22:00:00.000Z', 'expired'],
  ])('for the day it was made on is at %s %s', (now, due) => {
    const today = booking({ startDate: '2027-03-01', endDate: '2027-03-05' });
    expect(dueStatus(today, at(now))).toBe(due);
  });
});

test.each([
  ['2027-03-12T21:59:59.999Z', undefined],
  ['2027-03-12T22:00:00.000Z', 'completed'],
])('an approved booking is at %s %s, however long ago it was made', (now, due) => {
  const approved = booking({ status: 'approved', date: '2026-01-01T00:00:00.000Z' });
  expect(dueStatus(approved, at(now))).toBe(due);
});

const aTime = fc.integer({ min: at('2027-01-01'), max: at('2028-01-01') });
const anyBooking = fc.record({
  status: fc.constantFrom(...bookingStatuses),
  date: aTime.map((time) => new Date(time).toISOString()),
  startDate: fc.constantFrom('2027-03-10', '2027-07-01'),
  endDate: fc.constantFrom('2027-07-01', '2027-12-31'),
});

test('time brings only what the schedule may do, and never takes it back', () => {
  fc.assert(
    fc.property(anyBooking, aTime, fc.nat(), (one, now, later) => {
      const due = dueStatus(one, now);
      if (due === undefined) return;
      expect(mayMove(one.status, due, 'schedule')).toBe(true);
      expect(dueStatus(one, now + later)).toBe(due);
    }),
  );
});

test('waiting is measured in whole time, not in days', () => {
  expect(waitedSince(at('2027-03-04T10:00:00.000Z'))).toBe('2027-03-01T10:00:00.000Z');
});

test('a request that was reopened waits anew', () => {
  const now = at('2027-03-05T10:00:00.000Z');
  expect(dueStatus(booking(), now)).toBe('expired');
  expect(dueStatus(booking({ waitsFrom: '2027-03-04T10:00:00.000Z' }), now)).toBeUndefined();
});
