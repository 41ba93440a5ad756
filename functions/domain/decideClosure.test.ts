import { expect, it } from 'vitest';
import { refusalOf } from '#functions/testing/refusals.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { decideClosure, decideReopening } from './decideClosure.ts';

const now = Date.parse('2027-01-31T10:00:00Z');
const today = todayInKigali(now);
const request = {
  coldRoomId: 'r',
  startDate: today,
  endDate: addDays(today, 4),
  reason: 'maintenance',
} as const;

it('a closure has the days, the reason, and a note where one was written', () => {
  expect(decideClosure(request, { id: 'c', now })).toEqual({ id: 'c', ...request });
  expect(decideClosure({ ...request, note: 'New fans' }, { id: 'c', now }).note).toBe('New fans');
  expect(decideClosure({ ...request, note: '' }, { id: 'c', now })).not.toHaveProperty('note');
});

it('a room is closed within the same limits as it is booked', () => {
  const refused = (startDate: string, endDate: string) =>
    refusalOf(() => decideClosure({ ...request, startDate, endDate }, { id: 'c', now }));
  expect(refused(addDays(today, -1), today)).toBe('pastDate');
  expect(refused(today, addDays(today, -1))).toBe('reversedDates');
  expect(refused(today, addDays(today, 366))).toBe('stayTooLong');
  expect(refused(addDays(today, 800), addDays(today, 801))).toBe('stayTooFarAhead');
});

it('a closure gives its days back once, and not when they are over', () => {
  const closure = { id: 'c', ...request };
  expect(decideReopening(closure, today)).toBe(today);
  expect(decideReopening({ ...closure, freeFrom: today }, today)).toBeUndefined();
  const last = addDays(today, 4);
  expect(decideReopening(closure, last)).toBe(last);
  expect(refusalOf(() => decideReopening(closure, addDays(today, 5)))).toBe('closureOver');
});
