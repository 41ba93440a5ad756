import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '#shared/transitions.ts';
import { reminderOf } from './reminders.ts';

/** A moment of Kigali, which is two hours ahead of UTC. */
const kigali = (text: string): number => Date.parse(`${text}:00+02:00`);

const stay = {
  status: 'approved',
  date: '2027-01-02T10:00:00.000Z',
  startDate: '2027-02-10',
  endDate: '2027-02-12',
} as const;

describe('a customer is reminded', () => {
  it.each([
    ['2027-02-09T07:59', undefined],
    ['2027-02-09T08:00', 'arrivalTomorrow'],
    ['2027-02-09T23:59', 'arrivalTomorrow'],
    ['2027-02-10T09:00', undefined],
    ['2027-02-11T09:00', undefined],
    ['2027-02-12T07:59', undefined],
    ['2027-02-12T08:00', 'lastDayToday'],
    ['2027-02-12T23:59', 'lastDayToday'],
    ['2027-02-13T08:00', undefined],
  ])('at %s of %j', (at, kind) => {
    expect(reminderOf(stay, kigali(at))).toBe(kind);
  });

  it('of a single day once, on its eve', () => {
    const oneDay = { ...stay, endDate: stay.startDate };
    expect(reminderOf(oneDay, kigali('2027-02-09T10:00'))).toBe('arrivalTomorrow');
    expect(reminderOf(oneDay, kigali('2027-02-10T10:00'))).toBeUndefined();
  });
});

it('who has checked out is not told of the last day to take out what they store', () => {
  const left = { ...stay, checkedOut: { at: '2027-02-11T10:00:00.000Z', by: 'Test Admin' } };
  expect(reminderOf(left, kigali('2027-02-12T08:00'))).toBeUndefined();
});

describe('admins are reminded of a request', () => {
  const made = kigali('2027-02-01T12:00');
  const request = { ...stay, status: 'pending', date: new Date(made).toISOString() } as const;

  it.each([
    [24, undefined],
    [24.01, 'requestWaiting'],
    [71.99, 'requestWaiting'],
    [72, undefined],
  ])('that has waited for %d hours: %j', (hours, kind) => {
    expect(reminderOf(request, made + hours * 60 * 60 * 1000)).toBe(kind);
  });
});

it('of nothing that has neither been asked for nor approved', () => {
  const ended = fc.constantFrom(
    ...bookingStatuses.filter((status) => status !== 'pending' && status !== 'approved'),
  );
  const moment = fc.integer({ min: kigali('2027-01-01T00:00'), max: kigali('2027-03-01T00:00') });
  fc.assert(
    fc.property(ended, moment, (status, now) => reminderOf({ ...stay, status }, now) === undefined),
  );
});
