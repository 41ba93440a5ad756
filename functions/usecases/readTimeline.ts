import {
  fitsTimeline,
  hasFreeDays,
  soughtWords,
  type TimelineFilter,
} from '#functions/domain/timelineFilter.ts';
import { timelineRow } from '#functions/domain/timelineRow.ts';
import type { Page, PageKey, PageRequest } from '#functions/platform/table/page.ts';
import { readCalendars } from '#functions/store/calendar/calendar.ts';
import { readHolders } from '#functions/store/closures/closures.ts';
import { findRooms } from '#functions/store/rooms/findRooms.ts';
import { listRooms, readRooms } from '#functions/store/rooms/rooms.ts';
import { readPlaces } from '#functions/store/search/readCounts.ts';
import { limits } from '#shared/limits.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import type { Timeline, TimelineRoom } from '#shared/timeline.ts';

/** How often one request reads on where a filter lets few rooms through, so that it ends in good time. */
const TURNS = 5;

interface Question {
  range: Stay;
  filter: TimelineFilter;
}

type HeldRoom = Awaited<ReturnType<typeof readCalendars<Room>>>[number];

/** The rooms that a filter lets through, with their days. */
async function fitting(rooms: Room[], { range, filter }: Question): Promise<HeldRoom[]> {
  const rows = await readCalendars(
    rooms.filter((room) => fitsTimeline(room, filter)),
    range,
  );
  return rows.filter(({ calendar }) => hasFreeDays(calendar.keys(), range, filter.freeDays));
}

/** A page of the rooms that fit. It may hold fewer than its limit, or none, although another page follows. */
async function readFitting(
  question: Question,
  { limit = limits.timelineRooms, after }: PageRequest,
): Promise<Page<HeldRoom>> {
  const words = soughtWords(question.filter);
  const read = (page: PageRequest) => (words ? findRooms(words, page) : listRooms(page));
  const items: HeldRoom[] = [];
  let next = after;
  for (let turn = 0; turn < TURNS && items.length < limit; turn += 1) {
    const page = await read({ limit: limit - items.length, after: next });
    items.push(...(await fitting(page.items, question)));
    next = page.next;
    if (!next) break;
  }
  return { items, next };
}

/** The rows of rooms, with the bookings and closures that hold days in them. */
async function rowsOf(held: HeldRoom[], range: Stay): Promise<TimelineRoom[]> {
  const holders = await readHolders(held.flatMap(({ calendar }) => [...calendar.values()]));
  return held.map(({ room, calendar }) => timelineRow(room, calendar, holders, range));
}

/** The towns that have rooms, by name. */
const townNames = async (): Promise<string[]> =>
  (await readPlaces())
    .filter(({ area, rooms }) => area === undefined && rooms > 0)
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'en'));

/**
 * Reads a page of the rooms that a filter lets through, with what holds days of a range in them, at the same cost at
 * any number of rooms. Without a filter it takes three round trips one after another: the rooms, their months, and the
 * bookings and closures that these name. The first page names the towns that there are.
 */
export async function readTimeline(
  question: Question,
  page: PageRequest,
): Promise<{ body: Timeline; next?: PageKey | undefined }> {
  const [{ items, next }, towns] = await Promise.all([
    readFitting(question, page),
    page.after === undefined ? townNames() : undefined,
  ]);
  const rooms = await rowsOf(items, question.range);
  return { body: { ...question.range, rooms, ...(towns && { towns }) }, next };
}

/** Reads the rows of rooms by their ids, of as many as exist and as the filter lets through. */
export async function readTimelineOf(ids: string[], question: Question): Promise<Timeline> {
  const rooms = await readRooms([...new Set(ids)]);
  const held = await fitting(rooms, question);
  return { ...question.range, rooms: await rowsOf(held, question.range) };
}
