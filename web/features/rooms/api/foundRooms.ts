import { messages } from '#shared/messages.ts';
import { callPage, type Input, type Output } from '#web/lib/api/client.ts';

/** A question of the search, with its order. */
export type SearchQuestion = Omit<Input<'rooms.search'>, 'cursor'>;

/** What a search has found so far. */
export interface FoundRooms extends Output<'rooms.search'> {
  /** The mark of the next page, where there is one. */
  next?: string | undefined;
}

/** The first page that holds a room, or the last one: a page can be empty where few of many rooms fit. */
export async function searchPage(question: SearchQuestion, cursor?: string): Promise<FoundRooms> {
  const input = { ...question, ...(cursor !== undefined && { cursor }) };
  const { data, next } = await callPage('rooms.search', input, {
    fallback: messages.fetchRoomsFailed,
  });
  return data.rooms.length === 0 && next ? searchPage(question, next) : { ...data, next };
}

/** The rooms that are not among others. */
function others<T extends { id: string }>(rooms: readonly T[], known: readonly T[]): T[] {
  const ids = new Set(known.map(({ id }) => id));
  return rooms.filter(({ id }) => !ids.has(id));
}

/** What was found, with the next page behind it; a room that has moved from page to page stands once. */
export const withPage = (known: FoundRooms, page: FoundRooms): FoundRooms => ({
  ...known,
  rooms: [...known.rooms, ...others(page.rooms, known.rooms)],
  next: page.next,
});

/**
 * The first page, fetched anew, before the rooms that stood behind its last one: nobody loses what they looked at. Where
 * none of it was known, as many as it has are taken for the old first page.
 */
export function refreshed(known: FoundRooms | undefined, first: FoundRooms): FoundRooms {
  const rooms = known?.rooms ?? [];
  const last = first.rooms
    .map(({ id }) => rooms.findIndex((room) => room.id === id))
    .filter((index) => index >= 0)
    .at(-1);
  const behind = rooms.slice((last ?? first.rooms.length - 1) + 1);
  if (!known || !first.next || behind.length === 0) return first;
  return { ...first, rooms: [...first.rooms, ...others(behind, first.rooms)], next: known.next };
}
