import { ownMessages } from '#shared/messages.ts';
import type { RoomPageContent } from '#shared/roomPage.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { fetchColdRoom } from './coldRoomsSlice.ts';

/** Id of the element with the data that a room's page was rendered from. */
export const GIVEN_ROOM = 'given-room';

const notFound: Failure = { code: 'roomNotFound', message: ownMessages.roomNotFound };

/** The data that this page was rendered from; undefined if its HTML contains no room. */
export function readGivenRoom(): RoomPageContent | undefined {
  const text = document.getElementById(GIVEN_ROOM)?.textContent;
  return text ? (JSON.parse(text) as RoomPageContent) : undefined;
}

/**
 * The action of the request for the room, with the answer taken from the page's HTML. With it in the store,
 * the first render equals the HTML.
 */
export const roomGiven = ({ id, room }: RoomPageContent) =>
  room
    ? fetchColdRoom.fulfilled(room, GIVEN_ROOM, { id })
    : fetchColdRoom.rejected(null, GIVEN_ROOM, { id }, notFound);
