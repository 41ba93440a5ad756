import { formEndpoint } from '#functions/http/formEndpoint.ts';
import { createRoom, newRoomId } from '#functions/store/rooms.ts';
import * as contract from '#shared/contract/rooms.ts';
import { withPicture } from '#functions/http/picture.ts';

export const handler = formEndpoint(contract.create, ({ input }) => {
  const { image: upload, ...fields } = input;
  const id = newRoomId();
  return withPicture(`rooms/${id}`, upload, (image) => createRoom(fields, { id, image }));
});
