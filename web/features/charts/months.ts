import { addMonths, monthOf, type Day, type Month } from '#shared/days.ts';

const format = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A month in words: `Jan 2027`. */
export const formatMonth = (month: Month): string => format.format(new Date(`${month}-01T00:00Z`));

/** So many months before and after that of a day, as the dashboards ask for them. */
export const monthsAround = (today: Day, before: number, after: number) => ({
  from: monthOf(addMonths(today, -before)),
  to: monthOf(addMonths(today, after)),
});
