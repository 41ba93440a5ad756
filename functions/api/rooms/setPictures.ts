import { arranged } from '#functions/domain/roomPictures.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { dropPictures } from '#functions/platform/pictures/picture.ts';
import { changePictures } from '#functions/store/rooms/updateRoom.ts';
import * as contract from '#shared/contract/rooms.ts';

/** Orders and describes the pictures of a room. Those that are not named are deleted after the write. */
export const handler = endpoint(contract.setPictures, async ({ input, caller }) => {
  const { id, version, pictures: wanted } = input;
  const { before, after } = await changePictures(id, { version, by: caller() }, (pictures) =>
    arranged(pictures, wanted),
  );
  const kept = new Set(after.pictures.map(({ path }) => path));
  await dropPictures(before.pictures.filter(({ path }) => !kept.has(path)));
  return after;
});
