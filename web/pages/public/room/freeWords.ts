import { addMonths, type Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { firstFree } from '#shared/search/laterStay.ts';
import type { Stay } from '#shared/stay.ts';
import { formatDays, formatShortStay, formatWholeDay } from '#web/lib/format.ts';

/**
 * When a room is free next, in a sentence.
 * @param next the next free days of as many as are chosen, where the chosen ones are taken
 */
export function freeWords(taken: readonly Day[], today: Day, next?: Stay): string {
  if (next) return `Next free: ${formatShortStay(next.startDate, next.endDate)}.`;
  const free = firstFree(taken, today);
  if (!free) return 'No day is free.';
  const { startDate, endDate } = free;
  const begins = startDate === today ? 'today' : formatWholeDay(startDate);
  if (endDate >= addMonths(today, limits.monthsAhead)) return `Free from ${begins} on.`;
  if (startDate > today) return `Next free: ${formatDays(startDate, endDate)}.`;
  return startDate === endDate ? 'Free today.' : `Free from today to ${formatWholeDay(endDate)}.`;
}
