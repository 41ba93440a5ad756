import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '#functions/errors.ts';
import { putImage, putWidth } from '#functions/platform/pictures/images.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { createRoom } from '#functions/usecases/createRoom.ts';
import { ROOT } from '#infra/build/folders.ts';
import type { ArrivalGuide } from '#shared/arrival.ts';
import { pathAtWidth } from '#shared/pictures.ts';
import { seedRooms, type SeedRoom } from './rooms.ts';

/** The widths of the pictures that lie beside them, so that a new installation need not make any. */
const madeWidths = [400, 800] as const;

/** The width of the pictures themselves, in px: a large or sharp screen shows one as it is. */
const OWN_WIDTH = 1200;

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
  { id, imageFile, ...fields }: SeedRoom & ArrivalGuide,
  folder: string,
): Promise<void> {
  const original = readFileSync(join(folder, imageFile));
  const image = await putImage(`rooms/${id}`, original, 'webp');
  for (const width of madeWidths) {
    const bytes = readFileSync(join(folder, 'widths', `${id}-${width}.webp`));
    await putWidth(pathAtWidth(image, width), bytes);
  }
  await putWidth(pathAtWidth(image, OWN_WIDTH), original);
  await createRoom(fields, { id, image, widths: [...madeWidths, OWN_WIDTH] });
}
