import { addDays, type Day } from '#shared/days.ts';
import { formatDay } from './format.ts';

/** `Today`, `Yesterday`, else the day: `3 Jan 2027`. */
export function dayWords(day: Day, today: Day): string {
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : formatDay(day);
}
