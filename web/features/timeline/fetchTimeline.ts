import { limits } from '#shared/limits.ts';
import type { Timeline } from '#shared/timeline.ts';
import { call, callPage } from '#web/lib/api/client.ts';
import type { AskedFilter } from './filter.ts';
import { rangeFrom, type Span } from './range.ts';

/** Rooms that are fetched at once. */
export const TIMELINE_PAGE: number = limits.timelineRooms;

/** Which days of which rooms are asked for: of those that fit a filter, the first so many. */
interface TimelineQuestion {
  from: string;
  span: Span;
  filter: AskedFilter;
  rooms: number;
}

/** The rooms that are asked for. */
export interface FetchedTimeline extends Timeline {
  /** How many days can be shown. */
  span: Span;
  filter: AskedFilter;
  /** Whether more rooms follow. */
  hasMore: boolean;
}

const options = { fallback: 'Failed to fetch the timeline.' };

/** Where more days in a row are to be free than are shown, so many are asked for. */
const inputOf = ({ from, span, filter }: TimelineQuestion) => ({
  ...rangeFrom(from, Math.max(span, filter.freeDays ?? 0)),
  ...filter,
});

/** Fetches as many rooms as are asked for, page after page. A page can be empty where few rooms fit the filter. */
export async function fetchTimeline(question: TimelineQuestion): Promise<FetchedTimeline> {
  const { span, filter, rooms: wanted } = question;
  const input = inputOf(question);
  const rooms: Timeline['rooms'] = [];
  let towns: string[] = [];
  let cursor: string | undefined;
  do {
    const page = { ...input, ...(cursor && { cursor }), limit: TIMELINE_PAGE };
    const { data, next } = await callPage('timeline.get', page, options);
    rooms.push(...data.rooms);
    towns = data.towns ?? towns;
    cursor = next;
  } while (cursor && rooms.length < wanted);
  const { startDate, endDate } = input;
  return { startDate, endDate, span, filter, rooms, towns, hasMore: cursor !== undefined };
}

/** Fetches rooms by their ids, as far as they are there and fit. */
export const fetchRows = async (
  question: TimelineQuestion,
  ids: readonly string[],
): Promise<Timeline['rooms']> =>
  (await call('timeline.get', { ...inputOf(question), rooms: ids.join(',') }, options)).rooms;

/**
 * What is shown, with rooms as they are now. One that is gone or fits no more is left out. One that has come is added where all
 * rooms are shown; elsewhere it is among those that follow.
 */
export function withRows(
  shown: FetchedTimeline,
  ids: readonly string[],
  rows: Timeline['rooms'],
): FetchedTimeline {
  const known = new Set(shown.rooms.map(({ id }) => id));
  const now = new Map(rows.map((room) => [room.id, room]));
  const kept = shown.rooms.flatMap((room) =>
    ids.includes(room.id) ? (now.get(room.id) ?? []) : [room],
  );
  const come = shown.hasMore ? [] : rows.filter(({ id }) => !known.has(id));
  return { ...shown, rooms: [...kept, ...come] };
}
