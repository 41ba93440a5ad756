import { expect, test } from 'vitest';
import { countDays } from '#shared/days.ts';
import type { BarDays, TimelineClosure, TimelineRoom } from '#shared/timeline.ts';
import { initials } from '#web/lib/initials.ts';
import { barsOf } from './bars.ts';
import { barAt, cellAfter } from './cells.ts';
import { withRows } from './fetchTimeline.ts';
import { askedFor, byTown, isNarrowed, noTimelineFilter } from './filter.ts';
import { heldBy } from './held.ts';
import { daysFrom, rangeFrom, stepFrom, type Span } from './range.ts';
import { areDaysNarrow, barWords } from './words.ts';

const from = '2027-01-30';
const days = daysFrom(from, 7);

const stayOf = (id: string, ...days: BarDays) => ({
  id,
  name: 'Keza Uwase',
  days,
  status: 'approved' as const,
});

const roomOf = (fields: Partial<TimelineRoom> = {}): TimelineRoom => ({
  id: 'r',
  name: 'Room',
  location: 'Musanze',
  stays: [],
  ...fields,
});

const closed: TimelineClosure = { id: 'c', days: [3, 3], reason: 'other' };

test('a step leads on or back by what is shown, or to today', () => {
  expect(days).toEqual([...days].sort());
  expect(days.at(-1)).toBe('2027-02-05');
  const { startDate, endDate } = rangeFrom(from, 14);
  expect(countDays(startDate, endDate)).toBe(14);
  const stepsOf = (span: Span) =>
    (['back', 'today', 'on'] as const).map((step) => stepFrom(from, step, span, '2027-03-01'));
  expect(stepsOf(7)).toEqual(['2027-01-23', '2027-03-01', '2027-02-06']);
  expect(stepsOf(14)).toEqual(['2027-01-16', '2027-03-01', '2027-02-13']);
  expect(stepsOf(31)).toEqual(['2026-12-30', '2027-03-01', '2027-02-28']);
});

test('a bar reaches from day to day, is cut at the edges, and is left out beyond them', () => {
  const room = roomOf({
    stays: [
      stayOf('later', 5, 9),
      stayOf('earlier', -3, 1),
      stayOf('gone', -9, -1),
      stayOf('far', 7, 8),
    ],
    closures: [closed],
  });
  expect(barsOf(room, days.length)).toMatchObject([
    { id: 'earlier', first: 0, last: 1, before: true, after: false },
    { id: 'c', kind: 'closure', first: 3, last: 3, before: false, after: false },
    { id: 'later', kind: 'stay', first: 5, last: 6, before: false, after: true },
  ]);
});

test('rooms stand by town, a town under its present name, in the order of names', () => {
  const rooms = ['Ruhengeri', 'Kimironko, Kigali', 'Musanze', 'Huye'].map((location, index) =>
    roomOf({ id: String(index), name: `Room ${9 - index}`, location }),
  );
  expect(byTown(rooms).map(({ name, rooms: own }) => [name, own.map(({ id }) => id)])).toEqual([
    ['Huye', ['3']],
    ['Kigali', ['1']],
    ['Musanze', ['2', '0']],
  ]);
});

test('a filter is asked for without what is empty, within what the server takes', () => {
  expect([
    askedFor(noTimelineFilter),
    isNarrowed(askedFor({ ...noTimelineFilter, text: ' ' })),
  ]).toEqual([{}, false]);
  const filter = {
    text: ' north ',
    town: 'Huye',
    roomType: 'Cold Room' as const,
    coldest: -300,
    warmest: 0,
    freeDays: 99.5,
  };
  expect(askedFor(filter)).toEqual({
    text: 'north',
    town: 'Huye',
    roomType: 'Cold Room',
    coldest: -90,
    warmest: 0,
    freeDays: 45,
  });
  expect(isNarrowed(askedFor({ ...noTimelineFilter, coldest: 0 }))).toBe(true);
});

