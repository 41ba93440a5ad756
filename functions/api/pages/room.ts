import { isRefusal } from '#functions/errors.ts';
import { htmlPage } from '#functions/platform/http/htmlPage.ts';
import { siteUrlAt } from '#functions/platform/siteUrl.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { ID } from '#shared/id.ts';
import { roomSchema, type Room } from '#shared/room.ts';
import { rendererOf } from './renderer.ts';

const renderer = rendererOf('room');

/**
 * The page of a room as HTML. CloudFront passes the id as `room`, unless the address holds no id, and the
 * host of the address as `host`.
 */
export const handler = htmlPage('pages.room', async ({ room: id = '', host = '' }) => {
  const { renderRoom, template, shell } = renderer();
  if (!ID.test(id)) return { status: 404, html: shell };
  const room = await findRoom(id);
  const html = renderRoom({ id, room }, { template, siteUrl: siteUrlAt(host) });
  return { status: room ? 200 : 404, html };
});

/** The fields of a room that the contract lists; undefined where there is no such room. */
async function findRoom(id: string): Promise<Room | undefined> {
  try {
    return roomSchema.parse(await getRoom(id));
  } catch (error) {
    if (isRefusal(error, 'roomNotFound')) return undefined;
    throw error;
  }
}
