import { addDays, addMonths, daysOf, type Day } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';

/** How many days the timeline can show at once, and what each is called. */
export const spans = [
  [7, 'Week'],
  [14, 'Two weeks'],
  [31, 'Month'],
] as const;
export type Span = (typeof spans)[number][0];

/** What the buttons above the timeline do. */
export type Step = 'back' | 'today' | 'on';

/** The first day that is shown after a step, which is as long as what is shown. */
export function stepFrom(from: Day, step: Step, span: Span, today: Day): Day {
  if (step === 'today') return today;
  const sign = step === 'on' ? 1 : -1;
  return span === 31 ? addMonths(from, sign) : addDays(from, sign * span);
}

/** The days from one on, as many as `count`. */
export const daysFrom = (from: Day, count: number): Day[] => daysOf(from, addDays(from, count - 1));

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: Day): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The range from a day on, of so many days. */
export const rangeFrom = (from: Day, count: number): Stay => ({
  startDate: from,
  endDate: addDays(from, count - 1),
});
