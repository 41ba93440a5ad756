import { addDays, addMonths, daysOf, type Day } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';

/** The days that are asked for, however many of them the screen has room for. */
export const ASKED_DAYS = 31;

/** What the buttons above the timeline do. */
export type Step = 'monthBack' | 'weekBack' | 'today' | 'weekOn' | 'monthOn';

/** The first day that is shown after a step. */
export function stepFrom(from: Day, step: Step, today: Day): Day {
  switch (step) {
    case 'monthBack':
      return addMonths(from, -1);
    case 'weekBack':
      return addDays(from, -7);
    case 'today':
      return today;
    case 'weekOn':
      return addDays(from, 7);
    case 'monthOn':
      return addMonths(from, 1);
  }
}

/** The days from one on, as many as `count`. */
export const daysFrom = (from: Day, count: number): Day[] => daysOf(from, addDays(from, count - 1));

/** The range from a day on that is asked for. */
export const rangeFrom = (from: Day): Stay => ({
  startDate: from,
  endDate: addDays(from, ASKED_DAYS - 1),
});
