import { addDays, daysOf, type Day } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';
import { formatDays } from './format.ts';

/** The days of a stay that are taken, in order. */
export function takenWithin({ startDate, endDate }: Stay, taken: Iterable<Day>): Day[] {
  const set = new Set(taken);
  return daysOf(startDate, endDate).filter((day) => set.has(day));
}

/** Days in order as the stays that they make up. */
export function dayRuns(days: readonly Day[]): Stay[] {
  const runs: Stay[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && addDays(last.endDate, 1) === day) last.endDate = day;
    else runs.push({ startDate: day, endDate: day });
  }
  return runs;
}

/** How many stays are named one by one. */
const NAMED = 3;

/** Days in order in words: `3 – 5 Jan 2027, 8 Jan 2027`, of many the first and `and others`. */
export function daysInWords(days: readonly Day[]): string {
  const runs = dayRuns(days);
  const named = runs
    .slice(0, NAMED)
    .map(({ startDate, endDate }) => formatDays(startDate, endDate))
    .join(', ');
  return runs.length > NAMED ? `${named} and others` : named;
}
