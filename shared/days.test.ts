import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  countDays,
  countMonths,
  daysByMonth,
  daysOf,
  isDay,
  kigaliMidnight,
  monthOf,
  monthsOf,
  msToMidnight,
  todayInKigali,
} from './days.ts';

const aDay = fc
  .date({ min: new Date('1999-12-31'), max: new Date('2101-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const aCount = fc.integer({ min: -2_000, max: 2_000 });

const aStay = fc
  .tuple(aDay, fc.integer({ min: 0, max: 800 }))
  .map(([startDate, more]) => ({ startDate, endDate: addDays(startDate, more), count: more + 1 }));

describe('today in Kigali', () => {
  test('turns at ten in the evening of UTC', () => {
    expect(todayInKigali(Date.parse('2027-01-31T21:59:59.999Z'))).toBe('2027-01-31');
    expect(todayInKigali(Date.parse('2027-01-31T22:00:00.000Z'))).toBe('2027-02-01');
  });

  test('turns the year and the leap day two hours before UTC does', () => {
    expect(todayInKigali(Date.parse('2027-12-31T22:00:00Z'))).toBe('2028-01-01');
    expect(todayInKigali(Date.parse('2028-02-28T22:00:00Z'))).toBe('2028-02-29');
  });

  test('is the day of now where no moment is given', () => {
    const before = todayInKigali(Date.now());
    const today = todayInKigali();
    expect([before, todayInKigali(Date.now())]).toContain(today);
  });

  test('ends at midnight, which is never further away than a day', () => {
    expect(msToMidnight(Date.parse('2027-01-31T21:59:59.999Z'))).toBe(1);
    expect(msToMidnight(Date.parse('2027-01-31T22:00:00.000Z'))).toBe(86_400_000);
    expect(msToMidnight(Date.parse('2027-01-31T10:00:00.000Z'))).toBe(43_200_000);
  });

  test('is at every moment the day that a clock in Kigali shows', () => {
    const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kigali' });
    const aMoment = fc.integer({
      min: Date.parse('2020-01-01T00:00:00Z'),
      max: Date.parse('2060-01-01T00:00:00Z'),
    });
    fc.assert(
      fc.property(aMoment, (now) => {
        expect(todayInKigali(now)).toBe(clock.format(now));
      }),
    );
  });
});

describe('a day exists', () => {
  test.each(['2027-02-28', '2028-02-29', '2000-02-29', '2027-12-31', '0001-01-01'])(
    '%s does',
    (day) => {
      expect(isDay(day)).toBe(true);
    },
  );

  test.each([
    '2027-02-30',
    '2027-02-29',
    '2100-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '2027-1-1',
    '2027-01-01T00:00:00Z',
    ' 2027-01-01',
    '2027-01-01\n',
    '12027-01-01',
    '27-01-01',
    '2027/01/01',
    'today',
    '',
  ])('%j does not', (day) => {
    expect(isDay(day)).toBe(false);
  });

  test('every day that the calendar makes does', () => {
    fc.assert(fc.property(aDay, aCount, (day, count) => isDay(addDays(day, count))));
  });
});

describe('adding days', () => {
  test('crosses the ends of months and years, and the leap day', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  });

  test('is undone by taking the same number away', () => {
    fc.assert(
      fc.property(aDay, aCount, (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  test('keeps the order of days that text has', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 2_000 }), (day, count) => {
        expect(addDays(day, count) > day).toBe(true);
      }),
    );
  });
});

describe('adding months', () => {
  test('goes to the last day of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  });

  test('keeps the day where the month has it', () => {
    expect(addMonths('2027-01-15', 24)).toBe('2029-01-15');
    expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
    expect(addMonths('2027-12-31', 0)).toBe('2027-12-31');
  });

  test('ends with the last day that sorts as text', () => {
    expect(addMonths('9999-12-01', 1)).toBe('9999-12-31');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(kigaliMidnight(addDays('9999-12-31', 1))).toBe('9999-12-30T22:00:00.000Z');
  });

  test('lands in the month it should, never on a later day of the month', () => {
    const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
    fc.assert(
      fc.property(aDay, fc.integer({ min: -60, max: 60 }), (day, count) => {
        const later = addMonths(day, count);
        expect(monthNumber(later)).toBe(monthNumber(day) + count);
        const shorter = Number(later.slice(8)) < Number(day.slice(8));
        expect(later.slice(8) === day.slice(8) || shorter).toBe(true);
        if (shorter) expect(monthOf(addDays(later, 1))).not.toBe(monthOf(later));
      }),
    );
  });
});

describe('the days of a stay', () => {
  test('include the first and the last', () => {
    expect(countDays('2027-01-30', '2027-02-02')).toBe(4);
    expect(daysOf('2027-01-30', '2027-02-02')).toEqual([
      '2027-01-30',
      '2027-01-31',
      '2027-02-01',
      '2027-02-02',
    ]);
    expect(countDays('2027-01-30', '2027-01-30')).toBe(1);
  });

  test('are none where the stay is reversed', () => {
    expect(daysOf('2027-01-02', '2027-01-01')).toEqual([]);
    expect(daysOf('2027-06-02', '2027-01-01')).toEqual([]);
    expect(daysByMonth('2027-01-02', '2027-01-01').size).toBe(0);
  });

  test('are as many as counted, each one day after the other', () => {
    fc.assert(
      fc.property(aStay, ({ startDate, endDate, count }) => {
        const days = daysOf(startDate, endDate);
        expect(days.length).toBe(count);
        expect(days.length).toBe(countDays(startDate, endDate));
        expect(days).toEqual(days.map((_, index) => addDays(startDate, index)));
        expect(days.at(-1)).toBe(endDate);
      }),
    );
  });

  test('are parted by months: none lost, none twice, in order', () => {
    fc.assert(
      fc.property(aStay, ({ startDate, endDate }) => {
        const months = daysByMonth(startDate, endDate);
        expect([...months.values()].flat()).toEqual(daysOf(startDate, endDate));
        for (const [month, days] of months) {
          expect(days.map(monthOf)).toEqual(days.map(() => month));
        }
        expect([...months.keys()]).toEqual([...months.keys()].sort());
      }),
    );
  });
});

describe('months', () => {
  test('are counted and listed from one to another, both included', () => {
    expect(monthsOf('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(countMonths('2026-11', '2027-02')).toBe(4);
    expect(monthsOf('2027-01', '2027-01')).toEqual(['2027-01']);
  });

  test('are none where they are reversed', () => {
    expect(monthsOf('2027-02', '2027-01')).toEqual([]);
    expect(countMonths('2027-02', '2027-01')).toBe(0);
  });

  test('of a stay are those of its days', () => {
    fc.assert(
      fc.property(fc.nat(800), fc.nat(400), (from, length) => {
        const startDate = addDays('2027-01-01', from);
        const endDate = addDays(startDate, length);
        const months = monthsOf(monthOf(startDate), monthOf(endDate));
        expect(months).toEqual([...daysByMonth(startDate, endDate).keys()]);
      }),
    );
  });
});
