import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, monthOf, type Day } from '#shared/days.ts';
import { partsOf, type Part, type Wanted } from './filedParts.ts';
import { monthsCrossed } from './filing.ts';

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
const months = fc
  .option(fc.integer({ min: -8, max: 14 }), { nil: undefined })
  .map((count) => (count === undefined ? undefined : monthOf(addDays(today, count * 30))));
const wantedOnes = fc
  .record({
    status: fc.constantFrom<Wanted['status'][]>(undefined, 'outdated', 'approved', 'cancelled'),
    from: months,
    to: months,
  })
  .filter(({ from, to }) => from === undefined || to === undefined || from <= to);

const isIn = ({ across, from, below }: Part, stay: Stay): boolean =>
  (across === undefined || monthsCrossed(stay).includes(across)) &&
  (from === undefined || stay.endDate >= from) &&
  (below === undefined || stay.endDate < below);

const touches = ({ startDate, endDate }: Stay, { from, to }: Wanted): boolean =>
  (from === undefined || monthOf(endDate) >= from) &&
  (to === undefined || monthOf(startDate) <= to);

describe('the parts of an answer', () => {
  test('hold each stay that touches the months once, and no other', () => {
    fc.assert(
      fc.property(stays, wantedOnes, (stay, wanted) => {
        const isWanted =
          touches(stay, wanted) && (wanted.status !== 'outdated' || stay.endDate < today);
        const parts = partsOf(wanted, today).filter((part) => isIn(part, stay));
        expect(parts).toHaveLength(isWanted ? 1 : 0);
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
        const toCome = read.filter((day) => day >= today);
        const over = read.filter((day) => day < today);
        const [up, down] = [
          (days: Day[]) => days.toSorted(),
          (days: Day[]) => days.toSorted().reverse(),
        ];
        expect(read).toEqual(
          {
            approved: up(read),
            cancelled: down(read),
            outdated: down(read),
            none: [...up(toCome), ...down(over)],
          }[(wanted.status as 'approved' | undefined) ?? 'none'],
        );
      }),
    );
  });

  test('split the months at today: soonest first from there on, latest first before it', () => {
    expect(partsOf({ from: '2027-02', to: '2027-03' }, today)).toEqual([
      { order: 'ascending', from: today, below: '2027-04-01' },
      { order: 'ascending', across: '2027-03', from: '2027-04-01' },
      { order: 'descending', from: '2027-02-01', below: today },
    ]);
    expect(partsOf({}, today)).toEqual([
      { order: 'ascending', from: today, below: undefined },
      { order: 'descending', from: undefined, below: today },
    ]);
  });

  test('are none where today is the first of the months', () => {
    expect(partsOf({ status: 'outdated', from: '2027-03' }, '2027-03-01')).toEqual([]);
  });

  test('are none of which nothing can come', () => {
    expect(partsOf({ status: 'outdated', from: '2027-04' }, today)).toEqual([]);
    expect(partsOf({ from: '2027-04' }, today)).toEqual([
      { order: 'ascending', from: '2027-04-01' },
    ]);
  });
});
