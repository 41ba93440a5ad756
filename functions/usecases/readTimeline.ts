import { timelineRow } from '#functions/domain/timelineRow.ts';
import type { PageKey, PageRequest } from '#functions/platform/table/page.ts';
import { readCalendars } from '#functions/store/calendar/calendar.ts';
import { readHolders } from '#functions/store/closures/closures.ts';
import { findRooms } from '#functions/store/rooms/findRooms.ts';
import { listRooms } from '#functions/store/rooms/rooms.ts';
import type { Stay } from '#shared/stay.ts';
import type { Timeline } from '#shared/timeline.ts';

/**
 * Reads a page of the rooms with what holds days of a range in them, at the same cost at any number of rooms. It takes three
 * round trips one after another: the rooms, their months, and the bookings and closures that these name.
 * @param text finds rooms by words of their name or place; without it, all rooms by creation
 */
export async function readTimeline(
  range: Stay,
  text: string | undefined,
  page: PageRequest,
): Promise<{ body: Timeline; next?: PageKey | undefined }> {
  const { items, next } = await (text ? findRooms(text, page) : listRooms(page));
  const rows = await readCalendars(items, range);
  const holders = await readHolders(rows.flatMap(({ calendar }) => [...calendar.values()]));
  const rooms = rows.map(({ room, calendar }) => timelineRow(room, calendar, holders, range));
  return { body: { startDate: range.startDate, endDate: range.endDate, rooms }, next };
}
