import { atWidths } from '#functions/platform/pictures/atWidths.ts';
import { putWidth, readImage } from '#functions/platform/pictures/images.ts';
import { dropWidths } from '#functions/platform/pictures/picture.ts';
import { noteWidths, showsPicture } from '#functions/store/rooms/noteWidths.ts';
import { pathAtWidth } from '#shared/pictures.ts';

/**
 * Makes the widths of a picture of a room, and then writes down in the room which there are. Doing it again makes the
 * same files. A picture that no room shows gets none; where it was removed meanwhile, they are deleted again.
 * @param path that the picture is served at, `/images/rooms/{roomId}/{name}`
 */
export async function makeWidths(path: string): Promise<void> {
  const roomId = path.split('/', 4).at(-1) ?? '';
  if (!(await showsPicture(roomId, path))) return dropWidths(path);
  const made = await atWidths(await readImage(path));
  await Promise.all(made.map(({ width, content }) => putWidth(pathAtWidth(path, width), content)));
  const widths = made.map(({ width }) => width);
  if (!(await noteWidths(roomId, path, widths))) await dropWidths(path);
}
