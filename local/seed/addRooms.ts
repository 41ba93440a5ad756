import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '#functions/errors.ts';
import { putImage, putWidth } from '#functions/platform/pictures/images.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { createRoom } from '#functions/usecases/createRoom.ts';
import { ROOT } from '#infra/build/folders.ts';
import type { ArrivalGuide } from '#shared/arrival.ts';
import { pathAtWidth, type Picture } from '#shared/pictures.ts';
import { seedRooms, type SeedRoom } from './rooms.ts';

/** The widths of the pictures that lie beside them, in px, so that a new installation need not make any. */
const madeWidths = [400, 800] as const;

/** The width of the first pictures themselves: a large or sharp screen shows one as it is. The others are of 800. */
const FIRST_WIDTH = 1200;

const IMAGES = join(ROOT, 'local/seed/images');

/**
 * Adds the sample rooms that do not exist, and returns their names. Existing ones stay unchanged.
 * @param folder of the pictures
 * @param guide how to get into each of them
 */
export async function addRooms(folder = IMAGES, guide: ArrivalGuide = {}): Promise<string[]> {
  const added: string[] = [];
  for (const room of seedRooms) {
    if (await exists(room.id)) continue;
    await addRoom({ ...room, ...guide }, folder);
    added.push(room.name);
  }
  return added;
}

async function exists(id: string): Promise<boolean> {
  try {
    await getRoom(id);
    return true;
  } catch (error) {
    if (isRefusal(error, 'roomNotFound')) return false;
    throw error;
  }
}

async function addRoom(
  { id, pictures: descriptions, ...fields }: SeedRoom & ArrivalGuide,
  folder: string,
): Promise<void> {
  const pictures: Picture[] = [];
  for (const [index, description] of descriptions.entries()) {
    pictures.push({ ...(await addPicture(id, index, folder)), description });
  }
  await createRoom(fields, { id, pictures });
}

/** Stores a picture of a room, and itself at each width. */
async function addPicture(id: string, index: number, folder: string) {
  const name = index === 0 ? id : `${id}-${index + 1}`;
  const original = readFileSync(join(folder, `${name}.webp`));
  const path = await putImage(`rooms/${id}`, original, 'webp');
  const widths = index === 0 ? [...madeWidths, FIRST_WIDTH] : [...madeWidths];
  for (const width of widths) {
    const file = join(folder, 'widths', `${name}-${width}.webp`);
    await putWidth(
      pathAtWidth(path, width),
      width === widths.at(-1) ? original : readFileSync(file),
    );
  }
  return { path, widths };
}
