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
  const rows = await readCalendars(await everyRoom(), range);
  const holders = await readHolders(rows.flatMap(({ calendar }) => [...calendar.values()]));
  return {
    startDate: range.startDate,
    endDate: range.endDate,
    rooms: rows.map(({ room, calendar }) => timelineRow(room, calendar, holders, range)),
  };
}
