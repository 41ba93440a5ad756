import type { Day } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';
import { formatShortDays } from '#web/lib/format.ts';
import { daysProblem, type RoomFilter } from './filter.ts';

/**
 * Which of the days that were asked for are not taken into account, and why; undefined where all are.
 * @param kept those that are
 */
export function leftOutWords(
  asked: Pick<RoomFilter, 'startDate' | 'endDate'>,
  kept: Partial<Stay>,
  today: Day,
): string | undefined {
  const isLeftOut = (day: string) => day && day !== kept.startDate && day !== kept.endDate;
  const [first, last = first] = [asked.startDate, asked.endDate].filter(isLeftOut);
  const problem = daysProblem(asked, today);
  if (!first || !last || !problem) return undefined;
  return `Not taken into account: ${formatShortDays(first, last)}. ${problem.message}`;
}
