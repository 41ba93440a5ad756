import { ownMessages } from '#shared/messages.ts';
import type { RoomPageContent } from '#shared/roomPage.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { fetchColdRoom } from './coldRoomsSlice.ts';

/** Id of the element that holds what a rendered room's page was made of. */
export const GIVEN_ROOM = 'given-room';

const notFound: Failure = { code: 'roomNotFound', message: ownMessages.roomNotFound };

/** What the page in this window was made of; undefined where its HTML holds no room. */
export function readGivenRoom(): RoomPageContent | undefined {
  const text = document.getElementById(GIVEN_ROOM)?.textContent;
  return text ? (JSON.parse(text) as RoomPageContent) : undefined;
}

/**
 * The page's HTML taken for an answer to the request that its scripts have yet to send. With it in
 * the store, the first render equals the HTML.
 */
export const roomGiven = ({ id, room }: RoomPageContent) =>
  room
    ? fetchColdRoom.fulfilled(room, GIVEN_ROOM, { id })
    : fetchColdRoom.rejected(null, GIVEN_ROOM, { id }, notFound);
