import {
  addDays,
  countDays,
  countMonths,
  daysByMonth,
  monthOf,
  monthsOf,
  type Day,
  type Month,
} from '../days.ts';
import type { Stay } from '../stay.ts';

/**
 * The taken days of a room: for each month from `from` on a number whose lowest bit is the first of the
 * month. Later months, and earlier ones, have no taken day.
 */
export interface TakenDays {
  from: Month;
  months: number[];
}

const bitOf = (day: Day): number => 2 ** (Number(day.slice(8)) - 1);

const sum = (days: Day[]): number => days.reduce((bits, day) => bits + bitOf(day), 0);

/** The taken days as numbers; undefined where there is none. */
export function takenDaysOf(days: Iterable<Day>): TakenDays | undefined {
  const sorted = [...new Set(days)].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const from = monthOf(first);
  const months = monthsOf(from, monthOf(last)).map((month) =>
    sum(sorted.filter((day) => monthOf(day) === month)),
  );
  return { from, months };
}

const bitsOf = ({ from, months }: TakenDays, month: Month): number =>
  months[countMonths(from, month) - 1] ?? 0;

/** Whether a day is taken. */
export const isTaken = (taken: TakenDays | undefined, day: Day): boolean =>
  taken !== undefined && (bitsOf(taken, monthOf(day)) & bitOf(day)) !== 0;

/** Whether every day of a stay is free. */
export const isFreeOn = (taken: TakenDays | undefined, { startDate, endDate }: Stay): boolean =>
  taken === undefined ||
  [...daysByMonth(startDate, endDate)].every(
    ([month, days]) => (bitsOf(taken, month) & sum(days)) === 0,
  );

/**
 * The next stay of as many days as `wished` that is free, begins on its first day or later and ends on
 * `until` or earlier; undefined where there is none.
 */
export function nextFree(taken: TakenDays | undefined, wished: Stay, until: Day): Stay | undefined {
  const wanted = countDays(wished.startDate, wished.endDate);
  let startDate = wished.startDate;
  for (let day = startDate, free = 0; day <= until; day = addDays(day, 1)) {
    if (isTaken(taken, day)) [startDate, free] = [addDays(day, 1), 0];
    else free += 1;
    if (free === wanted) return { startDate, endDate: day };
  }
  return undefined;
}
