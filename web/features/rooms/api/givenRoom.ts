import { ownMessages } from '#shared/messages.ts';
import type { RoomPageContent } from '#shared/roomPage.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { fetchColdRoom } from './coldRoomsSlice.ts';

const GIVEN = 'given-room';

const notFound: Failure = { code: 'roomNotFound', message: ownMessages.roomNotFound };

/** The action of the request for a room, with the answer taken from the page's HTML. */
export const roomGiven = ({ id, room }: RoomPageContent) =>
  room
    ? fetchColdRoom.fulfilled(room, GIVEN, { id })
    : fetchColdRoom.rejected(null, GIVEN, { id }, notFound);
