import { addDays, addMonths, countDays, type Day } from '../days.ts';
import { limits } from '../limits.ts';
import type { Stay } from '../stay.ts';
import { nextFree, takenDaysOf } from './takenDays.ts';

/**
 * The next stay of as many days as a wished one that can be booked in a room: from its first day on, or from
 * today where that has passed. Undefined where none ends before bookings do.
 * @param taken the room's taken days
 */
export function laterStay(taken: Iterable<Day>, wished: Stay, today: Day): Stay | undefined {
  const startDate = wished.startDate < today ? today : wished.startDate;
  const endDate = addDays(startDate, countDays(wished.startDate, wished.endDate) - 1);
  return nextFree(takenDaysOf(taken), { startDate, endDate }, addMonths(today, limits.monthsAhead));
}

/** The first days in a row that are free in a room, from today on; undefined where all are taken until bookings end. */
export function firstFree(taken: readonly Day[], today: Day): Stay | undefined {
  const first = laterStay(taken, { startDate: today, endDate: today }, today);
  if (!first) return undefined;
  const next = taken.filter((day) => day > first.startDate).sort()[0];
  const last = addMonths(today, limits.monthsAhead);
  return { startDate: first.startDate, endDate: next ? addDays(next, -1) : last };
}
