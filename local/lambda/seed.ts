import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '#functions/errors.ts';
import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { fillSearch } from '#functions/store/search/rebuildSearch.ts';
import { addRooms } from '#local/seed/addRooms.ts';
import type { Person, SeedOrder } from '#local/seeding.ts';

/**
 * Fills the table with the functions' own code. It runs in a separate thread, which has the functions'
 * environment.
 */
async function seed({ people, rooms, imagesFolder }: SeedOrder): Promise<string[]> {
  const added: string[] = [];
  for (const person of people) if (await addPerson(person)) added.push(person.email);
  if (rooms) await addRooms(imagesFolder);
  await fillSearch();
  return added;
}

/** Returns false if the e-mail address is already registered. */
async function addPerson({ password, ...person }: Person): Promise<boolean> {
  try {
    const emailConfirmedAt = new Date().toISOString();
    await createUser({ ...person, emailConfirmedAt, passwordHash: await hashPassword(password) });
    return true;
  } catch (error) {
    if (isRefusal(error, 'emailTaken')) return false;
    throw error;
  }
}

parentPort?.postMessage(await seed(workerData as SeedOrder));
