import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '#functions/errors.ts';
import { putImage } from '#functions/platform/pictures/images.ts';
import { createRoom } from '#functions/usecases/createRoom.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { ROOT } from '#infra/build/folders.ts';
import { seedRooms, type SeedRoom } from './rooms.ts';

const IMAGES = join(ROOT, 'local/seed/images');

/**
 * Adds the rooms of the first catalogue that are not there, and answers their names. A room that is
 * there, of a seed that was cut short or by an admin's hand, stays as it is.
 * @param folder that of the pictures: in a bundle this module no longer stands beside them
 */
export async function addRooms(folder = IMAGES): Promise<string[]> {
  const added: string[] = [];
  for (const room of seedRooms) {
    if (await exists(room.id)) continue;
    await addRoom(room, folder);
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

async function addRoom({ id, imageFile, ...fields }: SeedRoom, folder: string): Promise<void> {
  const image = await putImage(`rooms/${id}`, readFileSync(join(folder, imageFile)), 'webp');
  await createRoom(fields, { id, image });
}
