import { describe, expect, it } from 'vitest';
import { isLate, mayCheckIn, presenceOf, presenceSteps, presences } from './presence.ts';

const once = { at: '2027-03-10T08:00:00.000Z', by: 'Test Admin' };
const stay = { status: 'approved', startDate: '2027-03-10', endDate: '2027-03-12' } as const;

describe('the presence of a customer', () => {
  it('is what was checked last', () => {
    expect(presenceOf({})).toBe('expected');
    expect(presenceOf({ checkedIn: once })).toBe('in');
    expect(presenceOf({ checkedIn: once, checkedOut: once })).toBe('out');
  });

  it('goes one step on or back', () => {
    for (const from of presences) {
      for (const to of presenceSteps[from]) {
        expect(Math.abs(presences.indexOf(from) - presences.indexOf(to))).toBe(1);
      }
    }
  });

  it('begins while an approved booking covers the day', () => {
    expect(mayCheckIn(stay, '2027-03-09')).toBe(false);
    expect(mayCheckIn(stay, '2027-03-10')).toBe(true);
    expect(mayCheckIn(stay, '2027-03-12')).toBe(true);
    expect(mayCheckIn(stay, '2027-03-13')).toBe(false);
    expect(mayCheckIn({ ...stay, status: 'pending' }, '2027-03-10')).toBe(false);
    expect(mayCheckIn({ ...stay, checkedIn: once }, '2027-03-10')).toBe(false);
  });

  it('is late from the day after the last one until the check-out', () => {
    expect(isLate({ ...stay, checkedIn: once }, '2027-03-12')).toBe(false);
    expect(isLate({ ...stay, checkedIn: once }, '2027-03-13')).toBe(true);
    expect(isLate(stay, '2027-03-13')).toBe(false);
    expect(isLate({ ...stay, checkedIn: once, checkedOut: once }, '2027-03-13')).toBe(false);
  });
});
