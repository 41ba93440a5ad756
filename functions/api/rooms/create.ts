import { formEndpoint } from '#functions/platform/http/formEndpoint.ts';
import { storePicture } from '#functions/platform/pictures/picture.ts';
import { createRoom, newRoomId } from '#functions/usecases/createRoom.ts';
import * as contract from '#shared/contract/rooms.ts';
import { picturesOf } from '#shared/pictures.ts';

/** Creates a room. Its picture is stored first, so that the room never shows a missing one. */
export const handler = formEndpoint(contract.create, async ({ input, caller }) => {
  const { image: upload, ...fields } = input;
  const id = newRoomId();
  const image = await storePicture(`rooms/${id}`, upload);
  return createRoom(fields, { id, pictures: picturesOf({ image }), by: caller() });
});
