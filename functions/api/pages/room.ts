import { isRefusal } from '#functions/errors.ts';
import { page } from '#functions/platform/http/page.ts';
import { settings } from '#functions/platform/settings.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { ID } from '#shared/id.ts';
import { roomSchema, type Room } from '#shared/room.ts';
import { loadEarly, renderer } from './renderer.ts';

loadEarly();

/**
 * The page of a room as HTML. The edge asks for it with the id in `room`, which it leaves out where
 * the address holds no id, and with the host that the visitor sees in `host`.
 */
export const handler = page('pages.room', async ({ room: id = '', host = '' }) => {
  const { renderRoom, template, shell } = renderer();
  if (!ID.test(id)) return { status: 404, html: shell };
  const room = await findRoom(id);
  const html = await renderRoom({ id, room }, { template, siteUrl: siteUrlAt(host) });
  return { status: room ? 200 : 404, html };
});

/** Only what the contract lists is shown; undefined where there is no such room. */
async function findRoom(id: string): Promise<Room | undefined> {
  try {
    return roomSchema.parse(await getRoom(id));
  } catch (error) {
    if (isRefusal(error, 'roomNotFound')) return undefined;
    throw error;
  }
}

const HOST = /^[a-z0-9]+([.-][a-z0-9]+)*$/i;

/** Where the site stands: at an address of its own, else where the visitor found it. */
const siteUrlAt = (host: string): string | undefined =>
  settings.siteUrl() ?? (HOST.test(host) ? `https://${host.toLowerCase()}` : undefined);
