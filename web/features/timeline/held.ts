import { countDays } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';
import type { TimelineRoom } from '#shared/timeline.ts';
import { statusLabels } from '#web/features/bookings/index.ts';
import { formatStay } from '#web/lib/format.ts';
import { barsOf } from './bars.ts';
import { closureWords, statusOfStay, stayOfBar } from './words.ts';

/** What holds days of a room: all of its days, and who or why. */
export interface Held {
  id: string;
  days: string;
  who: string;
}

/** What holds some of the days that a room's row was asked for, the first first. */
export const heldBy = (room: TimelineRoom, { startDate, endDate }: Stay): Held[] =>
  barsOf(room, countDays(startDate, endDate)).map((bar) => {
    const { startDate: from, endDate: to } = stayOfBar(bar.whole, startDate);
    const days = formatStay(from, to);
    if (bar.kind === 'closure')
      return { id: bar.id, days, who: `Closed, ${closureWords(bar.closure)}` };
    const { name, number } = bar.stay;
    const who = [name, number, statusLabels[statusOfStay(bar.stay)]].filter(Boolean).join(', ');
    return { id: bar.id, days, who };
  });
