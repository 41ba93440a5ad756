import type { Booking } from '#shared/booking.ts';
import { countDays, type Day } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import type { BarDays, TimelineClosure, TimelineRoom, TimelineStay } from '#shared/timeline.ts';
import { closureIdOf, type Holders } from './holder.ts';

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
  const daysOf = ({ startDate, endDate }: Stay, held: Day): BarDays => [
    countDays(range.startDate, startDate) - 1,
    countDays(range.startDate, held < range.endDate ? held : endDate) - 1,
  ];
  const stays = [...lastHeld].flatMap(([holder, held]): TimelineStay[] => {
    const booking = bookings.get(holder);
    if (!booking) return [];
    const { number, userName: name, status } = booking;
    const bar = { id: booking.id, ...(number && { number }), name };
    return [{ ...bar, ...(status !== 'approved' && { status }), days: daysOf(booking, held) }];
  });
  const closed = [...lastHeld].flatMap(([holder, held]): TimelineClosure[] => {
    const closure = closures.get(closureIdOf(holder) ?? '');
    if (!closure) return [];
    const { reason, note } = closure;
    return [{ id: closure.id, reason, ...(note && { note }), days: daysOf(closure, held) }];
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
