import type { Stay } from '#shared/stay.ts';
import type { Timeline } from '#shared/timeline.ts';
import { callPage } from '#web/lib/api/client.ts';

/** Rooms that are fetched at once. */
export const PAGE = 100;

/** Which days of which rooms are asked for: of those that a text finds, or of all, the first so many. */
export interface TimelineQuestion extends Stay {
  text: string;
  rooms: number;
}

/** The rooms that are asked for. */
export interface FetchedTimeline extends Timeline {
  /** The text that found them. */
  text: string;
  /** Whether more rooms follow. */
  hasMore: boolean;
}

/** Fetches as many rooms as are asked for, page after page. A page can be empty where few rooms fit a text. */
export async function fetchTimeline(question: TimelineQuestion): Promise<FetchedTimeline> {
  const { text, rooms: wanted, ...range } = question;
  const rooms: Timeline['rooms'] = [];
  let cursor: string | undefined;
  do {
    const input = { ...range, ...(text && { text }), ...(cursor && { cursor }), limit: PAGE };
    const { data, next } = await callPage('timeline.get', input, {
      fallback: 'Failed to fetch the timeline.',
    });
    rooms.push(...data.rooms);
    cursor = next;
  } while (cursor && rooms.length < wanted);
  return { ...range, text, rooms, hasMore: cursor !== undefined };
}
