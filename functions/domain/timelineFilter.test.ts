import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { fitsTimeline, hasFreeDays, soughtWords, type TimelineFilter } from './timelineFilter.ts';

const room = {
  name: 'Market store 7',
  location: 'Kinigi, Ruhengeri',
  roomType: 'Cold Room',
  status: 'available',
  temperatureRange: '2°C - 8°C',
} as Room;

const fits = (filter: TimelineFilter, fields: Partial<Room> = {}) =>
  fitsTimeline({ ...room, ...fields }, filter);

it('an empty filter lets every room through', () => {
  expect([fits({}), fits({ freeDays: 0 }, { status: 'unavailable' })]).toEqual([true, true]);
});

it('a text fits the beginnings of words of the name or the place, and a town the room’s alone', () => {
  expect([fits({ text: 'mark kini' }), fits({ text: 'arket' })]).toEqual([true, false]);
  expect([fits({ town: 'musanze' }), fits({ town: 'Ruhengeri' })]).toEqual([true, true]);
  expect([fits({ town: 'Kinigi' }), fits({ town: 'Market' })]).toEqual([false, false]);
  expect(soughtWords({ text: 'store', town: 'Ruhengeri' })).toBe('store Musanze');
  expect([soughtWords({ text: '' }), soughtWords({ roomType: 'Cold Room' })]).toEqual([
    undefined,
    undefined,
  ]);
});

it('a type is that of the room, and an unavailable room is never free', () => {
  expect([fits({ roomType: 'Cold Room' }), fits({ roomType: 'Ware House' })]).toEqual([
    true,
    false,
  ]);
  expect([fits({ freeDays: 1 }), fits({ freeDays: 1 }, { status: 'unavailable' })]).toEqual([
    true,
    false,
  ]);
});

it('a temperature is one that the room reaches, by the rule of the search', () => {
  expect([fits({ warmest: 1 }), fits({ warmest: 2 })]).toEqual([false, true]);
  expect([fits({ coldest: 9 }), fits({ coldest: 8 })]).toEqual([false, true]);
  // Typed the wrong way round.
  expect(fits({ coldest: 5, warmest: 3 })).toBe(true);
  expect(fits({ coldest: -20 }, { temperatureRange: 'ambient' })).toBe(true);
});

it('free days are those of the longest gap, whatever is taken', () => {
  const first = '2027-01-30';
  const some = fc.uniqueArray(fc.nat(30), { maxLength: 31 });
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 32 }), (taken, wanted) => {
      const days = taken.toSorted((a, b) => a - b).map((day) => addDays(first, day));
      const row = Array.from({ length: 31 }, (_, day) => (taken.includes(day) ? ' ' : 'x'));
      const longest = Math.max(
        ...row
          .join('')
          .split(' ')
          .map(({ length }) => length),
      );
      const range = { startDate: first, endDate: addDays(first, 30) };
      expect(hasFreeDays(days, range, wanted)).toBe(longest >= wanted);
      expect(hasFreeDays(days, range)).toBe(true);
    }),
  );
});
