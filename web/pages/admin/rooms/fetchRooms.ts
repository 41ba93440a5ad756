import { messages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { callPage } from '#web/lib/api/client.ts';

/** Rooms of a page. */
export const PER_PAGE = 20;

/** The rooms that a text finds, or the newest of all: so many pages of them. */
interface RoomsQuestion {
  text: string;
  pages: number;
}

export interface FetchedRooms {
  /** The text that found them. */
  text: string;
  rooms: Room[];
  /** Whether more rooms follow. */
  hasMore: boolean;
}

/**
 * Fetches the rooms that are asked for, page after page. CloudFront keeps the lists of rooms for 30 seconds. An admin must
 * not miss what they just saved: their request has a query of its own, which no cache has.
 */
export async function fetchRooms({ text, pages }: RoomsQuestion): Promise<FetchedRooms> {
  const rooms: Room[] = [];
  const fresh = String(Date.now());
  let cursor: string | undefined;
  do {
    const { data, next } = await callPage(
      'rooms.list',
      {
        sort: 'newest',
        limit: PER_PAGE,
        fresh,
        ...(text && { text }),
        ...(cursor && { cursor }),
      },
      { fallback: messages.fetchRoomsFailed },
    );
    rooms.push(...data);
    cursor = next;
  } while (cursor && rooms.length < pages * PER_PAGE);
  return { text, rooms, hasMore: cursor !== undefined };
}
