import { timelineRow } from '#functions/domain/timelineRow.ts';
import { readCalendars } from '#functions/store/calendar/calendar.ts';
import { readHolders } from '#functions/store/closures/closures.ts';
import { everyRoom } from '#functions/store/rooms/rooms.ts';
import type { Stay } from '#shared/stay.ts';
import type { Timeline } from '#shared/timeline.ts';

/**
 * Reads all rooms with what holds days of a range in them. It takes three round trips one after another:
 * the rooms, their months, and the bookings and closures that these name.
 */
export async function readTimeline(range: Stay): Promise<Timeline> {
  const rooms = await everyRoom();
  const calendars = await readCalendars(
    rooms.map(({ id }) => id),
    range,
  );
  const calendarOf = (id: string) => calendars.get(id) ?? new Map<string, string>();
  const holders = await readHolders(rooms.flatMap(({ id }) => [...calendarOf(id).values()]));
  return {
    startDate: range.startDate,
    endDate: range.endDate,
    rooms: rooms.map((room) => timelineRow(room, calendarOf(room.id), holders, range)),
  };
}
