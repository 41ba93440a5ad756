import { withAnother } from '#functions/domain/roomPictures.ts';
import { formEndpoint } from '#functions/platform/http/formEndpoint.ts';
import { withPicture } from '#functions/platform/pictures/picture.ts';
import { changePictures } from '#functions/store/rooms/updateRoom.ts';
import * as contract from '#shared/contract/rooms.ts';

/** Adds a picture after those that a room has. It is stored first, so that the room never shows a missing one. */
export const handler = formEndpoint(contract.addPicture, async ({ input, caller }) => {
  const { id, image: upload, description = '', version } = input;
  const { after } = await withPicture(`rooms/${id}`, upload, (path = '') =>
    changePictures(id, { version, by: caller() }, (pictures) =>
      withAnother(pictures, { path, description }),
    ),
  );
  return after;
});
