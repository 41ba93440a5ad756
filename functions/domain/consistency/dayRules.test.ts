import { describe, expect, it } from 'vitest';
import { bookingStatuses, isLive } from '#shared/transitions.ts';
import { calendarViolations, closureViolations, holdingViolations } from './dayRules.ts';
import type { CheckedBooking, CheckedClosure } from './violation.ts';

const booking: CheckedBooking = {
  id: 'b',
  coldRoomId: 'r',
  userId: 'u',
  startDate: '2027-01-30',
  endDate: '2027-02-02',
  status: 'approved',
  date: '2027-01-01T00:00:00.000Z',
};
const closure: CheckedClosure = {
  id: 'c',
  coldRoomId: 'r',
  startDate: '2027-01-30',
  endDate: '2027-02-02',
};
const days = ['2027-01-30', '2027-01-31', '2027-02-01', '2027-02-02'];
const today = '2027-01-31';

/** The days of the booking and the closure, from the first one on, by who holds them. */
const heldBy = (...holders: (string | undefined)[]) =>
  new Map(holders.flatMap((holder, at) => (holder ? [[String(days[at]), holder] as const] : [])));

const free = (which: string, some: string[], holder: string) => ({
  about: holder === 'b' ? 'booking b' : 'closure c',
  finding: `does not hold ${which}, which could be sold again`,
  mend: { kind: 'takeDays', roomId: 'r', holder, days: some },
});

describe('the days of a live booking', () => {
  const check = (calendar: ReadonlyMap<string, string>, fields: Partial<CheckedBooking> = {}) =>
    holdingViolations({ booking: { ...booking, ...fields }, hasRoom: true, calendar }, today);

  it('are held from today on', () => {
    expect(check(heldBy(undefined, 'b', 'b', 'b'))).toEqual([]);
    expect(check(heldBy('other', 'b', 'b', 'b'))).toEqual([]);
    expect(check(new Map([...heldBy('b', 'b', 'b', 'b'), ['2027-02-03', 'other']]))).toEqual([]);
  });

  it.each([
    [heldBy('b', undefined, 'b', 'b'), '2027-01-31', ['2027-01-31']],
    [heldBy('b', 'b', 'b'), '2027-02-02', ['2027-02-02']],
    [heldBy('b', 'b'), '2027-02-01 … 2027-02-02', ['2027-02-01', '2027-02-02']],
    [heldBy('b'), '2027-01-31 … 2027-02-02', days.slice(1)],
  ])('are taken again where they are free', (calendar, which, some) => {
    expect(check(calendar)).toEqual([free(which, some, 'b')]);
  });

  it('are named one by one where another holds them', () => {
    expect(check(heldBy('b', undefined, 'other', 'CLOSURE#c'))).toEqual([
      free('2027-01-31', ['2027-01-31'], 'b'),
      {
        about: 'booking b',
        finding:
          'does not hold 2027-02-01, which the booking other holds: cancel one of the two and tell its customer',
      },
      {
        about: 'booking b',
        finding:
          'does not hold 2027-02-02, which the closure c holds: cancel one of the two and tell its customer',
      },
    ]);
  });

  it.each(bookingStatuses)('need a room while it is live: %s', (status) => {
    const found = holdingViolations(
      { booking: { ...booking, status }, hasRoom: false, calendar: new Map() },
      today,
    );
    const finding = `is ${status} in the room r, which does not exist: cancel it and tell its customer`;
    expect(found).toEqual(isLive(status) ? [{ about: 'booking b', finding }] : []);
    expect(check(new Map(), { status })).toHaveLength(isLive(status) ? 1 : 0);
  });
});

describe('the days of a closure', () => {
  const check = (calendar: ReadonlyMap<string, string>, fields: Partial<CheckedClosure> = {}) =>
    closureViolations({ closure: { ...closure, ...fields }, hasRoom: true, calendar }, today);

  it('are held from today on, or named where another holds them', () => {
    const own = 'CLOSURE#c';
    expect(check(heldBy(undefined, own, own, own))).toEqual([]);
    expect(check(heldBy(undefined, own, 'b', undefined))).toEqual([
      free('2027-02-02', ['2027-02-02'], own),
      {
        about: 'closure c',
        finding: 'does not hold 2027-02-01, which the booking b holds: reopen the room',
      },
    ]);
  });

  it.each([
    [{}, true],
    [{ endDate: today }, true],
    [{ endDate: '2027-01-30' }, false],
    [{ freeFrom: '2027-02-02' }, false],
  ])('need a room until it is over or reopened: %j', (fields, needed) => {
    const found = closureViolations(
      { closure: { ...closure, ...fields }, hasRoom: false, calendar: new Map() },
      today,
    );
    const finding = 'is of the room r, which does not exist: delete the closure';
    expect(found).toEqual(needed ? [{ about: 'closure c', finding }] : []);
    expect(check(new Map(), fields)).toHaveLength(needed ? 1 : 0);
  });
});

describe('a day that is held', () => {
  const check = (
    day: string,
    holder: string,
    one: { booking?: Partial<CheckedBooking>; closure?: Partial<CheckedClosure> },
  ) =>
    calendarViolations(
      {
        roomId: 'r',
        days: new Map([[day, holder]]),
        bookings: new Map(one.booking && [['b', { ...booking, ...one.booking }]]),
        closures: new Map(one.closure && [['c', { ...closure, ...one.closure }]]),
      },
      today,
    );

  const wrong = (day: string, holder: string, words: string) => [
    {
      about: 'room r',
      finding: `has ${day} held by the ${words}`,
      mend: { kind: 'freeDay', roomId: 'r', day, holder },
    },
  ];

  it('is past, or of a booking or closure whose first day, last day or a day between it is', () => {
    expect(check('2027-01-30', 'gone', {})).toEqual([]);
    for (const day of [today, '2027-02-02']) {
      expect(check(day, 'b', { booking: { startDate: today } })).toEqual([]);
      expect(check(day, 'CLOSURE#c', { closure: { startDate: today } })).toEqual([]);
    }
  });

  it.each([
    ['gone', {}, 'booking gone, which does not exist'],
    ['CLOSURE#gone', {}, 'closure gone, which does not exist'],
    // The id of a booking is no closure's, nor the other way round.
    ['c', { closure: {} }, 'booking c, which does not exist'],
    ['CLOSURE#b', { booking: {} }, 'closure b, which does not exist'],
    ['b', { booking: { coldRoomId: 'x' } }, 'booking b, which is of another room'],
    ['CLOSURE#c', { closure: { coldRoomId: 'x' } }, 'closure c, which is of another room'],
    ['b', { booking: { startDate: '2027-02-01' } }, 'booking b, which does not cover the day'],
    ['b', { booking: { endDate: '2027-01-30' } }, 'booking b, which does not cover the day'],
    ['CLOSURE#c', { closure: { freeFrom: today } }, 'closure c, which was reopened'],
    ['CLOSURE#c', { closure: { freeFrom: '2027-01-30' } }, 'closure c, which was reopened'],
    ['b', { booking: { status: 'expired' as const } }, 'booking b, which is expired'],
  ])('by %s is freed where it is wrong: %j', (holder, one, words) => {
    expect(check(today, holder, one)).toEqual(wrong(today, holder, words));
  });

  it('is a closure’s until the day from which on it was reopened', () => {
    expect(check(today, 'CLOSURE#c', { closure: { freeFrom: '2027-02-01' } })).toEqual([]);
  });
});
