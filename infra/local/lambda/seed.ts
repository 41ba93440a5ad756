import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { hashPassword } from '#functions/auth/passwords.ts';
import { EmailTaken } from '#functions/errors.ts';
import { putImage } from '#functions/store/images.ts';
import { createRoom } from '#functions/store/rooms.ts';
import { createUser } from '#functions/store/users.ts';
import { seedRooms, type SeedRoom } from '../seed/rooms.ts';
import type { Person, SeedOrder } from '../seeding.ts';

/**
 * Fills the table in a thread of its own, where the environment is the functions': it writes with
 * the very code that they use.
 */
async function seed({ people, rooms, imagesFolder }: SeedOrder): Promise<string[]> {
  const added: string[] = [];
  for (const person of people) if (await addPerson(person)) added.push(person.email);
  if (rooms) for (const room of seedRooms) await addRoom(room, imagesFolder);
  return added;
}

/** Answers false where the address is there already. */
async function addPerson({ password, ...person }: Person): Promise<boolean> {
  try {
    await createUser({ ...person, passwordHash: await hashPassword(password) });
    return true;
  } catch (error) {
    if (error instanceof EmailTaken) return false;
    throw error;
  }
}

/** A room that is there already, of a seed that was cut short, stays as it is. */
async function addRoom({ id, imageFile, ...fields }: SeedRoom, folder: string): Promise<void> {
  const image = await putImage(`rooms/${id}`, readFileSync(join(folder, imageFile)), 'webp');
  try {
    await createRoom(fields, { id, image });
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

parentPort?.postMessage(await seed(workerData as SeedOrder));
