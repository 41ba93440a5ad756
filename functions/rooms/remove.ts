import { endpoint } from '#functions/http/endpoint.ts';
import { removeRoom } from '#functions/store/rooms.ts';
import * as contract from '#shared/contract/rooms.ts';
import { dropPicture } from '#functions/http/picture.ts';

export const handler = endpoint(contract.remove, async ({ input }) => {
  const room = await removeRoom(input.id);
  await dropPicture(room.image);
  return { id: input.id };
});