test('rooms that have changed take the place of what they were, and those that are gone leave', () => {
  const shown = {
    ...rangeFrom(from, 7),
    span: 7 as const,
    filter: {},
    towns: [],
    rooms: [roomOf({ id: 'a' }), roomOf({ id: 'b' }), roomOf({ id: 'c' })],
    hasMore: false,
  };
  const rows = [roomOf({ id: 'a', name: 'Renamed' }), roomOf({ id: 'new' })];
  const namesOf = (all: typeof shown) =>
    withRows(all, ['a', 'b', 'new'], rows).rooms.map(({ id, name }) => `${id} ${name}`);
  expect(namesOf(shown)).toEqual(['a Renamed', 'c Room', 'new Room']);
  // Where more rooms follow, a new one is among these.
  expect(namesOf({ ...shown, hasMore: true })).toEqual(['a Renamed', 'c Room']);
});

test('keys lead over the grid, over a bar in one step, and never out of it', () => {
  const rows = [barsOf(roomOf({ stays: [stayOf('b', 2, 4)] }), days.length), []];
  expect(barAt(rows[0] ?? [], 3)?.id).toBe('b');
  expect(barAt(rows[0] ?? [], 5)).toBeUndefined();
  const go = (key: string, day: number, row = 0) => cellAfter(key, { row, day }, rows, days.length);
  expect(go('ArrowRight', 1)).toEqual({ row: 0, day: 2 });
  expect(go('ArrowRight', 2)).toEqual({ row: 0, day: 5 });
  expect(go('ArrowLeft', 4)).toEqual({ row: 0, day: 1 });
  expect(go('ArrowLeft', 0)).toEqual({ row: 0, day: 0 });
  expect(go('ArrowDown', 3)).toEqual({ row: 1, day: 3 });
  expect(go('ArrowDown', 3, 1)).toEqual({ row: 1, day: 3 });
  expect(go('ArrowUp', 3, 1)).toEqual({ row: 0, day: 3 });
  expect(go('PageDown', 3)).toEqual({ row: 1, day: 3 });
  expect(go('PageUp', 3, 1)).toEqual({ row: 0, day: 3 });
  expect(go('Home', 3)).toEqual({ row: 0, day: 0 });
  expect(go('End', 3)).toEqual({ row: 0, day: 6 });
  expect(go('Enter', 3)).toBeUndefined();
});

test('one day has no room for a name where many are shown, or on a phone', () => {
  expect([areDaysNarrow(7, false), areDaysNarrow(14, false), areDaysNarrow(7, true)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(initials(' Keza  Uwase Test ')).toBe('KU');
});

test('a bar shows a name, and says its booking number, where the booking has one', () => {
  const stays = [{ ...stayOf('a', 0, 0), number: 'CR-4F7K2' }, stayOf('b', 1, 1)];
  const words = barsOf(roomOf({ stays }), 7).map((bar) => barWords(bar, 'Room', from));
  expect(words).toEqual([
    {
      shown: 'Keza Uwase',
      said: 'Keza Uwase, CR-4F7K2, Approved, Room, 30\u00a0Jan\u00a02027 (1\u00a0day)',
    },
    { shown: 'Keza Uwase', said: 'Keza Uwase, Approved, Room, 31\u00a0Jan\u00a02027 (1\u00a0day)' },
  ]);
});

test('what holds chosen days is named with all of its days', () => {
  const room = roomOf({
    stays: [{ ...stayOf('a', -2, 1), number: 'CR-4F7K2' }, stayOf('b', 9, 9)],
    closures: [closed],
  });
  expect(heldBy(room, rangeFrom(from, 7)).map(({ days: on, who }) => `${on}: ${who}`)).toEqual([
    '28\u00a0–\u2060\u00a031\u00a0Jan\u00a02027 (4\u00a0days): Keza Uwase, CR-4F7K2, Approved',
    '2\u00a0Feb\u00a02027 (1\u00a0day): Closed, Other',
  ]);
});
