import type { RoomPageContent } from '#shared/roomPage.ts';
import type { SearchPageContent } from '#shared/searchPage.ts';
import { roomGiven } from '#web/features/rooms/api/givenRoom.ts';
import { searchGiven } from '#web/features/rooms/api/givenSearch.ts';
import type { AppDispatch } from '#web/lib/state.ts';

/** Ids of the elements with the data that a page was rendered from. */
export const GIVEN = { room: 'given-room', search: 'given-search' } as const;

/** The data within this page's HTML; undefined if it was rendered from none. */
function read(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Puts into the store what this page was rendered from, with which the first render equals the HTML. */
export function takeGiven(dispatch: AppDispatch): void {
  const room = read(GIVEN.room) as RoomPageContent | undefined;
  if (room) dispatch(roomGiven(room));
  const found = read(GIVEN.search) as SearchPageContent | undefined;
  if (found) dispatch(searchGiven(found));
}
