import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#shared/days.ts';
import { hasBegun, partsOf, type FiledPart, type Wanted } from './filedParts.ts';
import { monthsCrossed, stayLengthOf } from './filing.ts';

const today = '2027-03-10';

interface Stay {
  startDate: Day;
  endDate: Day;
}

const stays = fc
  .tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: 0, max: 365 }))
  .map(([from, days]): Stay => {
    const startDate = addDays(today, from);
    return { startDate, endDate: addDays(startDate, days) };
  });
const days = fc
  .option(fc.integer({ min: -240, max: 400 }), { nil: undefined })
  .map((count) => (count === undefined ? undefined : addDays(today, count)));
const wantedOnes = fc
  .record({
    status: fc.constantFrom<Wanted['status'][]>(undefined, 'outdated', 'approved', 'cancelled'),
    order: fc.constantFrom<Wanted['order'][]>(undefined, 'soonest', 'latest'),
    coldRoomId: fc.constantFrom(undefined, 'r'),
    from: days,
    to: days,
  })
  .filter(({ from, to }) => from === undefined || to === undefined || from <= to);

const isIn = ({ across, begunBy, from, below }: FiledPart, stay: Stay): boolean =>
  (across === undefined || monthsCrossed(stay).includes(across)) &&
  (begunBy === undefined || stay.endDate < addDays(begunBy, stayLengthOf(stay))) &&
  (from === undefined || stay.endDate >= from) &&
  (below === undefined || stay.endDate < below);

const touches = ({ startDate, endDate }: Stay, { from, to }: Wanted): boolean =>
  (from === undefined || endDate >= from) && (to === undefined || startDate <= to);

describe('the parts of an answer', () => {
  test('hold each stay that touches the days once, and others only as far as what an entry says tells them apart', () => {
    fc.assert(
      fc.property(stays, wantedOnes, (stay, wanted) => {
        const isSought =
          touches(stay, wanted) && (wanted.status !== 'outdated' || stay.endDate < today);
        const parts = partsOf(wanted, today).filter(
          (part) => isIn(part, stay) && hasBegun(wanted)(stay),
        );
        expect(parts).toHaveLength(isSought ? 1 : 0);
      }),
    );
  });

  test('follow each other by last day', () => {
    fc.assert(
      fc.property(fc.array(stays), wantedOnes, (some, wanted) => {
        const read = partsOf(wanted, today).flatMap((part) => {
          const days = some.filter((stay) => isIn(part, stay)).map(({ endDate }) => endDate);
          return part.order === 'ascending' ? days.sort() : days.sort().reverse();
        });
        const up = (some: Day[]) => some.toSorted();
        const down = (some: Day[]) => some.toSorted().reverse();
        const toCome = read.filter((day) => day >= today);
        const over = read.filter((day) => day < today);
        const { status, order } = wanted;
        if (order) {
          expect(read).toEqual(order === 'soonest' ? up(read) : down(read));
        } else if (status === undefined) {
          expect(read).toEqual([...up(toCome), ...down(over)]);
        } else {
          expect(read).toEqual(status === 'approved' ? up(read) : down(read));
        }
      }),
    );
  });

  test('split the days at today: soonest first from there on, latest first before it', () => {
    expect(partsOf({ userId: 'u', from: '2027-02-05', to: '2027-03-20' }, today)).toEqual([
      { order: 'ascending', from: today, below: '2027-04-01' },
      { order: 'ascending', across: '2027-03', from: '2027-04-01' },
      { order: 'descending', from: '2027-02-05', below: today },
    ]);
    expect(partsOf({ from: '2027-02-05', to: '2027-03-20' }, today)).toEqual([
      { order: 'ascending', from: today, begunBy: '2027-03-20' },
      { order: 'descending', from: '2027-02-05', below: today, begunBy: '2027-03-20' },
    ]);
    expect(partsOf({}, today)).toEqual([
      { order: 'ascending', from: today, below: undefined },
      { order: 'descending', from: undefined, below: today },
    ]);
  });

  test('before today end with the days that are asked for where these are over', () => {
    expect(partsOf({ userId: 'u', from: '2026-12-05', to: '2027-01-20' }, today)).toEqual([
      { order: 'ascending', across: '2027-01', from: today },
      { order: 'descending', across: '2027-01', from: '2027-02-01', below: today },
      { order: 'descending', from: '2026-12-05', below: '2027-02-01' },
    ]);
  });

  test('are none where today is the first of the days', () => {
    expect(partsOf({ status: 'outdated', from: today, to: today }, today)).toEqual([]);
  });

  test('are none of which nothing can come', () => {
    expect(partsOf({ status: 'outdated', from: '2027-04-01' }, today)).toEqual([]);
    expect(partsOf({ from: '2027-04-01' }, today)).toEqual([
      { order: 'ascending', from: '2027-04-01' },
    ]);
  });
});

test('an entry that begins after the last day is left out; one that does not say is not', () => {
  const fits = hasBegun({ to: today });
  expect(fits({ startDate: today })).toBe(true);
  expect(fits({ startDate: addDays(today, 1) })).toBe(false);
  expect(fits({})).toBe(true);
});
