import { endpoint } from '#functions/platform/http/endpoint.ts';
import { dropPictures } from '#functions/platform/pictures/picture.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import * as contract from '#shared/contract/rooms.ts';

/** Deletes a room and its pictures. */
export const handler = endpoint(contract.remove, async ({ input, caller }) => {
  const room = await removeRoom(input.id, undefined, caller());
  await dropPictures(room.pictures);
  return { id: input.id };
});
