import { addMonths, type Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { firstFree } from '#shared/search/laterStay.ts';
import { formatDays, formatWholeDay } from '#web/lib/format.ts';

/** When a room is free next, in a sentence. */
export function freeWords(taken: readonly Day[], today: Day): string {
  const free = firstFree(taken, today);
  if (!free) return 'No day is free.';
  const { startDate, endDate } = free;
  const begins = startDate === today ? 'today' : formatWholeDay(startDate);
  if (endDate >= addMonths(today, limits.monthsAhead)) return `Free from ${begins} on.`;
  if (startDate > today) return `Next free: ${formatDays(startDate, endDate)}.`;
  return startDate === endDate ? 'Free today.' : `Free from today to ${formatWholeDay(endDate)}.`;
}
