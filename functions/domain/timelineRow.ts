import type { Booking } from '#shared/booking.ts';
import { countDays, type Day } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import type { BarDays, TimelineClosure, TimelineRoom, TimelineStay } from '#shared/timeline.ts';
import { isLive } from '#shared/transitions.ts';
import { closureIdOf, type Holders } from './holder.ts';

/** Whether a booking holds its days to the last: a live one, or one that has been completed. */
const isWhole = ({ status }: Booking): boolean => isLive(status) || status === 'completed';

/**
 * A room's row of the timeline, by its calendar within a range: day → holder, in the order of days. A
 * booking that ended early shows the days that it has held, because the calendar keeps those.
 */
export function timelineRow(
  { id, name, location, status }: Room,
  calendar: ReadonlyMap<Day, string>,
  { bookings, closures }: Holders<Booking>,
  range: Stay,
): TimelineRoom {
  const lastHeld = new Map([...calendar].map(([day, holder]) => [holder, day]));
  // The calendar is read to the end of the range: behind it, only what did not end early still holds days.
  const daysOf = ({ startDate, endDate }: Stay, held: Day, goesOn: boolean): BarDays => [
    countDays(range.startDate, startDate) - 1,
    countDays(range.startDate, goesOn && held === range.endDate ? endDate : held) - 1,
  ];
  const stays = [...lastHeld].flatMap(([holder, held]): TimelineStay[] => {
    const booking = bookings.get(holder);
    if (!booking) return [];
    const { number, userName: name, status } = booking;
    const bar = { id: booking.id, ...(number && { number }), name };
    const days = daysOf(booking, held, isWhole(booking));
    return [{ ...bar, ...(status !== 'approved' && { status }), days }];
  });
  const closed = [...lastHeld].flatMap(([holder, held]): TimelineClosure[] => {
    const closure = closures.get(closureIdOf(holder) ?? '');
    if (!closure) return [];
    const { reason, note, freeFrom } = closure;
    const days = daysOf(closure, held, freeFrom === undefined);
    return [{ id: closure.id, reason, ...(note && { note }), days }];
  });
  return {
    id,
    name,
    location,
    ...(status === 'unavailable' && { unavailable: true }),
    stays,
    ...(closed.length > 0 && { closures: closed }),
  };
}
