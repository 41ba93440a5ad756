import { formEndpoint } from '#functions/platform/http/formEndpoint.ts';
import { dropPicture, withPicture } from '#functions/platform/pictures/picture.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import * as contract from '#shared/contract/rooms.ts';

/** Changes a room. Without a file it keeps its picture; a replaced picture is deleted after the write. */
export const handler = formEndpoint(contract.update, async ({ input, caller }) => {
  const { id, image: upload, ...changes } = input;
  const { before, after } = await withPicture(`rooms/${id}`, upload, (image) =>
    updateRoom(id, { ...changes, image }, caller()),
  );
  if (after.image !== before.image) await dropPicture(before.image);
  return after;
});
