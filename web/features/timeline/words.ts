import { closureReasonLabels } from '#shared/closure.ts';
import { addDays, type Day } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';
import type { BarDays, TimelineClosure, TimelineStay } from '#shared/timeline.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import { statusLabels } from '#web/features/bookings/index.ts';
import { formatStay } from '#web/lib/format.ts';
import type { Bar } from './bars.ts';

/** The first and the last day of a bar, by the first day that was asked for. */
export const stayOfBar = ([first, last]: BarDays, from: Day): Stay => ({
  startDate: addDays(from, first),
  endDate: addDays(from, last),
});

/** Why a room is closed, with the note. */
export const closureWords = ({ reason, note }: Pick<TimelineClosure, 'reason' | 'note'>): string =>
  note ? `${closureReasonLabels[reason]}: ${note}` : closureReasonLabels[reason];

/** Among more days than these, one day has no room for a name; on a phone it never has. */
const WIDE_DAYS = 7;

/** Whether one day is too narrow for a name. */
export const areDaysNarrow = (days: number, isPhone: boolean): boolean =>
  isPhone || days > WIDE_DAYS;

/** The status of a booking on the timeline, which names it only where it is another than approved. */
export const statusOfStay = ({ status = 'approved' }: TimelineStay): BookingStatus => status;

/** What a bar shows, and what it says, with the booking's number, to those who point at it or do not see where it stands. */
export function barWords(bar: Bar, room: string, from: Day): { shown: string; said: string } {
  const { startDate, endDate } = stayOfBar(bar.whole, from);
  const days = formatStay(startDate, endDate);
  if (bar.kind === 'stay') {
    const { name, number } = bar.stay;
    const said = [
      name,
      ...(number ? [number] : []),
      statusLabels[statusOfStay(bar.stay)],
      room,
      days,
    ];
    return { shown: name, said: said.join(', ') };
  }
  const shown = closureWords(bar.closure);
  return { shown, said: `Closed, ${shown}, ${room}, ${days}` };
}
