import { formEndpoint } from '#functions/platform/http/formEndpoint.ts';
import { storePicture } from '#functions/platform/pictures/picture.ts';
import { createRoom, newRoomId } from '#functions/usecases/createRoom.ts';
import * as contract from '#shared/contract/rooms.ts';

/** Stores a room, its picture first: what the room shows is there before it is shown. */
export const handler = formEndpoint(contract.create, async ({ input }) => {
  const { image: upload, ...fields } = input;
  const id = newRoomId();
  const image = await storePicture(`rooms/${id}`, upload);
  return createRoom(fields, { id, image });
});
